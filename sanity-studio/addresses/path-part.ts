/**
 * A name as a part of a path: `Cash & forecasts` becomes `cash-forecasts`.
 * @returns lower-case letters, digits and hyphens; empty for a name without Latin letters and digits
 */
export function pathPart(name: string): string {
  return name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
