import { isRecord } from '../../protocol/is-record';
import { frameId } from '../../protocol/language';
import { pageTypes } from '../../protocol/page-types';
import type { ArchiveDocument } from './archive';
import { archive, content } from './content';
import type { TestSite } from './test-site';

/** Written from right to left. */
export const OTHER = 'ar';
/** Begins every text of a language; short, so that texts fit as they did. */
export const WORD = { main: 'Hwq', other: 'Nwq' };

const FRAMES = ['siteSettings', 'navigation', 'chatSettings', 'consentSettings'];
/** They have no texts, or one of all languages. */
const SHARED = /^(?:redirect|previewShare|sanity\.|translation\.)/;
/** Names of people and things, of which other texts are made. */
const NAMES = new Set(['productName', 'organisationName', 'network']);
/** Addresses, dates and figures. */
const NO_TEXT = /^[\d+]|^\S*[/@:]\S*$|^[a-z][\w-]*$/;
const LINKS = new Set(['path', 'href', 'footerHref']);

const hasLanguage = ({ _type }: ArchiveDocument) => [...pageTypes, 'opening'].includes(_type);

const documents = archive.originals.filter(({ _type }) => !SHARED.test(_type));
const ids = new Set(documents.map(({ _id }) => _id));
const paths = new Set(documents.flatMap(({ path }) => (typeof path === 'string' ? path : [])));

export const otherPath = (path: string): string => (path === '/' ? `/${OTHER}` : `/${OTHER}${path}`);
export const otherId = (id: string): string => (FRAMES.includes(id) ? frameId(id, OTHER) : `${id}-${OTHER}`);

/** Every text of a value begins with a word. @param field the name of the field that it is in */
function marked(value: unknown, word: string, field = ''): unknown {
  if (typeof value === 'string')
    return field.startsWith('_') || NAMES.has(field) || NO_TEXT.test(value) ? value : `${word} ${value}`;
  if (Array.isArray(value)) return value.map((member) => marked(member, word, field));
  // What stands beside its spans has no room for more.
  if (!isRecord(value) || value._type === 'viewSpans') return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, member]) => [name, marked(member, word, name)]),
  );
}

/** References and links lead to what is written in the other language. */
function moved(value: unknown, field = ''): unknown {
  if (typeof value === 'string') {
    if (field === '_ref') return ids.has(value) ? otherId(value) : value;
    const [path = ''] = value.split(/[?#]/);
    return LINKS.has(field) && paths.has(path) ? otherPath(path) + value.slice(path.length) : value;
  }
  if (Array.isArray(value)) return value.map((member) => moved(member, field));
  if (!isRecord(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, moved(member, name)]));
}

/** A document as it is stored in a language. @param change of the whole value */
function inLanguage(document: ArchiveDocument, language: string, word: string) {
  const { _id, _type, ...fields } = document;
  const value = marked(fields, word);
  const own = hasLanguage(document) || _type === 'siteSettings' ? { language } : {};
  return { ...(isRecord(value) ? value : {}), ...own, _id, _type };
}

function translated(document: ArchiveDocument) {
  const value = moved(inLanguage(document, OTHER, WORD.other));
  return { ...(isRecord(value) ? value : {}), _id: otherId(document._id), _type: document._type };
}

/** As the plugin for translations writes it. */
export const tie = (id: string, others: readonly string[] = [otherId(id)]) => ({
  _id: `translations-of-${id}`,
  _type: 'translation.metadata',
  schemaTypes: [...pageTypes],
  translations: [id, ...others].map((_ref, at) => ({
    ...{ _key: `t${at}`, _type: 'internationalizedArrayReferenceValue' },
    value: { _type: 'reference', _ref, _weak: true },
  })),
});

/** Publishes the content of the archive in two languages, each text of which tells its language. */
export async function publishTwice({ editor }: Pick<TestSite, 'editor'>): Promise<void> {
  const pages = documents.filter(({ _type }) => pageTypes.includes(_type));
  const all = [
    ...documents.map((document) => inLanguage(document, content.language, WORD.main)),
    ...documents.map(translated),
    ...pages.map(({ _id }) => tie(_id)),
  ];
  // One transaction, because documents refer to each other.
  const transaction = editor.transaction();
  const kept = new Set(all.map(({ _id }) => _id));
  for (const { _id, _type } of archive.documents)
    if (!kept.has(_id) && (_type.startsWith('translation.') || !SHARED.test(_type))) transaction.delete(_id);
  for (const document of all) transaction.createOrReplace(document);
  await transaction.commit({ returnDocuments: false, visibility: 'async' });
}
