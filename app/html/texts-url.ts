import { inLanguageOf } from '../texts/texts';

/** Each language's file, built on its own as workers are, by path. */
const urls = import.meta.glob<string>('../texts/languages/*.ts', {
  query: '?worker&url',
  import: 'default',
  eager: true,
});

/** Of the script with the texts of a page. @param language of the page (BCP 47) */
export const textsUrl = (language: string): string =>
  inLanguageOf(language, (name) => urls[`../texts/languages/${name}.ts`]) ?? '';
