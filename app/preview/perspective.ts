const PERSPECTIVE = /^[a-zA-Z0-9,_-]{1,200}$/;

/**
 * Whether a preview may look through this perspective: `drafts`, `published` or ids of releases. `raw`, which shows all
 * versions of a document side by side, is not for pages.
 */
export function isPerspective(value: string): boolean {
  return PERSPECTIVE.test(value) && !value.split(',').includes('raw');
}
