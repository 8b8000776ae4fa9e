import type { IncomingMessage } from 'node:http';

/**
 * The cookie of a preview: `preview…`, with the browsers' security prefixes or without. Its presence alone takes a request
 * past the cache in both directions; whether it is genuine is for the renderer to say.
 */
const PREVIEW_COOKIE = /(?:^|;)\s*(?:__Host-|__Secure-)?preview[^=;]*=/i;

export type CacheUse =
  | 'use'
  /** Not a request that a cache could answer. */
  | 'pass'
  /** It could, had the visitor not asked to be let past. */
  | 'preview';

/**
 * Whether a request may be answered from the cache, and its answer kept (RFC 9111, sections 3 and 3.5). What the client's
 * own `Cache-Control` says is not heeded: a reload must not cost a render.
 * In: the request, its path, and the beginnings of paths that are never cached (`/api/`).
 */
export function mayUseCache(request: IncomingMessage, path: string, passed: readonly string[]): CacheUse {
  const { method, headers } = request;
  if (method !== 'GET' && method !== 'HEAD') return 'pass';
  if (headers.authorization !== undefined) return 'pass';
  const hasBody = headers['transfer-encoding'] !== undefined || headers['content-length'] !== undefined;
  if (hasBody || headers.expect !== undefined || headers.upgrade !== undefined) return 'pass';
  for (const beginning of passed) if (path.startsWith(beginning)) return 'pass';
  const { cookie } = headers;
  return cookie !== undefined && PREVIEW_COOKIE.test(cookie) ? 'preview' : 'use';
}
