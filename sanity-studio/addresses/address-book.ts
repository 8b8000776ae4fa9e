import { getPublishedId, isPublishedId } from '@sanity/client/csm';
import { canonicalPath, readablePath } from '../../protocol/canonical-path';
import { type Brand, fillLink } from '../../protocol/placeholders';
import { RedirectTable, readOldAddress } from '../../protocol/redirects';
import { isWithin, visibleSpan } from '../../protocol/visibility';
import { readStudioConfiguration } from '../configuration/studio-configuration';
import { type Destination, type KnownPage, placeOn } from './known-page';
import { dead, hidden, type LinkFlaw, ORIGIN, resolveLink, type SiteBrand } from './links';
import { type AnchoredPage, choicesOf, pageAnchors } from './page-anchors';
import { addressKey, circle, isEqual, type Redirect, sampleOf } from './redirect-addresses';

/** All link targets on the site: the answer to `addressesQuery`. */
export type Addresses = {
  brand: Partial<Brand> | null;
  /** Where the site itself stands: that of Studio's configuration, except in tests. */
  siteOrigin?: string;
  pages: (AnchoredPage & {
    _id: string;
    _type?: string;
    title?: string | null;
    path: string;
    visibleFrom?: string | null;
    visibleUntil?: string | null;
    isUnlisted?: boolean | null;
    searchTitle?: string | null;
    /** In a site with several. */
    language?: string | null;
    description?: string | null;
  })[];
  redirects: { _id: string; from: string | null; to: string | null; status: number | null }[];
};

const FILES = /^\/(rss|sitemap|robots|llms)[a-z0-9-]*\.(xml|txt)$/;
const GONE = 410;
const TO_WILDCARD = /\/\*$/;

/** The addresses of the site; checks whether a link or a redirect has a target. */
export class AddressBook {
  readonly brand: SiteBrand;
  /** Empty without site settings. */
  readonly productName: string;
  readonly facts: Brand['facts'];
  /** Every published redirect, as stored. */
  readonly redirects: Addresses['redirects'];
  readonly #byPath = new Map<string, KnownPage>();
  readonly #pathById = new Map<string, string>();
  readonly #redirects: Redirect[];
  /** By their old address. */
  readonly #redirectsAt = new Map<string, Redirect[]>();
  readonly #table: RedirectTable<Redirect>;
  /** Known destinations of links. */
  readonly #destinations = new Map<string, Destination | undefined>();
  readonly #nowMs: number;

  /** @param nowMs time by which pages are visible, in ms since 1970 */
  constructor({ brand, siteOrigin, pages, redirects }: Addresses, nowMs = Date.now()) {
    this.#nowMs = nowMs;
    this.brand = {
      productSlug: brand?.productSlug ?? '',
      applicationHost: brand?.applicationHost ?? '',
      bookingAddress: brand?.bookingAddress,
      siteOrigin: siteOrigin ?? readStudioConfiguration().siteOrigin,
    };
    this.productName = brand?.productName ?? '';
    this.facts = brand?.facts;
    this.redirects = redirects;
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
    return this.destinationOf(href, ownPath)?.flaw;
  }

  /** What a link leads to; undefined if it leads elsewhere. Parameters as in `flawOf`. */
  destinationOf(href: string, ownPath?: string): Destination | undefined {
    // Pages have many links in common, and most of the time is spent on reading them as URLs.
    const key = href.trim().startsWith('#') ? `${href.trim()}\n${ownPath}` : href;
    if (!this.#destinations.has(key)) this.#destinations.set(key, this.#findDestination(href, ownPath));
    return this.#destinations.get(key);
  }

  #findDestination(href: string, ownPath: string | undefined): Destination | undefined {
    const url = resolveLink(href, this.brand, ownPath);
    if (url === 'invalid') return { flaw: dead(`“${href.trim()}” is not an address.`) };
    return url && this.#destinationOf(url, this.#table);
  }

  /** Every page at its path; a draft at another path than its published page is not among them. */
  get pages(): KnownPage[] {
    return [...this.#byPath.values()].filter(({ id, path }) => this.#pathById.get(id) === path);
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
    const { flaw } = this.#destinationOf(sampleOf(filled, sample?.slice(below.length)), table);
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

  #destinationOf(url: URL, table: RedirectTable<Redirect>): Destination {
    const path = canonicalPath(url.pathname);
    const at =
      FILES.test(path) || this.#following.isPage(path) ? undefined : table.follow(url, this.#following);
    if (!at) return this.#placeAt(url);
    const from = at.through[0]?.from ?? path;
    switch (at.kind) {
      case 'gone':
        return { flaw: dead(`The page at ${readablePath(path)} is gone for good.`) };
      case 'loop':
        return { flaw: dead(circle(at.through)) };
      case 'invalid':
        return { flaw: dead(`The redirect from ${at.through.at(-1)?.from} leads nowhere.`) };
      case 'target': {
        const { target } = at;
        const isOwn = target.origin === ORIGIN;
        const place = isOwn ? this.#placeAt(target) : {};
        return { ...place, redirect: { from, target } };
      }
    }
  }

  #placeAt({ pathname, search, hash }: URL): Destination {
    const path = canonicalPath(pathname);
    if (FILES.test(path)) return {};
    const page = this.#byPath.get(path);
    const shown = readablePath(path);
    if (!page) return { flaw: dead(`There is no page at ${shown}.`) };
    if (!page.isPublished)
      return { page, flaw: hidden(`The page at ${shown} is not published yet. Publish it first.`) };
    if (!isWithin(page.visible, this.#nowMs))
      return { page, flaw: hidden(`Visitors do not see the page at ${shown} now, by its dates.`) };
    return placeOn(page, { search, hash }, shown);
  }

  #add(page: Addresses['pages'][number]): void {
    const id = getPublishedId(page._id);
    const key = canonicalPath(fillLink(page.path, this.brand));
    const known = this.#byPath.get(key);
    const isPublished = isPublishedId(page._id);
    if (isPublished || !this.#pathById.has(id)) this.#pathById.set(id, page.path);
    const name = page.title ?? 'Another page';
    const language = page.language ?? undefined;
    const anchors = pageAnchors(page, this);
    const blocks = page.blocks?.filter((block) => isWithin(visibleSpan(block), this.#nowMs));
    const isWhole = blocks?.length === page.blocks?.length;
    const shown = isWhole ? anchors : pageAnchors({ ...page, blocks: blocks ?? null }, this);
    const isUnlisted = page.isUnlisted === true;
    this.#byPath.set(key, {
      ...(isPublished || !known
        ? { id, type: page._type, path: page.path, name, language, isUnlisted }
        : known),
      isPublished: isPublished || known?.isPublished === true,
      visible: isPublished || !known ? visibleSpan(page) : known.visible,
      anchors: new Map([...(known?.anchors ?? []), ...anchors]),
      shownAnchors: new Set([...(known?.shownAnchors ?? []), ...shown.keys()]),
      choices: new Set([...(known?.choices ?? []), ...choicesOf(page).map(({ choice }) => choice)]),
    });
  }
}
