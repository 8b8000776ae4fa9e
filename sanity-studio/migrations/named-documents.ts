import { createHash } from 'node:crypto';
import { createIfNotExists, type Mutation, type Transaction, transaction } from '@sanity/migrate';
import { pathPart } from '../addresses/path-part';

/**
 * What is named in documents by what the id of a document of that name ends with. Names that differ in case or signs
 * alone are one.
 */
export function byShortName<Holder>(
  holders: readonly Holder[],
  nameOf: (holder: Holder) => string,
): Map<string, Holder[]> {
  const groups = new Map<string, Holder[]>();
  for (const holder of holders) {
    const key = shortName(nameOf(holder));
    if (!groups.get(key)?.push(holder)) groups.set(key, [holder]);
  }
  return groups;
}

/** The part of an id that is made from a name. */
export const shortName = (name: string): string =>
  pathPart(name) || createHash('sha256').update(name).digest('hex').slice(0, 8);

/** A draft may refer to another; publishing it waits until that is published too. */
export const referenceTo = (_ref: string, type: string, isPublic: boolean) => ({
  _type: 'reference',
  _ref,
  ...(!isPublic && { _weak: true, _strengthenOnPublish: { type } }),
});

/** The hosted Lake limits the size of a transaction. */
const MOST_AT_ONCE = 100;

/**
 * Transactions that make a document where there is none, each with some of the changes that refer to it: a stop halfway
 * leaves nothing without it.
 */
export function* withDocument(
  document: { _id: string; _type: string },
  changes: readonly Mutation[],
): Generator<Transaction> {
  for (let from = 0; from < changes.length; from += MOST_AT_ONCE)
    yield transaction([createIfNotExists(document), ...changes.slice(from, from + MOST_AT_ONCE)]);
}
