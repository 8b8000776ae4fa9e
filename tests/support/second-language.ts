import type { SanityClient } from '@sanity/client';
import { frameId } from '../../protocol/language';
import { IS_PAGE } from '../../protocol/page-types';
import type { StoredDocument } from './lake-editor';

const FRAMES = ['siteSettings', 'navigation', 'chatSettings', 'consentSettings'];

/** Publishes settings, menu, chat and consent of a language, with the texts of the default one, and gives pages theirs. */
export async function beginLanguage(lake: SanityClient, language: string): Promise<void> {
  const frames = await lake.fetch<StoredDocument[]>('*[_id in $ids]', { ids: FRAMES });
  const own = frames.find(({ _type }) => _type === 'siteSettings')?.language ?? 'en-GB';
  const transaction = lake.transaction();
  for (const { _id, _rev, ...texts } of frames)
    transaction.createOrReplace({
      ...texts,
      ...(texts._type === 'siteSettings' && { language }),
      _id: frameId(texts._type, language),
    });
  for (const id of await lake.fetch<string[]>(`*[${IS_PAGE} && !defined(language)]._id`))
    transaction.patch(id, { set: { language: own } });
  await transaction.commit();
}

/** Leaves the default language alone, and no page with a language. */
export async function leaveOneLanguage(lake: SanityClient): Promise<void> {
  const transaction = lake.transaction();
  const other = '_type in $types && !(_id in $types)';
  const gone = `*[${other} || _type == "translation.metadata"]._id`;
  for (const id of await lake.fetch<string[]>(gone, { types: FRAMES })) transaction.delete(id);
  for (const id of await lake.fetch<string[]>(`*[${IS_PAGE} && defined(language)]._id`))
    transaction.patch(id, { unset: ['language'] });
  await transaction.commit();
}
