import { getPublishedId } from '@sanity/client/csm';
import { isRecord } from '../../protocol/is-record';
import type { AddressBook } from '../addresses/address-book';
import { type ContentDocument, type Flaw, flawKinds } from '../checks/flaw';
import { LINK_FIELDS } from '../checks/link-rules';
import { isPageType } from '../checks/path-rules';
import type { ContentPart } from '../checks/walk-content';

/**
 * Pages to which no link, menu or list of articles leads: visitors do not find them. A list leads to its topics too.
 * Those that are hidden from search engines are meant to be found by their address alone, and are not among them. All
 * content is added, each document as its draft if it has one, in batches: it need not be kept.
 */
export class OrphanSearch {
  readonly #addresses: AddressBook;
  /** Paths, as stored, that something else leads to, directly or through redirects; the home page is always found. */
  readonly #linked = new Set<string>(['/']);
  /** Of lists of articles. */
  readonly #channels = new Set<unknown>();
  readonly #pages: ContentDocument[] = [];

  constructor(addresses: AddressBook) {
    this.#addresses = addresses;
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
        const target = this.#addresses.destinationOf(href, ownPath)?.page;
        if (target && target.id !== own) this.#linked.add(target.path);
      }
  }

  /** The orphans among all that was added. */
  found(): Flaw[] {
    // By address: a duplicate may stand at the one of its original.
    const addressOf = (path: string) => this.#addresses.pathOf(path) ?? path;
    const linked = new Set([...this.#linked].map(addressOf));
    const isListed = ({ _type, channel }: ContentDocument) =>
      _type === 'article' && this.#channels.has(channel);
    const about = new Set(
      this.#pages
        .filter(isListed)
        .map((article) => (isRecord(article.about) ? article.about._ref : article.topic)),
    );
    return this.#pages
      .filter(
        (page) =>
          typeof page.path === 'string' &&
          !linked.has(addressOf(page.path)) &&
          !isListed(page) &&
          !(page._type === 'topic' && (about.has(getPublishedId(page._id)) || about.has(page.title))) &&
          !(isRecord(page.seo) && page.seo.noindex === true),
      )
      .map((document) => ({
        kind: 'orphan',
        level: flawKinds.orphan.level,
        document,
        path: '',
        message:
          'No menu and no other page leads here, so visitors do not find it. Link to it, or hide it from search engines.',
      }));
  }
}
