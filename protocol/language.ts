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
