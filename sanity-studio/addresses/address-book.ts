import type { SanityClient } from '@sanity/client';

/** All link targets on the site: the answer to `addressesQuery`. */
export type Addresses = {
  brand: Partial<LinkBrand> | null;
  pages: {
    _id: string;
    path: string;
    /** True if headings of the text are anchors too. */
    hasHeadings: boolean;
    blocks: { anchor: string | null; ids: (string | null)[] | null }[] | null;
  }[];
  redirects: { from: string | null; status: number | null }[];
};

/** A broken link. `dead`: it has no target; `unpublished`: visitors cannot see its page yet. */
export type LinkFlaw = { kind: 'dead' | 'unpublished'; message: string };

type Address = { isPublished: boolean; hasHeadings: boolean; anchors: Set<string> };

const FOREIGN = /^[a-z][a-z0-9+.-]*:/i;
const FILES = /^\/(rss|sitemap|robots|llms)[a-z0-9-]*\.(xml|txt)$/;
/** Base to resolve the site's links from its root; any origin works. */
const ORIGIN = 'https://site.invalid';
const GONE = 410;
/** Anchors in the frame of every page. */
const FRAME_ANCHORS = ['main', 'chat', 'site-map'];

/** The addresses of the site; checks whether a link has a target. */
export class AddressBook {
  readonly #brand: LinkBrand;
  readonly #byPath = new Map<string, Address>();
  readonly #redirects: Set<string>;

  constructor({ brand, pages, redirects }: Addresses) {
    this.#brand = { productSlug: brand?.productSlug ?? '', applicationHost: brand?.applicationHost ?? '' };
    for (const page of pages) this.#add(page);
    const followed = redirects.filter(({ from, status }) => from && status !== GONE);
    this.#redirects = new Set(followed.map(({ from }) => fillLink(from ?? '', this.#brand)));
  }

  /**
   * Checks a link.
   * @param href as stored, with its placeholders; a path without a leading slash starts at the root
   * @param ownPath path of the page that holds it, as stored; undefined for content that is shown on several pages
   * @returns the flaw; undefined for a valid or external link
   */
  flawOf(href: string, ownPath?: string): LinkFlaw | undefined {
    const link = fillLink(href.trim(), this.#brand);
    if (link === '' || FOREIGN.test(link) || (link.startsWith('#') && ownPath === undefined))
      return undefined;
    const own = ORIGIN + fillLink(ownPath ?? '/', this.#brand);
    const base = link.startsWith('#') ? own : `${ORIGIN}/`;
    if (!URL.canParse(link, base)) return { kind: 'dead', message: `“${link}” is not an address.` };
    const url = new URL(link, base);
    if (url.origin !== ORIGIN) return undefined;
    const path = canonical(decode(url.pathname));
    return this.#flawOfPath(path, decode(url.hash.slice(1)));
  }

  #flawOfPath(path: string, anchor: string): LinkFlaw | undefined {
    if (FILES.test(path) || this.#redirects.has(path)) return undefined;
    const address = this.#byPath.get(path);
    if (!address) return { kind: 'dead', message: `There is no page at ${path}.` };
    if (!address.isPublished)
      return { kind: 'unpublished', message: `The page at ${path} is not published yet. Publish it first.` };
    const isKnown = anchor === '' || address.anchors.has(anchor) || address.hasHeadings;
    if (isKnown) return undefined;
    return { kind: 'dead', message: `No part of ${path} has the link name “${anchor}”.` };
  }

  #add({ _id, path, hasHeadings, blocks }: Addresses['pages'][number]): void {
    const key = fillLink(path, this.#brand);
    const known = this.#byPath.get(key);
    const anchors = (blocks ?? []).flatMap(({ anchor, ids }) => [anchor, ...(ids ?? [])]);
    this.#byPath.set(key, {
      isPublished: !_id.startsWith('drafts.') || known?.isPublished === true,
      hasHeadings: hasHeadings || known?.hasHeadings === true,
      anchors: new Set([
        ...FRAME_ANCHORS,
        ...(known?.anchors ?? []),
        ...anchors.filter((anchor) => typeof anchor === 'string'),
      ]),
    });
  }
}

/** The canonical spelling of a path on the site. */
function canonical(path: string): string {
  const single = path.replace(/\/{2,}/g, '/').toLowerCase();
  return single.length > 1 ? single.replace(/\/$/, '') : single;
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** The dozens of links of a page are checked together after each pause in typing, and share one answer. */
const CACHE_MS = 5_000;

let cached: { book: Promise<AddressBook>; readAt: number } | undefined;

/**
 * The addresses of the site, drafts included.
 * @param client of the lake, signed in
 * @param now current time, ms
 * @throws what the client throws
 */
export function readAddressBook(client: SanityClient, now = Date.now()): Promise<AddressBook> {
  if (cached && now - cached.readAt < CACHE_MS) return cached.book;
  const book = client
    .fetch<Addresses>(addressesQuery, {}, { perspective: 'raw', tag: 'addresses' })
    .then((addresses) => new AddressBook(addresses));
  cached = { book, readAt: now };
  book.catch(() => {
    cached = undefined;
  });
  return book;
}

/** Blocks whose headings are anchors too, as in articles and legal pages. */
const HEADED = '["prose", "faqGroups", "moduleSections"]';

/** Input of `AddressBook`. It includes drafts: the perspective must be `raw`. */
const addressesQuery = `{
  "brand": *[_id in ["siteSettings", "drafts.siteSettings"]] | order(_id desc)[0]{ productSlug, applicationHost },
  "pages": *[_type in ["page", "article", "legalPage"] && defined(path)]{
    _id,
    path,
    "hasHeadings": _type != "page" || count(blocks[_type in ${HEADED}]) > 0,
    "blocks": blocks[]{ anchor, "ids": coalesce(industries, values, quotes)[]->id }
  },
  "redirects": *[_type == "redirect" && !(_id in path("drafts.**"))]{ from, status }
}`;

/** Values of the placeholders in paths and links. */
type LinkBrand = { productSlug: string; applicationHost: string };

/**
 * Fills the product's short name and the application's address into a path or link, as the site does.
 * @param href may hold `{product}` and `{host}`
 */
export function fillLink(href: string, { productSlug, applicationHost }: LinkBrand): string {
  return href.replaceAll('{product}', () => productSlug).replaceAll('{host}', () => applicationHost);
}

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
