import { canonicalPath } from '../../protocol/canonical-path';
import { type Refusal, refusals } from '../answer/refusals';

/** What nearly every request asks for: already canonical, so nothing has to be parsed. */
const CANONICAL_PATH = /^\/(?:(?:[a-z0-9_-][a-z0-9_.-]*\/)*[a-z0-9_-][a-z0-9_.-]*)?$/;

export interface ReadTarget {
  ok: true;
  /** Without dot segments and backslashes, as the renderer would read it (RFC 3986, section 6.2.2.3). */
  path: string;
  /** Path and query, for the renderer. */
  target: string;
  /** The one address for this path; equal to `target` where the client has used it. */
  canonicalTarget: string;
}

/**
 * Reads the request line's target.
 * In: `req.url` (origin form, or absolute form, whose authority is dropped: RFC 9112, section 3.2.2) and the longest length allowed.
 * Out: path and target, or a refusal: too long, not starting with a slash, raw bytes outside printable ASCII,
 * broken percent encoding, encoded control characters. Never throws.
 */
export function parseRequestTarget(
  url: string,
  maxBytes: number,
): ReadTarget | { ok: false; refusal: Refusal } {
  if (url.length > maxBytes) return { ok: false, refusal: refusals.addressTooLong };
  if (CANONICAL_PATH.test(url)) return { ok: true, path: url, target: url, canonicalTarget: url };
  const bare = url.replace(/^https?:\/\/[^/?#]*/i, '').replace(/#.*$/, '');
  const sent = bare === '' || bare.startsWith('?') ? `/${bare}` : bare;
  const readable =
    sent.startsWith('/') && /^[\x21-\x7e]+$/.test(sent) && decodesCleanly(sent.split('?', 1)[0] ?? '/');
  if (!readable) return { ok: false, refusal: refusals.badAddress };
  const { pathname, search } = new URL(`http://site.invalid${sent}`);
  return {
    ok: true,
    path: pathname,
    target: `${pathname}${search}`,
    canonicalTarget: `${canonicalPath(pathname)}${search}`,
  };
}

function decodesCleanly(path: string): boolean {
  if (!path.includes('%')) return true;
  // Encoded control characters are only ever an attempt at splitting headers or truncating file names.
  if (/%(?:[01][0-9a-f]|7f)/i.test(path)) return false;
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}
