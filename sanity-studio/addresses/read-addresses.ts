import type { SanityClient } from '@sanity/client';
import { AddressBook, type Addresses } from './address-book';

/** The dozens of links of a page are checked together after each pause in typing, and share one answer. */
const CACHE_MS = 5_000;

let cached: { book: Promise<AddressBook>; readAt: number } | undefined;

/**
 * The addresses of the site, drafts included; at most five seconds old.
 * @param client of the lake, signed in
 * @param now current time, ms
 * @throws what the client throws
 */
export function readAddressBook(client: SanityClient, now = Date.now()): Promise<AddressBook> {
  if (cached && now - cached.readAt < CACHE_MS) return cached.book;
  const book = readAddresses(client).then((addresses) => new AddressBook(addresses));
  cached = { book, readAt: now };
  book.catch(() => {
    cached = undefined;
  });
  return book;
}

/** The addresses as they are now. @throws what the client throws */
export function readAddresses(client: SanityClient): Promise<Addresses> {
  return client.fetch<Addresses>(addressesQuery, {}, { perspective: 'raw', tag: 'addresses' });
}

/** Blocks whose headings are anchors too, as in articles and legal pages. */
const HEADED = '["prose", "faqGroups", "moduleSections"]';

/** Input of `AddressBook`. It includes drafts: the perspective must be `raw`. */
const addressesQuery = `{
  "brand": *[_id in ["siteSettings", "drafts.siteSettings"]] | order(_id desc)[0]{ productSlug, applicationHost },
  "pages": *[_type in ["page", "article", "legalPage"] && defined(path)]{
    _id,
    title,
    path,
    "hasHeadings": _type != "page" || count(blocks[_type in ${HEADED}]) > 0,
    "blocks": blocks[]{ _key, anchor, "records": coalesce(industries, values, quotes)[]->{ _id, id } }
  },
  "redirects": *[_type == "redirect" && !(_id in path("drafts.**"))]{
    _id,
    from,
    "to": coalesce(page->path, to),
    status
  }
}`;

const PLACEHOLDER = '{product}';
/** Further mentions are not varied: no real path has them, and each doubles the spellings. */
const MAX_MENTIONS = 4;

/**
 * Every way to write a path that leads to the same page: each mention of the product's short name may be written as
 * `{product}`. The site finds a page by the same rule.
 * @param path as an editor typed it, with or without `{product}`
 * @param productSlug the product's short name
 * @returns at least one path
 */
export function pathSpellings(path: string, productSlug: string): string[] {
  const filled = path.replaceAll(PLACEHOLDER, () => productSlug);
  if (productSlug === '') return [filled];
  const [first = '', ...rest] = filled.split(productSlug);
  return rest.reduce<string[]>(
    (spellings, part, index) =>
      spellings.flatMap((spelling) => {
        const mentions = index < MAX_MENTIONS ? [productSlug, PLACEHOLDER] : [productSlug];
        return mentions.map((mention) => spelling + mention + part);
      }),
    [first],
  );
}
