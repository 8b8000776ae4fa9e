const PERSPECTIVE = /^[a-zA-Z0-9,_-]{1,200}$/;

/**
 * Whether a preview may look through this perspective: `drafts`, `published` or ids of releases. `raw`, which shows all
 * versions of a document side by side, is not for pages.
 */
export function isPerspective(value: string): boolean {
  return PERSPECTIVE.test(value) && !value.split(',').includes('raw');
}

/**
 * Where a request for a preview may lead: a path of this site, or home. The library that reads such requests lets
 * `/.//evil.example` and the like through as `//evil.example`.
 * @param target a path, perhaps with a query, from outside
 * @param origin of this site
 * @returns a path that begins with exactly one slash, without what Studio added for its own use
 */
export function safeDestination(target: string | undefined, origin: string): string {
  if (target === undefined || !/^\/(?![/\\])/.test(target) || !URL.canParse(target, origin)) return '/';
  const url = new URL(target, origin);
  for (const name of [...url.searchParams.keys()]) {
    if (name.startsWith('sanity-preview-')) url.searchParams.delete(name);
  }
  const path = `${url.pathname}${url.search}${url.hash}`;
  return url.origin === origin && /^\/(?![/\\])/.test(path) ? path : '/';
}
