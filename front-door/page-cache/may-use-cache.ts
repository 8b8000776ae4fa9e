import type { IncomingMessage } from 'node:http';
import { claimsPreview } from '../../protocol/preview-cookie';

export type CacheUse =
  | 'use'
  /** Not a request that a cache could answer. */
  | 'pass'
  /** It could, had the visitor not asked to be let past. */
  | 'preview';

/**
 * Whether a request may be answered from the cache, and its answer kept (RFC 9111, section 3). Nothing but the path and a
 * preview's cookie takes a request past it: what else a client says (`Cache-Control`, `Authorization`, `Expect`, `Upgrade`,
 * other cookies) changes no page, and must not cost a render. Whether the cookie is genuine is for the renderer to say.
 * In: the request, its path, and the beginnings of paths that are never cached (`/api/`).
 */
export function mayUseCache(
  { method, headers }: IncomingMessage,
  path: string,
  passed: readonly string[],
): CacheUse {
  if (method !== 'GET' && method !== 'HEAD') return 'pass';
  for (const beginning of passed) if (path.startsWith(beginning)) return 'pass';
  return headers.cookie !== undefined && claimsPreview(headers.cookie) ? 'preview' : 'use';
}
