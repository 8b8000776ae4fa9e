/** A character outside ASCII, as a URL carries it: UTF-8 of two to four bytes, percent-encoded. */
const ENCODED = /%(?:[cd].|e.%[89ab].|f.(?:%[89ab].){2})%[89ab][0-9a-f]/gi;

const STRAY_PERCENT = /%(?![0-9a-f]{2})/gi;
/** Characters that need no encoding (RFC 3986, section 2.3): letters, digits, and `-._~`. */
const UNRESERVED = /%(?:2[de]|3\d|[46][1-9a-f]|[57][\da]|5f|7e)/gi;

/**
 * A path in lower case, with single slashes, none at the end, percent-encoded as browsers do it.
 * @param pathname of a URL, or of a document
 * @returns a path in ASCII that begins with exactly one slash
 */
export function canonicalPath(pathname: string): string {
  const path = readablePath(pathname.replace(STRAY_PERCENT, '%25'))
    .replace(UNRESERVED, decode)
    .replaceAll('\\', '/')
    .replace(/\/{2,}/g, '/')
    .replace(/\/$/, '')
    .toLowerCase()
    .normalize();
  return (path.startsWith('/') ? path : `/${path}`).replace(/[^\p{ASCII}]+/gu, encodeURIComponent);
}

/** A path with the characters outside ASCII written out, as editors write it; invalid UTF-8 stays encoded. */
export function readablePath(pathname: string): string {
  return pathname.replace(ENCODED, decode).toWellFormed();
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
