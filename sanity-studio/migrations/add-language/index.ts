import { at, createIfNotExists, defineMigration, patch, setIfMissing } from '@sanity/migrate';
import { canonicalLanguage, DEFAULT_LANGUAGE, frameId } from '../../../protocol/language';
import { pageTypes } from '../../../protocol/page-types';
import { singleSettings } from '../../structure/single-documents';

/**
 * Begins the language of the variable LOCALE: pages and openings without a language get the default one, and settings, menu, chat
 * and consent a draft each, with the texts to write over. Until these are published visitors see nothing of it.
 */
export default defineMigration({
  title: 'A second language',
  documentTypes: [...pageTypes, 'opening'],
  filter: '!defined(language)',
  async *migrate(documents, { client }) {
    const types = [...singleSettings.keys()];
    const frames = await client.fetch<Frame[]>('*[_id in $types]', { types }, { perspective: 'published' });
    const settings = frames.find(({ _type }) => _type === 'siteSettings');
    const own = canonicalLanguage(settings?.language ?? '') ?? DEFAULT_LANGUAGE;
    const language = canonicalLanguage(process.env.LOCALE ?? '');
    if (!language || language === own)
      throw new Error(`Set LOCALE to a language tag, such as de, other than ${own}.`);
    for await (const { _id } of documents()) yield patch(_id, at('language', setIfMissing(own)));
    const known = await client.fetch<string[]>(
      '*[_type in $types]._id',
      { types },
      { perspective: 'drafts' },
    );
    for (const { _rev, _createdAt, _updatedAt, ...texts } of frames) {
      const id = frameId(texts._type, language);
      const draft = { ...texts, ...(texts._type === 'siteSettings' && { language }), _id: `drafts.${id}` };
      if (!known.includes(id)) yield createIfNotExists(draft);
    }
  },
});

type Stamps = { _id: string; _type: string; _rev: string; _createdAt: string; _updatedAt: string };
type Frame = Stamps & { language?: string };
