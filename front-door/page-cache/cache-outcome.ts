/**
 * How a request fared at the page cache. `renewed`: the renderer said that nothing had changed; `miss`: it made the page;
 * `pass`: past the cache.
 */
export type CacheOutcome = 'hit' | 'stale' | 'renewed' | 'miss' | 'pass';
