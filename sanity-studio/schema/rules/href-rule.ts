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
 * Warns of a path that lacks its leading slash; the site still resolves it from the root.
 * @param value what the editor typed
 */
export function warnRelative(value: string | undefined): true | string {
  if (!value || /^(\/|#|\{host\})/.test(value) || OTHER_SCHEME.test(value)) return true;
  return `This works, and leads to /${value}. A leading slash makes that plain.`;
}
