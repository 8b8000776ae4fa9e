export interface CacheAddress {
  /** Path and those parameters that count: what the cache stores under, and what the renderer is asked for. */
  target: string;
  /** Whether the request had parameters besides. */
  isShortened: boolean;
}

/**
 * The one address under which an answer is kept. Parameters that no answer depends on (`utm_source`, or whatever
 * somebody makes up to get past the cache) are left out, and the renderer never sees them either.
 * In: path and query as sent; the names of the parameters that count. Their order and spelling stay as they were.
 */
export function cacheAddress(target: string, names: ReadonlySet<string>): CacheAddress {
  const at = target.indexOf('?');
  if (at === -1) return { target, isShortened: false };
  const path = target.slice(0, at);
  const pairs = target
    .slice(at + 1)
    .split('&')
    .filter((pair) => pair !== '');
  const kept = pairs.filter((pair) => names.has(pair.split('=', 1)[0] ?? ''));
  return {
    target: kept.length === 0 ? path : `${path}?${kept.join('&')}`,
    isShortened: kept.length < pairs.length,
  };
}
