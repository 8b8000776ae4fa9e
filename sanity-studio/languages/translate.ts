import type { SanityClient } from '@sanity/client';
import { getPublishedId } from '@sanity/client/csm';
import { isRecord } from '../../protocol/is-record';
import { TRANSLATIONS } from '../../protocol/site-documents';
import { noteId } from '../bin/deleted-documents';
import type { ContentDocument } from '../checks/flaw';
import { LINK_FIELDS } from '../checks/link-rules';
import type { SiteIndex } from '../checks/site-index';
import { newKey } from '../schema/names/new-key';
import { homePage } from '../structure/single-documents';

/**
 * The draft of a translation: the texts of the page, to be written over. What leads to a page that has a translation
 * leads to that. Of its path only the beginning is proposed; Studio publishes none that ends there.
 * @param tag the language
 */
export function translationOf(source: ContentDocument, tag: string, index: SiteIndex): ContentDocument {
  const { _rev, _createdAt, _updatedAt, path, ...texts } = source;
  const { addresses, translations } = index;
  const linked = (href: string) => {
    const page = addresses.destinationOf(href, String(path))?.page;
    const other = page && translations.inLanguage(page.id, tag)?.path;
    return other ? other + href.slice(href.search(/[?#]|$/)) : href;
  };
  // The Lake refuses references to what is not published.
  const referred = (id: string) => {
    const other = translations.inLanguage(id, tag);
    return other?.publishedAt ? other.id : id;
  };
  const translated = (value: unknown, field = ''): unknown => {
    if (Array.isArray(value)) return value.map((member) => translated(member));
    if (isRecord(value))
      return Object.fromEntries(
        Object.entries(value).map(([name, member]) => [name, translated(member, name)]),
      );
    if (typeof value !== 'string') return value;
    if (field === '_ref') return referred(value);
    return LINK_FIELDS.some((name) => name === field) ? linked(value) : value;
  };
  const id = getPublishedId(source._id);
  const home = translations.inLanguage(homePage.id, tag)?.path ?? `/${tag.toLowerCase()}`;
  return {
    ...Object.fromEntries(Object.entries(texts).map(([field, value]) => [field, translated(value, field)])),
    // Two editors at once make one draft.
    ...{ _id: `drafts.${id}-${tag}`, _type: source._type, language: tag },
    ...(path !== undefined && { path: id === homePage.id ? home : home.replace(/\/?$/, '/') }),
  };
}

/**
 * Makes the draft of a translation, and ties it to its page.
 * @param source the page as edited; it has a language
 * @returns the id of the translation
 * @throws what the client throws
 */
export async function translate(
  client: SanityClient,
  source: ContentDocument,
  tag: string,
  index: SiteIndex,
): Promise<string> {
  const proposed = translationOf(source, tag, index);
  const own = getPublishedId(source._id);
  const id = await freeId(client, getPublishedId(proposed._id));
  const draft = { ...proposed, _id: `drafts.${id}` };
  const tie = index.translations.tieOf(own)?._id ?? `translations-${own}`;
  await client
    .transaction()
    .create(draft)
    .createIfNotExists({
      ...{ _id: tie, _type: TRANSLATIONS, schemaTypes: [source._type] },
      translations: [member(String(source.language), own)],
    })
    .patch(tie, (patch) =>
      patch
        .unset([`translations[language=="${tag}"]`])
        .insert('after', 'translations[-1]', [member(tag, id)]),
    )
    .commit({ tag: 'translate', visibility: 'sync' });
  return id;
}

/** An id that no page has, nor one in the Bin, which could not be restored otherwise. */
async function freeId(client: SanityClient, id: string): Promise<string> {
  const ids = [id, `drafts.${id}`, noteId(id)];
  const options = { perspective: 'raw', tag: 'translate' } as const;
  const isTaken = await client.fetch<boolean>('count(*[_id in $ids]) > 0', { ids }, options);
  return isTaken ? `${id}-${newKey()}` : id;
}

/** As the plugin of the field writes it. A page can be deleted all the same. */
const member = (language: string, _ref: string) => ({
  ...{ _key: language, _type: 'internationalizedArrayReferenceValue', language },
  value: { _type: 'reference', _ref, _weak: true },
});
