/** The page with what was found: `/search?q=stock`. */
export const SEARCH_PATH = '/search';
export const SEARCH_PARAMETER = 'q';
/** Unless it is the default one. */
export const LANGUAGE_PARAMETER = 'language';
/** What is longer is cut. */
export const MAX_SEARCH_CHARACTERS = 100;

/** Enough for the limit after folding, so that a longer text costs nothing. */
const MAX_READ = 1_000;
/** Control characters and lone surrogates separate words; marks of direction and other invisible ones do not. */
const SEPARATORS = /[\s\p{Cc}\p{Cs}\p{Cn}\p{Co}]+/gu;
const INVISIBLE = /[\p{Cf}\p{Default_Ignorable_Code_Point}]+/gu;
const QUOTES = /[\u00ab\u00bb\u201c-\u201f\u2033\u301d-\u301f]/gu;

/**
 * As caches and the site compare it: in lower case, with single spaces, straight quotes and no invisible characters.
 * Folding twice changes nothing.
 */
export function searchQueryValue(value: string): string {
  const visible = value.slice(0, MAX_READ).replace(INVISIBLE, '').normalize('NFKC').toLowerCase();
  const plain = visible
    .normalize('NFKC')
    .replace(INVISIBLE, '')
    .replace(QUOTES, '"')
    .replace(SEPARATORS, ' ');
  return [...plain.trim()].slice(0, MAX_SEARCH_CHARACTERS).join('').trim();
}

/** The address of what is found in a language; without a query that of the empty form. */
export function searchPath(query: string, language?: string): string {
  const parameters = new URLSearchParams({
    ...(query && { [SEARCH_PARAMETER]: query }),
    ...(language && { [LANGUAGE_PARAMETER]: language }),
  });
  return `${SEARCH_PATH}?${parameters}`.replace(/\?$/, '');
}
