import type { Answer } from './fetch-content.server';

const FRESH = 'public, max-age=0, s-maxage=60, stale-while-revalidate=600, stale-if-error=86400';
const STALE = 'public, max-age=0, s-maxage=10';

/**
 * How shared caches may keep a response made from content, and the tags by which they forget it.
 * @param answers every answer of the Lake that went into the response
 */
export function cacheHeaders(
  answers: { tags: readonly string[]; from: Answer<unknown>['from'] }[],
): Record<string, string> {
  const stale = answers.find((answer) => answer.from !== 'lake');
  const tags = [...new Set(answers.flatMap((answer) => answer.tags))];
  return {
    'Cache-Control': stale ? STALE : FRESH,
    ...(tags.length > 0 && { 'Cache-Tag': tags.join(',') }),
    ...(stale && { 'X-Content-Source': stale.from === 'memory' ? 'stale' : 'snapshot' }),
  };
}

/**
 * The headers of a page made from several loaders' responses: an error's caching, else the shortest-lived of any, and
 * the tags of all.
 * @param loaders headers of the loaders' responses, outermost first
 * @param error headers of the response that a loader threw instead
 */
export function mergeCacheHeaders(loaders: Headers[], error?: Headers): Headers {
  const merged = new Headers();
  const leader = error ?? loaders.find((part) => part.has('X-Content-Source')) ?? loaders.at(-1);
  for (const name of ['Cache-Control', 'X-Content-Source', 'Retry-After']) {
    const value = leader?.get(name);
    if (value) merged.set(name, value);
  }
  const tags = new Set(loaders.flatMap((part) => part.get('Cache-Tag')?.split(',') ?? []));
  if (tags.size > 0) merged.set('Cache-Tag', [...tags].join(','));
  return merged;
}
