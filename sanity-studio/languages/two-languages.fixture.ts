import { discardSiteIndex, readSiteIndex } from '../checks/site-index';
import { lakeWith } from '../lake/lake-with.fixture';

const CREATED = '2026-01-01T10:00:00Z';
type Fields = { _id: string; _type: string };

/** A page, published or a draft. @param more for instance when it was changed last */
export const page = (_id: string, path: string | undefined, language: string, more: object = {}) => ({
  ...{ _id, _type: 'page', title: _id, path, language, _createdAt: CREATED, _updatedAt: CREATED },
  ...more,
});

/** Ties pages in the languages `en` and `de`. @param own of the member of the second */
export const tie = (en: string, de: string, own: object = {}) => ({
  ...{ _id: `translations-${en}`, _type: 'translation.metadata' },
  translations: [
    { _key: 'en', language: 'en', value: { _type: 'reference', _ref: en, _weak: true } },
    { _key: 'de', language: 'de', value: { _type: 'reference', _ref: de, _weak: true }, ...own },
  ],
});

/** Settings of a site in English and German; the second are a draft. */
export const SETTINGS = [
  {
    _id: 'siteSettings',
    _type: 'siteSettings',
    language: 'en',
    productName: 'Plinth',
    productSlug: 'plinth',
  },
  { _id: 'drafts.siteSettings-de', _type: 'siteSettings', language: 'de' },
];

/** What Studio knows of a site. */
export function indexOf(...documents: Fields[]) {
  discardSiteIndex();
  return readSiteIndex(lakeWith(documents));
}
