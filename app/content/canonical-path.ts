/**
 * The one path under which a page answers: lower case, single slashes, none at the end.
 * @param pathname of a URL, still percent-encoded
 * @returns a path that begins with exactly one slash
 */
export function canonicalPath(pathname: string): string {
  const path = pathname
    .replaceAll('\\', '/')
    .replace(/\/{2,}/g, '/')
    .replace(/\/$/, '');
  return (path.startsWith('/') ? path : `/${path}`).toLowerCase();
}
