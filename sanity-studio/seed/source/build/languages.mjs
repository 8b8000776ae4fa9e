import { typesWithLanguage } from './member-types.mjs';
import { translate } from './translate.mjs';

/**
 * The documents of a dataset in two languages, with a document for each translated one that ties both, as Studio's plugin
 * for translations writes it.
 *
 * @param {object[]} documents those of the first language, with the settings that name it
 * @param {Parameters<typeof translate>[1]} translation
 */
export function inTwoLanguages(documents, translation) {
  const { language } = documents.find(({ _type }) => _type === 'siteSettings');
  const originals = documents.map((each) =>
    typesWithLanguage.has(each._type) ? { ...each, language } : each,
  );
  const translated = translate(originals, translation);
  const languages = [language, translation.language];
  const tied = originals.filter(({ _id }) => _id in translation.paths);
  return [...originals, ...translated, ...tied.map((original) => tieOf(original, languages))];
}

const tieOf = ({ _id, _type }, [first, second]) => ({
  _id: `translations-${_id}`,
  _type: 'translation.metadata',
  translations: [member(first, _id), member(second, `${_id}-${second}`)],
  schemaTypes: [_type],
});

const member = (language, _ref) => ({
  _key: language,
  _type: 'internationalizedArrayReferenceValue',
  language,
  value: { _type: 'reference', _ref, _weak: true },
});
