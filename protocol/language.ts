/** Used for site settings without a language. */
export const DEFAULT_LANGUAGE = 'en-GB';

/**
 * @param tag as an editor wrote it (BCP 47): `de-ch`
 * @returns its canonical form (`de-CH`), or undefined if it is malformed: `Intl` would throw for it
 */
export function canonicalLanguage(tag: string): string | undefined {
  // Longer first parts are well-formed, and registered for no language: an editor has written "English".
  if (!/^[a-z]{2,3}(-|$)/i.test(tag)) return undefined;
  try {
    return Intl.getCanonicalLocales(tag)[0];
  } catch {
    return undefined;
  }
}

/** As caches compare it; empty for what is none. */
export const languageValue = (value: string): string => canonicalLanguage(value) ?? '';

/** Scripts that are written from right to left (Unicode). */
const FROM_RIGHT = new Set('Adlm Arab Hebr Mand Nkoo Rohg Samr Syrc Thaa'.split(' '));

/** The value of `dir` for a language; undefined where it is the usual one. @param language BCP 47, canonical */
export function writingDirection(language: string): 'rtl' | undefined {
  return FROM_RIGHT.has(new Intl.Locale(language).maximize().script ?? '') ? 'rtl' : undefined;
}

/**
 * The id of settings, menu, chat or consent in a language: of the default one the type, `siteSettings`, of another
 * `siteSettings-de`. An id with a dot could not be read without a token.
 * @param language BCP 47, canonical
 */
export const frameId = (type: string, language: string): string => `${type}-${language}`;

/** The language that an id of `frameId` names; undefined for the default one, and for other ids. */
export function languageOfFrame(type: string, id: string): string | undefined {
  const language = id.startsWith(`${type}-`) ? id.slice(type.length + 1) : '';
  return canonicalLanguage(language) === language ? language : undefined;
}

/** Whether an id is that of the type in some language. */
export const isFrameId = (type: string, id: string): boolean =>
  id === type || languageOfFrame(type, id) !== undefined;
