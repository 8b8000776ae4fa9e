const PATH = /^\/$|^(\/([a-z0-9]|\{product\})([a-z0-9-]|\{product\})*)+$/;
const RESERVED = ['api', 'assets', 'preview', 'og', 'healthz', 'readyz'];

/**
 * Checks the form of a page's path: `/`, or lower-case parts of letters, digits and hyphens, `{product}` among them.
 * @param value what the editor typed
 * @returns true, or a sentence that says what to change
 */
export function checkPath(value: string | undefined): true | string {
  if (!value) return 'A page needs a path, for example /features/inventory-management.';
  if (!value.startsWith('/')) return 'Begin the path with a slash, for example /pricing.';
  if (value.length > 1 && value.endsWith('/'))
    return `Write the page’s own part after the last slash, for example ${value}new-page.`;
  if (!PATH.test(value))
    return 'Use lower-case letters, digits and hyphens only; {product} stands for the product’s short name.';
  const first = value.split('/')[1] ?? '';
  if (RESERVED.includes(first)) return `Paths under /${first} belong to the site itself. Choose another.`;
  return true;
}
