import { createHash } from 'node:crypto';

export type Random = {
  /** A number in [0, 1). */
  next(): number;
  /** A number between two bounds. */
  between(least: number, most: number): number;
  /** @throws for an empty list */
  pick<Item>(items: readonly Item[]): Item;
  /** A copy in random order. */
  shuffled<Item>(items: readonly Item[]): Item[];
};

/**
 * A repeatable sequence of numbers: the hash of the seed and a counter.
 * @param seed the same seed gives the same sequence
 */
export function createRandom(seed: string): Random {
  let drawn = 0;
  const next = () => {
    drawn += 1;
    return createHash('sha256').update(`${seed} ${drawn}`).digest().readUInt32BE(0) / 2 ** 32;
  };
  return {
    next,
    between: (least, most) => least + next() * (most - least),
    pick(items) {
      const item = items[Math.floor(next() * items.length)];
      if (item === undefined) throw new Error('There is nothing to pick from');
      return item;
    },
    shuffled: (items) =>
      items
        .map((item) => ({ item, at: next() }))
        .sort((one, other) => one.at - other.at)
        .map(({ item }) => item),
  };
}
