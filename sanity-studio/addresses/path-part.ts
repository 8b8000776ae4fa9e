/**
 * A name as a part of a path: `Cash & forecasts` becomes `cash-forecasts`.
 * @param language that the name is in, if it is known: in German, `ü` is written `ue`
 * @returns lower-case letters, digits and hyphens; empty for a name without Latin letters and digits
 */
export function pathPart(name: string, language?: unknown): string {
  const isGerman = /^de\b/.test(String(language));
  return (isGerman ? name.normalize('NFC').replace(/[äöü]/gi, '$&e') : name)
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
