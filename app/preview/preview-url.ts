const PERSPECTIVE = /^[a-zA-Z0-9,_-]{1,200}$/;

/**
 * Whether a preview may use this perspective: `drafts`, `published` or ids of releases. `raw`, which returns all
 * versions of a document, is not for pages.
 */
export function isPerspective(value: string): boolean {
  return PERSPECTIVE.test(value) && !value.split(',').includes('raw');
}

/**
 * The redirect target of a preview request: a path of this site, or home. The library that parses such requests returns
 * `//evil.example` for `/.//evil.example` and the like.
 * @param target an untrusted path, optionally with a query
 * @param origin of this site
 * @returns a path with exactly one leading slash, without Studio's own parameters
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
