import { getPublishedId } from '@sanity/client/csm';
import { isRecord } from '../../protocol/is-record';
import { type ContentDocument, type Flaw, type FlawKind, flawKinds } from '../checks/flaw';
import { LINK_FIELDS } from '../checks/link-rules';
import { isPageType } from '../checks/path-rules';
import type { SiteIndex } from '../checks/site-index';
import type { ContentPart } from '../checks/walk-content';

const ORPHAN =
  'No menu and no other page leads here, so visitors do not find it. Link to it, or hide it from search engines.';
const SMALL_TOPIC =
  'Remove its path until three articles in lists are about it: then it has no page, and no link leads to it.';

const flawOf = (kind: FlawKind, document: ContentDocument, message: string): Flaw => ({
  kind,
  level: flawKinds[kind].level,
  document,
  path: '',
  message,
});

/** Articles that a topic with a page has at least. */
const LEAST_ARTICLES = 3;

/**
 * Pages to which no link, menu or list of articles leads: visitors do not find them. A list leads to its topics too, of
 * which those with few articles are found. Pages that are hidden from search engines are meant to be found by their
 * address alone. All content is added, each document as its draft if it has one, in batches: it need not be kept.
 */
export class OrphanSearch {
  readonly #index: SiteIndex;
  /** Paths, as stored, that something else leads to, directly or through redirects; the home page is always found. */
  readonly #linked = new Set<string>(['/']);
  /** Of lists of articles. */
  readonly #channels = new Set<unknown>();
  readonly #pages: ContentDocument[] = [];

  constructor(index: SiteIndex) {
    this.#index = index;
  }

  /** @param parts all of the document's */
  add(document: ContentDocument, parts: readonly ContentPart[]): void {
    for (const { value } of parts) if (value._type === 'articleList') this.#channels.add(value.channel);
    // A redirect by itself leads visitors of an old address only.
    if (document._type !== 'redirect') this.#addLinks(document, parts);
    if (isPageType(document._type)) this.#pages.push(document);
  }

  #addLinks({ _id, path }: ContentDocument, parts: readonly ContentPart[]): void {
    const own = getPublishedId(_id);
    const ownPath = typeof path === 'string' ? path : undefined;
    for (const { value } of parts)
      for (const field of LINK_FIELDS) {
        const href = value[field];
        if (typeof href !== 'string') continue;
        const target = this.#index.addresses.destinationOf(href, ownPath)?.page;
        if (target && target.id !== own) this.#linked.add(target.path);
      }
  }

  /** Among all that was added. */
  found(): Flaw[] {
    // By address: a duplicate may stand at the one of its original.
    const { addresses, translations } = this.#index;
    const addressOf = (path: string) => addresses.pathOf(path) ?? path;
    const linked = new Set([...this.#linked].map(addressOf));
    // Every page leads to its translations.
    const isLinked = ({ _id, path }: ContentDocument) =>
      [{ path }, ...(translations.tieOf(getPublishedId(_id))?.members ?? [])].some(
        (page) => typeof page.path === 'string' && linked.has(addressOf(page.path)),
      );
    const isListed = ({ _type, channel }: ContentDocument) =>
      _type === 'article' && this.#channels.has(channel);
    const about = this.#pages
      .filter(isListed)
      .map((article) => (isRecord(article.about) ? article.about._ref : article.topic));
    const isSmall = ({ _id, title }: ContentDocument) =>
      about.filter((topic) => topic === getPublishedId(_id) || topic === title).length < LEAST_ARTICLES;
    return this.#pages.flatMap((page): Flaw[] => {
      if (typeof page.path !== 'string') return [];
      if (page._type === 'topic') return isSmall(page) ? [flawOf('small-topic', page, SMALL_TOPIC)] : [];
      const isHidden = isRecord(page.seo) && page.seo.noindex === true;
      const isFound = isLinked(page) || isListed(page) || isHidden;
      return isFound ? [] : [flawOf('orphan', page, ORPHAN)];
    });
  }
}
