import { createHash } from 'node:crypto';
import { randomFrom } from '../support/leaves';

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

/** A sequence of numbers that is the same for the same seed. */
export function createRandom(seed: string): Random {
  const next = randomFrom(createHash('sha256').update(seed).digest().readInt32BE(0));
  return {
    next,
    between: (least, most) => least + next() * (most - least),
    pick(items) {
      for (const item of items.slice(Math.floor(next() * items.length))) return item;
      throw new Error('There is nothing to pick from');
    },
    shuffled: (items) =>
      items
        .map((item) => ({ item, at: next() }))
        .sort((one, other) => one.at - other.at)
        .map(({ item }) => item),
  };
}
