import type { ServerTexts } from './languages/en';
import { filesFor, inLanguageOf } from './texts';

/** By path. Loading a file also provides the texts of `textsOf`. */
const files = import.meta.glob<ServerTexts>('./languages/*.ts', { eager: true, import: 'serverTexts' });
const fileOf = (name: string): ServerTexts | undefined => files[`./languages/${name}.ts`];

/** Whether the site's own texts are there in a language (BCP 47); without them they are English. */
export const hasTexts = (tag: string): boolean => filesFor(tag).some((name) => fileOf(name) !== undefined);

/** What the server says where editors have published nothing. @throws Error without the English file */
export function serverTextsOf(tag: string): ServerTexts {
  const texts = inLanguageOf(tag, fileOf);
  if (!texts) throw new Error('There are no English texts');
  return texts;
}
