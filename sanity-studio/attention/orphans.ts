import { isRecord } from '../../protocol/is-record';
import type { AddressBook } from '../addresses/address-book';
import { publishedId } from '../addresses/links';
import { type ContentDocument, type Flaw, flawKinds } from '../checks/flaw';
import { LINK_FIELDS } from '../checks/link-rules';
import { isPageType } from '../checks/path-rules';
import { walkContent } from '../checks/walk-content';
import { homePage } from '../structure/single-documents';

/**
 * Pages to which no link, menu or list of articles leads: visitors do not find them. A list leads to its topics too.
 * Those that are hidden from search engines are meant to be found by their address alone, and are not among them.
 * @param documents all content, each as its draft if it has one
 */
export function findOrphans(documents: readonly ContentDocument[], addresses: AddressBook): Flaw[] {
  const linked = linkedPages(documents, addresses);
  const channels = new Set(
    documents
      .flatMap((document) => walkContent(document))
      .flatMap(({ value }) => (value._type === 'articleList' ? [value.channel] : [])),
  );
  const listed = documents.filter(({ _type, channel }) => _type === 'article' && channels.has(channel));
  const about = new Set(
    listed.map((article) => (isRecord(article.about) ? article.about._ref : article.topic)),
  );
  return documents
    .filter(
      ({ _id, _type, path, channel, title, seo }) =>
        isPageType(_type) &&
        typeof path === 'string' &&
        !linked.has(publishedId(_id)) &&
        !(_type === 'article' && channels.has(channel)) &&
        !(_type === 'topic' && (about.has(publishedId(_id)) || about.has(title))) &&
        !(isRecord(seo) && seo.noindex === true),
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

/** Ids of the pages that something else links to, directly or through redirects; the home page is always found. */
function linkedPages(documents: readonly ContentDocument[], addresses: AddressBook): Set<string> {
  const linked = new Set<string>([homePage.id]);
  for (const document of documents) {
    // A redirect by itself leads visitors of an old address only.
    if (document._type === 'redirect') continue;
    const own = publishedId(document._id);
    const ownPath = typeof document.path === 'string' ? document.path : undefined;
    const targets = walkContent(document)
      .flatMap(({ value }) => LINK_FIELDS.map((field) => value[field]))
      .flatMap((href) =>
        typeof href === 'string' ? [addresses.destinationOf(href, ownPath)?.page?.id] : [],
      );
    for (const target of targets) if (target !== undefined && target !== own) linked.add(target);
  }
  return linked;
}
