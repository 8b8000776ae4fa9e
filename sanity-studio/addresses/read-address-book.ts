import type { SanityClient } from '@sanity/client';
import { AddressBook, type Addresses } from './address-book';
import { addressesQuery } from './addresses-query';

/** A page has dozens of links, all checked at once, again after each pause in typing: they share one answer. */
const KEPT_MS = 5_000;

let kept: { book: Promise<AddressBook>; readAt: number } | undefined;

/**
 * The addresses of the site, drafts included.
 * @param client of the lake, signed in
 * @param now current time, ms
 * @throws what the client throws
 */
export function readAddressBook(client: SanityClient, now = Date.now()): Promise<AddressBook> {
  if (kept && now - kept.readAt < KEPT_MS) return kept.book;
  const book = client
    .fetch<Addresses>(addressesQuery, {}, { perspective: 'raw', tag: 'addresses' })
    .then((addresses) => new AddressBook(addresses));
  kept = { book, readAt: now };
  book.catch(() => {
    kept = undefined;
  });
  return book;
}
