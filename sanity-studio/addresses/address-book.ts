import { headingId } from '../../protocol/element-ids';

/** All link targets on the site: the answer to `addressesQuery`. */
export type Addresses = {
  brand: Partial<LinkBrand & { productName: string }> | null;
  pages: {
    _id: string;
    path: string;
    title?: string | null;
    searchTitle?: string | null;
    description?: string | null;
    /** Headings of its text, which are anchors. */
    headings: Heading[] | null;
    blocks: AddressBlock[] | null;
  }[];
  redirects: { from: string | null; status: number | null }[];
};

/** A heading of a text, as stored: its pieces. */
type Heading = { words: (string | null)[] | null };

type AddressBlock = {
  anchor: string | null;
  ids: (string | null)[] | null;
  /** Titles of its parts, which are anchors where the part has none of its own. */
  titles: (string | null)[] | null;
  anchors: (string | null)[] | null;
  headings: Heading[] | null;
};

/** A broken link. `dead`: it has no target; `unpublished`: visitors cannot see its page yet. */
export type LinkFlaw = { kind: 'dead' | 'unpublished'; message: string };

type Address = { isPublished: boolean; anchors: Set<string> };

const FOREIGN = /^[a-z][a-z0-9+.-]*:/i;
const FILES = /^\/(rss|sitemap|robots|llms)[a-z0-9-]*\.(xml|txt)$/;
/** Base to resolve the site's links from its root; any origin works. */
const ORIGIN = 'https://site.invalid';
const GONE = 410;
/** Anchors in the frame of every page. */
const FRAME_ANCHORS = ['main', 'chat', 'site-map'];

/** The addresses of the site; checks whether a link has a target. */
export class AddressBook {
  readonly #brand: LinkBrand & { productName: string };
  readonly #byPath = new Map<string, Address>();
  readonly #redirects: Set<string>;

  constructor({ brand, pages, redirects }: Addresses) {
    this.#brand = {
      productName: brand?.productName ?? '',
      productSlug: brand?.productSlug ?? '',
      applicationHost: brand?.applicationHost ?? '',
    };
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
    if (anchor === '' || address.anchors.has(anchor)) return undefined;
    return { kind: 'dead', message: `No part of ${path} has the link name “${anchor}”.` };
  }

  #add({ _id, path, headings, blocks }: Addresses['pages'][number]): void {
    const key = fillLink(path, this.#brand);
    const known = this.#byPath.get(key);
    const parts = blocks ?? [];
    const chosen = parts.flatMap(({ anchor, ids, anchors: own }) => [anchor, ...(ids ?? []), ...(own ?? [])]);
    const anchors = new Set([...FRAME_ANCHORS, ...chosen.filter((id) => typeof id === 'string')]);
    for (const title of [headings, ...parts.flatMap((block) => [block.titles, block.headings])].flatMap(
      textsOf,
    ))
      headingId(
        title.replaceAll('{product}', () => this.#brand.productName),
        anchors,
      );
    this.#byPath.set(key, {
      isPublished: !_id.startsWith('drafts.') || known?.isPublished === true,
      anchors: new Set([...(known?.anchors ?? []), ...anchors]),
    });
  }
}

function textsOf(titles: readonly (Heading | string | null)[] | null): string[] {
  return (titles ?? []).map((title) =>
    typeof title === 'string' ? title : (title?.words ?? []).join('').trim(),
  );
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

const HEADINGS = '"headings": body[style in ["h2", "h3"]]{ "words": children[].text }';

/** Input of `AddressBook`. It includes drafts: the perspective must be `raw`. */
export const addressesQuery = `{
  "brand": *[_id in ["siteSettings", "drafts.siteSettings"]] | order(_id desc)[0]{ productName, productSlug, applicationHost },
  "pages": *[_type in ["page", "article", "legalPage"] && defined(path)]{
    _id,
    path,
    title,
    "searchTitle": seo.title,
    "description": seo.description,
    ${HEADINGS},
    "blocks": blocks[]{
      anchor,
      "ids": coalesce(industries, values, quotes, testimonials)[]->id,
      "titles": coalesce(sections, groups)[].title,
      "anchors": sections[].anchor,
      ${HEADINGS}
    }
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
