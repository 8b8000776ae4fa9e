const PATH = /^\/$|^(\/([a-z0-9]|\{product\})([a-z0-9-]|\{product\})*)+$/;
/**
 * First parts of paths that the site answers itself. `/index` would have the same Markdown twin as the home page,
 * `/index.md`; no path can end in `.md`, because it has a dot.
 */
export const RESERVED = 'api assets preview product-views og healthz readyz rss search index'.split(' ');

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

const FOREIGN = /^(https?:\/\/|mailto:|tel:)[^\s]+$/i;
const INTERNAL = /^(\/(?![/\\])|#|\{host\}|[a-z0-9{])[^\s\\]*$/;
const OTHER_SCHEME = /^[a-z][a-z0-9+.-]*:/i;

/**
 * Checks the form of a link's target: a path of this site, an anchor, or a web, mail or telephone address.
 * @param value what the editor typed
 * @returns true, or a sentence that says what to change
 */
export function checkHref(value: string | undefined): true | string {
  if (!value) return true;
  if (FOREIGN.test(value)) return true;
  if (OTHER_SCHEME.test(value)) return 'Links may begin with https://, mailto: or tel: only.';
  if (INTERNAL.test(value)) return true;
  return 'Use a path of this site such as /pricing, or a full address such as https://example.com.';
}

/**
 * Remarks that a path lacks its leading slash; the site still resolves it from the root.
 * @param value what the editor typed
 */
export function noteRelative(value: string | undefined): true | string {
  if (!value || /^(\/|#|\{host\}|\{booking\}$)/.test(value) || OTHER_SCHEME.test(value)) return true;
  return `This works, and leads to /${value}. A leading slash makes that plain.`;
}
