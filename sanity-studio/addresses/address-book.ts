import { canonicalPath, readablePath } from '../../protocol/canonical-path';
import { headingId } from '../../protocol/element-ids';
import { type Brand, fillLink, fillText, type LinkBrand } from '../../protocol/placeholders';
import { type RedirectRule, RedirectTable, readOldAddress } from '../../protocol/redirects';
import { isWithin, type Span, visibleSpan } from '../../protocol/visibility';
import { type LinkFlaw, ORIGIN, publishedId, resolveLink } from './links';

/** All link targets on the site: the answer to `addressesQuery`. */
export type Addresses = {
  brand: Partial<Brand> | null;
  pages: {
    _id: string;
    title?: string | null;
    path: string;
    visibleFrom?: string | null;
    visibleUntil?: string | null;
    searchTitle?: string | null;
    description?: string | null;
    /** Headings of its text, which are anchors. */
    headings?: Heading[] | null;
    blocks: AddressBlock[] | null;
  }[];
  redirects: { _id: string; from: string | null; to: string | null; status: number | null }[];
};

/** A heading of a text, as stored: its pieces. */
type Heading = { words: (string | null)[] | null };

type AddressBlock = {
  _key?: string;
  anchor: string | null;
  records: ({ _id: string; id: string | null } | null)[] | null;
  /** Titles of its parts, which are anchors where the part has none of its own. */
  titles?: (string | null)[] | null;
  anchors?: (string | null)[] | null;
  headings?: Heading[] | null;
};

type Address = { name: string; isPublished: boolean; visible: Span; anchors: Set<string> };
type Redirect = RedirectRule & { _id: string };

const FILES = /^\/(rss|sitemap|robots|llms)[a-z0-9-]*\.(xml|txt)$/;
const GONE = 410;
const TO_WILDCARD = /\/\*$/;
/** Anchors in the frame of every page. */
const FRAME_ANCHORS = ['main', 'chat', 'site-map'];

/** The addresses of the site; checks whether a link or a redirect has a target. */
export class AddressBook {
  readonly brand: LinkBrand;
  /** Empty without site settings. */
  readonly productName: string;
  readonly facts: Brand['facts'];
  readonly #byPath = new Map<string, Address>();
  readonly #pathById = new Map<string, string>();
  readonly #redirects: Redirect[];
  /** By their old address. */
  readonly #redirectsAt = new Map<string, Redirect[]>();
  readonly #table: RedirectTable<Redirect>;

  readonly #nowMs: number;

  /** @param nowMs time by which pages are visible, in ms since 1970 */
  constructor({ brand, pages, redirects }: Addresses, nowMs = Date.now()) {
    this.#nowMs = nowMs;
    this.brand = { productSlug: brand?.productSlug ?? '', applicationHost: brand?.applicationHost ?? '' };
    this.productName = brand?.productName ?? '';
    this.facts = brand?.facts;
    for (const page of pages) this.#add(page);
    this.#redirects = redirects.flatMap(({ from, status, ...redirect }) =>
      from ? [this.#filled({ ...redirect, from, status: status ?? 0 })] : [],
    );
    for (const redirect of this.#redirects) {
      const key = addressKey(redirect.from);
      if (!this.#redirectsAt.get(key)?.push(redirect)) this.#redirectsAt.set(key, [redirect]);
    }
    this.#table = new RedirectTable(this.#redirects);
  }

  /**
   * Checks a link.
   * @param href as stored, with its placeholders; a path without a leading slash starts at the root
   * @param ownPath path of the page that holds it, as stored; undefined for content that is shown on several pages
   * @returns the flaw; undefined for a valid or external link
   */
  flawOf(href: string, ownPath?: string): LinkFlaw | undefined {
    const url = resolveLink(href, this.brand, ownPath);
    if (url === 'invalid') return dead(`“${href.trim()}” is not an address.`);
    return url && this.#flawOfUrl(url, this.#table);
  }

  /**
   * Checks where a redirect leads, as if it were published.
   * @param redirect `to` is its target, or the path of its page
   * @returns the flaw: no target, or a circle that it closes
   */
  flawOfRedirect(redirect: Redirect): LinkFlaw | undefined {
    if (redirect.status === GONE) return undefined;
    const asked = this.#filled(redirect);
    const stored = this.#redirectsAt.get(addressKey(asked.from))?.find((other) => isEqual(other, asked));
    const filled = stored ?? asked;
    const others = this.#redirects.filter(({ _id }) => _id !== redirect._id);
    // A table of its own for each of thousands of published redirects would take minutes.
    const table = stored ? this.#table : new RedirectTable([filled, ...others]);
    const { isWildcard } = readOldAddress(filled.from);
    const below = filled.to?.replace(TO_WILDCARD, '/') ?? '';
    const isBelow = isWildcard && below !== filled.to && below.startsWith('/');
    const sample = isBelow ? [...this.#byPath.keys()].find((path) => path.startsWith(below)) : undefined;
    if (isBelow && sample === undefined) return dead(`There is no page below ${below}.`);
    const flaw = this.#flawOfUrl(sampleOf(filled, sample?.slice(below.length)), table);
    if (flaw || !isWildcard) return flaw;
    // It may close a circle for some of the addresses below its path only.
    for (const other of others) {
      const outcome = table.follow(sampleOf(other), this.#following);
      if (outcome?.kind === 'loop' && outcome.through.includes(filled)) return dead(circle(outcome.through));
    }
    return undefined;
  }

  /**
   * What is at an old address already: a published page, or another redirect.
   * @param own id of the redirect that asks
   */
  ownerOf(from: string, own: string): { isPage: boolean; name: string } | undefined {
    const asked = readOldAddress(fillLink(from, this.brand));
    const page = asked.isWildcard ? undefined : this.#byPath.get(asked.path);
    if (page?.isPublished) return { isPage: true, name: page.name };
    const other = this.#redirectsAt.get(JSON.stringify(asked))?.find(({ _id }) => _id !== own);
    return other && { isPage: false, name: other.from };
  }

  /** The target of a redirect as stored: the path of its page, or its address. */
  targetOf({ page, to }: { page?: unknown; to?: unknown }): string | null {
    const id = typeof page === 'object' && page && '_ref' in page ? String(page._ref) : '';
    return this.#pathById.get(id) ?? (typeof to === 'string' ? to : null);
  }

  /** The canonical path that a link leads to; undefined if it leads elsewhere. Parameters as in `flawOf`. */
  pathOf(href: string, ownPath?: string): string | undefined {
    const url = resolveLink(href, this.brand, ownPath);
    return url instanceof URL ? canonicalPath(url.pathname) : undefined;
  }

  readonly #following = {
    isPage: (path: string) => this.#byPath.get(path)?.isPublished === true,
    targetOf: (to: string) => {
      const target = URL.canParse(to, ORIGIN) ? new URL(to, ORIGIN) : undefined;
      return target && /^https?:$/.test(target.protocol) ? target : undefined;
    },
  };

  #filled(redirect: Redirect): Redirect {
    const { from, to } = redirect;
    return { ...redirect, from: fillLink(from, this.brand), to: to && fillLink(to, this.brand) };
  }

  #flawOfUrl(url: URL, table: RedirectTable<Redirect>): LinkFlaw | undefined {
    const path = canonicalPath(url.pathname);
    if (FILES.test(path)) return undefined;
    if (this.#following.isPage(path)) return this.#flawOfPage(path, url.hash);
    const outcome = table.follow(url, this.#following);
    switch (outcome?.kind) {
      case undefined:
        return this.#flawOfPage(path, url.hash);
      case 'gone':
        return dead(`The page at ${readablePath(path)} is gone for good.`);
      case 'loop':
        return dead(circle(outcome.through));
      case 'invalid':
        return dead(`The redirect from ${outcome.through.at(-1)?.from} leads nowhere.`);
      case 'target': {
        const { origin, pathname, hash } = outcome.target;
        return origin === ORIGIN ? this.#flawOfPage(canonicalPath(pathname), hash) : undefined;
      }
    }
  }

  #flawOfPage(path: string, hash: string): LinkFlaw | undefined {
    if (FILES.test(path)) return undefined;
    const address = this.#byPath.get(path);
    const shown = readablePath(path);
    if (!address) return dead(`There is no page at ${shown}.`);
    if (!address.isPublished)
      return { kind: 'unpublished', message: `The page at ${shown} is not published yet. Publish it first.` };
    if (!isWithin(address.visible, this.#nowMs))
      return { kind: 'unpublished', message: `Visitors do not see the page at ${shown} now: it has dates.` };
    const anchor = decode(hash.slice(1));
    if (anchor === '' || address.anchors.has(anchor)) return undefined;
    return dead(`No part of ${shown} has the link name “${anchor}”.`);
  }

  #add({ _id, title, path, headings, blocks, ...dates }: Addresses['pages'][number]): void {
    const key = canonicalPath(fillLink(path, this.brand));
    const known = this.#byPath.get(key);
    const isPublished = publishedId(_id) === _id;
    if (isPublished || !this.#pathById.has(publishedId(_id))) this.#pathById.set(publishedId(_id), path);
    const parts = blocks ?? [];
    const chosen = parts.flatMap(({ anchor, records, anchors: own }) => [
      anchor,
      ...(records ?? []).map((record) => record?.id),
      ...(own ?? []),
    ]);
    const anchors = new Set([...FRAME_ANCHORS, ...chosen.filter((id) => typeof id === 'string')]);
    const titles = [headings, ...parts.flatMap((block) => [block.titles, block.headings])].flatMap(textsOf);
    for (const one of titles) headingId(fillText(one, this), anchors);
    this.#byPath.set(key, {
      name: (isPublished || !known ? title : known.name) ?? 'Another page',
      isPublished: isPublished || known?.isPublished === true,
      visible: isPublished || !known ? visibleSpan(dates) : known.visible,
      anchors: new Set([...(known?.anchors ?? []), ...anchors]),
    });
  }
}

function textsOf(titles: readonly (Heading | string | null)[] | null | undefined): string[] {
  return (titles ?? []).map((title) =>
    typeof title === 'string' ? title : (title?.words ?? []).join('').trim(),
  );
}

const addressKey = (from: string) => JSON.stringify(readOldAddress(from));

function isEqual(one: Redirect, other: Redirect): boolean {
  return (
    one._id === other._id && one.from === other.from && one.to === other.to && one.status === other.status
  );
}

const dead = (message: string): LinkFlaw => ({ kind: 'dead', message });

const MOST_SHOWN = 6;

function circle(through: readonly Redirect[]): string {
  const hops = [...through.map(({ from }) => from), through.at(-1)?.to].slice(0, MOST_SHOWN);
  return `Redirects lead in a circle: ${hops.join(' → ')}.`;
}

/** A URL that a redirect applies to. @param rest below the path of a wildcard */
function sampleOf({ from }: Redirect, rest = 'page'): URL {
  const { path, isWildcard, query } = readOldAddress(from);
  const url = new URL(isWildcard ? `${path}/${rest}` : path, ORIGIN);
  for (const [name, value] of query) url.searchParams.append(name, value);
  return url;
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
