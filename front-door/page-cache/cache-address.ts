/** Parameters that answers depend on, and the values that the renderer knows of each. */
export type KnownParameters = Readonly<Record<string, ReadonlySet<string>>>;

export interface CacheAddress {
  /** Path and those parameters that count: what the cache stores under, and what the renderer is asked for. */
  target: string;
  /** Whether the request had parameters besides. */
  isShortened: boolean;
}

/**
 * The one address under which an answer is kept. Parameters that no answer depends on (`utm_source`, or whatever
 * somebody makes up to get past the cache) are left out, and the renderer never sees them either. Of a parameter that is
 * repeated the first counts, as it does for the renderer (`URLSearchParams.get`).
 * In: path and query as sent. Out: undefined where a parameter has a value that the renderer does not know: such an answer
 * is not worth keeping.
 */
export function cacheAddress(target: string, known: KnownParameters): CacheAddress | undefined {
  const at = target.indexOf('?');
  if (at === -1) return { target, isShortened: false };
  const query = target.slice(at + 1);
  const sent = new URLSearchParams(query);
  const kept = new URLSearchParams();
  for (const [name, values] of Object.entries(known)) {
    const value = sent.get(name);
    if (value === null) continue;
    if (!values.has(value)) return undefined;
    kept.set(name, value);
  }
  const path = target.slice(0, at);
  return {
    target: kept.size === 0 ? path : `${path}?${kept}`,
    isShortened: sent.size > kept.size,
  };
}
