const PAIRS = 2;
const EXTENSION = 9;
const X_ADVANCE = 0x04;

/** @returns undefined if the subtable has no value for the pair */
type Subtable = (left: number, right: number) => number | undefined;

/**
 * Kerning by pairs, from the feature `kern`.
 * @param gpos the table; undefined in a font without one
 * @returns a function that takes two glyphs, and returns what is added to the advance of the first
 */
export function readKerning(gpos: DataView | undefined): (left: number, right: number) => number {
  if (!gpos) return () => 0;
  const lookups = kerningLookups(gpos).map((offset) => readLookup(gpos, offset));
  return (left, right) => {
    let kerning = 0;
    for (const subtables of lookups) {
      for (const subtable of subtables) {
        const found = subtable(left, right);
        if (found === undefined) continue;
        kerning += found;
        break;
      }
    }
    return kerning;
  };
}

/** The four letters of a tag. */
export const tagAt = (view: DataView, offset: number): string =>
  String.fromCharCode(...[0, 1, 2, 3].map((index) => view.getUint8(offset + index)));

function kerningLookups(gpos: DataView): number[] {
  const [features, lookups] = [gpos.getUint16(6), gpos.getUint16(8)];
  const indexes = new Set<number>();
  for (const record of list(gpos, features, 6)) {
    if (tagAt(gpos, record) !== 'kern') continue;
    for (const at of list(gpos, features + gpos.getUint16(record + 4) + 2)) indexes.add(gpos.getUint16(at));
  }
  return [...indexes]
    .sort((one, other) => one - other)
    .map((index) => lookups + gpos.getUint16(lookups + 2 + index * 2));
}

/** The offsets of the entries of a list: a count, and as many records. */
function list(view: DataView, start: number, bytes = 2): number[] {
  return Array.from({ length: view.getUint16(start) }, (_, index) => start + 2 + index * bytes);
}

function readLookup(gpos: DataView, lookup: number): Subtable[] {
  const type = gpos.getUint16(lookup);
  return list(gpos, lookup + 4).flatMap((at) => {
    const start = lookup + gpos.getUint16(at);
    const isExtension = type === EXTENSION;
    const kind = isExtension ? gpos.getUint16(start + 2) : type;
    return kind === PAIRS ? [readPairs(gpos, isExtension ? start + gpos.getUint32(start + 4) : start)] : [];
  });
}

const fieldsOf = (format: number) => format.toString(2).replaceAll('0', '').length;

function readPairs(gpos: DataView, start: number): Subtable {
  const covered = readCoverage(gpos, start + gpos.getUint16(start + 2));
  const [one, other] = [gpos.getUint16(start + 4), gpos.getUint16(start + 6)];
  const bytes = (fieldsOf(one) + fieldsOf(other)) * 2;
  const advanceAt = fieldsOf(one & (X_ADVANCE - 1)) * 2;
  const value = (at: number) => (one & X_ADVANCE ? gpos.getInt16(at + advanceAt) : 0);
  if (gpos.getUint16(start) === 1) {
    const sets = new Map<number, Map<number, number>>();
    return (left, right) => {
      const index = covered.get(left);
      if (index === undefined) return undefined;
      const set = start + gpos.getUint16(start + 10 + index * 2);
      const pairs =
        sets.get(left) ??
        new Map(list(gpos, set, bytes + 2).map((at) => [gpos.getUint16(at), value(at + 2)]));
      sets.set(left, pairs);
      return pairs.get(right);
    };
  }
  const lefts = readClasses(gpos, start + gpos.getUint16(start + 8));
  const rights = readClasses(gpos, start + gpos.getUint16(start + 10));
  const width = gpos.getUint16(start + 14);
  return (left, right) => {
    if (!covered.has(left)) return undefined;
    const row = (lefts.get(left) ?? 0) * width + (rights.get(right) ?? 0);
    return value(start + 16 + row * bytes);
  };
}

/** The index of each glyph that a subtable is for. */
function readCoverage(gpos: DataView, start: number): Map<number, number> {
  if (gpos.getUint16(start) === 1)
    return new Map(list(gpos, start + 2).map((at, index) => [gpos.getUint16(at), index]));
  return new Map(
    list(gpos, start + 2, 6).flatMap((at) =>
      range(gpos, at).map((glyph, index): [number, number] => [glyph, gpos.getUint16(at + 4) + index]),
    ),
  );
}

/** The class of each glyph; those that are not in it are of class 0. */
function readClasses(gpos: DataView, start: number): Map<number, number> {
  if (gpos.getUint16(start) === 1) {
    const first = gpos.getUint16(start + 2);
    return new Map(list(gpos, start + 4).map((at, index) => [first + index, gpos.getUint16(at)]));
  }
  return new Map(
    list(gpos, start + 2, 6).flatMap((at) =>
      range(gpos, at).map((glyph): [number, number] => [glyph, gpos.getUint16(at + 4)]),
    ),
  );
}

function range(gpos: DataView, at: number): number[] {
  const first = gpos.getUint16(at);
  return Array.from({ length: gpos.getUint16(at + 2) - first + 1 }, (_, index) => first + index);
}
