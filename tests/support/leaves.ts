import { isRecord } from '../../protocol/is-record';

/** What every value of the content is replaced by. */
export const REPLACEMENTS = {
  null: null,
  '""': '',
  0: 0,
  '[]': [],
  '{}': {},
  '100 KB': 'long '.repeat(20_000),
} as const;

/** A value in an answer. `kind` is the same for values of one field: `page.blocks.featureGrid.items.title`. */
type Leaf = { at: readonly (string | number)[]; kind: string };

/** Every value below an answer, whether text, list or object. */
export function leavesOf(value: unknown, at: Leaf['at'] = [], kind = typeOf(value)): Leaf[] {
  const members: [string | number, unknown][] = Array.isArray(value)
    ? value.map((member, index) => [index, member])
    : isRecord(value)
      ? Object.entries(value)
      : [];
  const here = at.length > 0 ? [{ at, kind }] : [];
  const below = members.flatMap(([name, member]) =>
    leavesOf(member, [...at, name], `${kind}.${typeof name === 'number' ? typeOf(member) : name}`),
  );
  return [...here, ...below];
}

/** A copy of an answer in which one value is replaced. */
export function withLeaf(answer: unknown, { at }: Leaf, replacement: unknown): unknown {
  const copy: unknown = structuredClone(answer);
  const parent = at.slice(0, -1).reduce<unknown>((value, name) => Reflect.get(Object(value), name), copy);
  Reflect.set(Object(parent), at.at(-1) ?? '', replacement);
  return copy;
}

function typeOf(value: unknown): string {
  return isRecord(value) && typeof value._type === 'string' ? value._type : '*';
}

/** Mulberry32: the same numbers from 0 to 1 for the same seed. */
export function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
