import { readKerning, tagAt } from './kerning';
import { type Contour, midpoint, type Point } from './outline';

/** A static TrueType font (ISO/IEC 14496-22): what a drawing needs of it. Lengths are in units of its em. */
export type Typeface = {
  unitsPerEm: number;
  capHeight: number;
  /** @returns undefined for a character that the font has not */
  glyphOf(character: string): number | undefined;
  advanceOf(glyph: number): number;
  /** What is added to the advance of a glyph before another. */
  kerningOf(left: number, right: number): number;
  /** Closed contours; y points up. */
  contoursOf(glyph: number): Contour[];
};

const NO_GLYPH = 0;

/**
 * Reads a font with outlines in `glyf`.
 * @param bytes of a `.ttf` file; a variable or compressed one (woff2) must be made static first, see docs/brand.md
 */
export function readTypeface(bytes: Uint8Array): Typeface {
  const font = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const tables = readTables(font);
  const table = (tag: string) => {
    const found = tables.get(tag);
    if (!found) throw new Error(`The font has no table ${tag}`);
    return found;
  };
  const [head, os2, hmtx] = [table('head'), table('OS/2'), table('hmtx')];
  const metrics = table('hhea').getUint16(34);
  const glyphs = readCharacters(table('cmap'));
  const known = new Map<number, Contour[]>();
  const isLong = head.getInt16(50) === 1;
  const loca = table('loca');
  const offsetOf = (glyph: number) => (isLong ? loca.getUint32(glyph * 4) : loca.getUint16(glyph * 2) * 2);
  return {
    unitsPerEm: head.getUint16(18),
    capHeight: os2.getInt16(88),
    glyphOf: (character) => glyphs.get(character.codePointAt(0) ?? 0),
    advanceOf: (glyph) => hmtx.getUint16(Math.min(glyph, metrics - 1) * 4),
    kerningOf: readKerning(tables.get('GPOS')),
    contoursOf: (glyph) => {
      const contours = known.get(glyph) ?? readContours(table('glyf'), offsetOf, glyph);
      known.set(glyph, contours);
      return contours;
    },
  };
}

function readTables(font: DataView): Map<string, DataView> {
  const tables = new Map<string, DataView>();
  for (let index = 0; index < font.getUint16(4); index += 1) {
    const record = 12 + index * 16;
    const [start, length] = [font.getUint32(record + 8), font.getUint32(record + 12)];
    tables.set(tagAt(font, record), new DataView(font.buffer, font.byteOffset + start, length));
  }
  return tables;
}

/** The glyphs of characters, from the subtable for the basic plane (format 4), which every font has. */
function readCharacters(cmap: DataView): Map<number, number> {
  const offsets = Array.from({ length: cmap.getUint16(2) }, (_, index) => cmap.getUint32(8 + index * 8));
  const start = offsets.find((offset) => cmap.getUint16(offset) === 4);
  if (start === undefined) throw new Error('The font has no cmap of format 4');
  const size = cmap.getUint16(start + 6);
  const ends = start + 14;
  const [starts, deltas, ranges] = [ends + size + 2, ends + 2 * size + 2, ends + 3 * size + 2];
  const glyphs = new Map<number, number>();
  for (let segment = 0; segment < size; segment += 2) {
    const [first, last] = [cmap.getUint16(starts + segment), cmap.getUint16(ends + segment)];
    const [delta, range] = [cmap.getUint16(deltas + segment), cmap.getUint16(ranges + segment)];
    for (let code = first; code <= last && code < 0xffff; code += 1) {
      const found = range === 0 ? code : cmap.getUint16(ranges + segment + range + (code - first) * 2);
      const glyph = range === 0 || found !== NO_GLYPH ? (found + delta) & 0xffff : NO_GLYPH;
      if (glyph !== NO_GLYPH) glyphs.set(code, glyph);
    }
  }
  return glyphs;
}

function readContours(glyf: DataView, offsetOf: (glyph: number) => number, glyph: number): Contour[] {
  const start = offsetOf(glyph);
  if (start === offsetOf(glyph + 1)) return [];
  const count = glyf.getInt16(start);
  if (count >= 0) return readSimple(glyf, start + 10, count);
  return readParts(glyf, start + 10).flatMap(({ glyph: part, place }) =>
    readContours(glyf, offsetOf, part).map((contour) =>
      contour.map(({ to, control }) => ({ to: place(to), ...(control && { control: place(control) }) })),
    ),
  );
}

const ON_CURVE = 0x01;
const REPEATED = 0x08;

/** Of a coordinate: the flag of one byte, and the flag that means its sign there, and that it is unchanged elsewhere. */
const X = { short: 0x02, same: 0x10 };
const Y = { short: 0x04, same: 0x20 };

function readSimple(glyf: DataView, start: number, count: number): Contour[] {
  const ends = Array.from({ length: count }, (_, index) => glyf.getUint16(start + index * 2));
  const size = (ends.at(-1) ?? -1) + 1;
  let at = start + count * 2;
  at += 2 + glyf.getUint16(at);
  const flags: number[] = [];
  while (flags.length < size) {
    const flag = glyf.getUint8(at++);
    const times = flag & REPEATED ? glyf.getUint8(at++) + 1 : 1;
    for (let index = 0; index < times; index += 1) flags.push(flag);
  }
  const coordinates = ({ short, same }: typeof X) => {
    let value = 0;
    return flags.map((flag) => {
      if (flag & short) value += flag & same ? glyf.getUint8(at++) : -glyf.getUint8(at++);
      else if (!(flag & same)) {
        value += glyf.getInt16(at);
        at += 2;
      }
      return value;
    });
  };
  const [xs, ys] = [coordinates(X), coordinates(Y)];
  const points = flags.map((flag, index) => ({
    x: xs[index] ?? 0,
    y: ys[index] ?? 0,
    isOn: (flag & ON_CURVE) !== 0,
  }));
  return ends.map((end, index) =>
    contourOf(points.slice(index === 0 ? 0 : (ends[index - 1] ?? 0) + 1, end + 1)),
  );
}

/** Between two points off the curve there is one on it, half way, that is not stored. */
function contourOf(points: (Point & { isOn: boolean })[]): Contour {
  const whole = points.flatMap((point, index) => {
    const before = points.at(index - 1);
    return before && !before.isOn && !point.isOn
      ? [{ ...midpoint(before, point), isOn: true }, point]
      : [point];
  });
  const first = whole.findIndex(({ isOn }) => isOn);
  const ordered = [...whole.slice(first + 1), ...whole.slice(0, first + 1)];
  const start = ordered.at(-1);
  const steps = ordered.flatMap((point, index) => {
    const before = ordered[index - 1];
    if (!point.isOn) return [];
    return [{ to: point, ...(before && !before.isOn && { control: before }) }];
  });
  return start ? [{ to: start }, ...steps] : [];
}

const WORDS = 0x01;
const OFFSETS = 0x02;
const SCALED = 0x08;
const MORE = 0x20;
const SCALED_APART = 0x40;
const MATRIX = 0x80;

type Part = { glyph: number; place: (point: Point) => Point };

/** The parts of a glyph made of others, such as a letter and its accent. */
function readParts(glyf: DataView, start: number): Part[] {
  const parts: Part[] = [];
  let at = start;
  let flags = MORE;
  while (flags & MORE) {
    flags = glyf.getUint16(at);
    const glyph = glyf.getUint16(at + 2);
    at += 4;
    const [dx, dy] =
      flags & WORDS ? [glyf.getInt16(at), glyf.getInt16(at + 2)] : [glyf.getInt8(at), glyf.getInt8(at + 1)];
    at += flags & WORDS ? 4 : 2;
    const next = () => {
      at += 2;
      return glyf.getInt16(at - 2) / 16_384;
    };
    let [a, b, c, d] = [1, 0, 0, 1];
    if (flags & SCALED) a = d = next();
    else if (flags & SCALED_APART) [a, d] = [next(), next()];
    else if (flags & MATRIX) [a, b, c, d] = [next(), next(), next(), next()];
    const [x, y] = flags & OFFSETS ? [dx, dy] : [0, 0];
    parts.push({
      glyph,
      place: (point) => ({ x: a * point.x + c * point.y + x, y: b * point.x + d * point.y + y }),
    });
  }
  return parts;
}
