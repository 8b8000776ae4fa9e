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

/**
 * The path that is proposed for a document.
 * @param path as it is now
 * @param name of the document
 * @returns undefined for a path that is complete, and for a name of which none can be made
 */
export function proposedPath(path: string | undefined, name: unknown): string | undefined {
  const part = typeof name === 'string' ? pathPart(name) : '';
  return part !== '' && (path === undefined || path.endsWith('/')) ? `${path ?? '/'}${part}` : undefined;
}
