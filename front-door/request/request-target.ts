import { type Refusal, refusals } from '../answer/refusals';

/** What nearly every request asks for; there is nothing in it to be judged. */
const PLAIN_PATH = /^\/[\w./-]*$/;

export type RequestTarget =
  /** `path` as sent, without query; `target` is path and query, for the renderer. */
  { ok: true; path: string; target: string } | { ok: false; refusal: Refusal };

/**
 * Reads the request line's target.
 * In: `req.url` (origin form, or absolute form, whose authority is dropped: RFC 9112, section 3.2.2) and the longest length allowed.
 * Out: path and target, or a refusal: too long, not starting with a slash, raw bytes outside printable ASCII,
 * broken percent encoding, encoded control characters. Never throws.
 */
export function parseRequestTarget(url: string, maxBytes: number): RequestTarget {
  if (url.length > maxBytes) return { ok: false, refusal: refusals.addressTooLong };
  if (PLAIN_PATH.test(url)) return { ok: true, path: url, target: url };
  const bare = url.replace(/^https?:\/\/[^/?#]*/i, '').replace(/#.*$/, '');
  const target = bare === '' || bare.startsWith('?') ? `/${bare}` : bare;
  const path = target.split('?', 1)[0] ?? '/';
  const readable = target.startsWith('/') && /^[\x21-\x7e]+$/.test(target) && decodesCleanly(path);
  return readable ? { ok: true, path, target } : { ok: false, refusal: refusals.badAddress };
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
