import type { IncomingMessage } from 'node:http';
import type { Endpoints } from '../../protocol/endpoints';
import { hasPreviewCookie } from '../../protocol/preview';

/**
 * Only an endpoint's path and a preview cookie, which the renderer verifies, bypass the cache (RFC 9111, section 3):
 * other headers (`Cache-Control`, `Authorization`, other cookies) change no page, and must not cost a render.
 */
export function mayUseCache(
  { method, headers }: IncomingMessage,
  path: string,
  endpoints: Endpoints,
  siteUrl: string,
): boolean {
  if ((method !== 'GET' && method !== 'HEAD') || endpoints.has(path)) return false;
  return headers.cookie === undefined || !hasPreviewCookie(headers.cookie, siteUrl);
}

/** Parameters that answers depend on. Of each, either its known values, or the form in which any value is compared. */
export type KnownParameters = Readonly<Record<string, ReadonlySet<string> | ((value: string) => string)>>;

export type CacheAddress = {
  /** Path and known parameters: the cache key, and the target of the request to the renderer. */
  target: string;
  /** Whether other parameters were removed. */
  isTruncated: boolean;
  /** Whether clients can make up values of it. */
  isMadeUp: boolean;
};

/**
 * Parameters that no answer depends on (`utm_source`, or made-up ones) are removed, also for the renderer. The first
 * value of a repeated parameter counts, as it does for the renderer (`URLSearchParams.get`).
 * @returns undefined if a value is unknown to the renderer: such an answer is not worth storing
 */
export function cacheAddress(target: string, known: KnownParameters): CacheAddress | undefined {
  const at = target.indexOf('?');
  if (at === -1) return { target, isTruncated: false, isMadeUp: false };
  const sent = new URLSearchParams(target.slice(at + 1));
  const kept = new URLSearchParams();
  let isMadeUp = false;
  for (const [name, values] of Object.entries(known)) {
    const value = sent.get(name);
    if (value === null) continue;
    isMadeUp ||= typeof values === 'function';
    if (typeof values === 'function') kept.set(name, values(value));
    else if (values.has(value)) kept.set(name, value);
    else return undefined;
  }
  const path = target.slice(0, at);
  const isTruncated = sent.size > kept.size;
  return { target: kept.size === 0 ? path : `${path}?${kept}`, isTruncated, isMadeUp };
}
