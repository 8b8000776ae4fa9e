import { dependsOnly, NO_VARY_SEARCH } from '../../protocol/no-vary-search';
import { readCacheTags } from '../../protocol/purge';
import type { Provenance } from './content-access';

const FRESH = 'public, max-age=0, s-maxage=60, stale-while-revalidate=600, stale-if-error=86400';
/** Without live events: a second here and one in the cache of answers make the two after which a page counts as old. */
const UNFOLLOWED = 'public, max-age=0, s-maxage=1, stale-while-revalidate=4, stale-if-error=86400';
/** A newer answer is expected at any moment; meanwhile nobody waits for it. */
const STALE = 'public, max-age=0, s-maxage=2, stale-while-revalidate=30, stale-if-error=86400';
const SOURCE = { lake: 'lake', memory: 'stale', snapshot: 'snapshot', drafts: 'drafts' };

/** By this parameter Remix asks for the data of a route: another answer at the same path. */
const DATA_PARAMETER = '_data';
/** The header of a response that depends on no other parameters of the query than these. */
export const dependsOnQuery = (names: readonly string[]): Record<string, string> => ({
  [NO_VARY_SEARCH]: dependsOnly([DATA_PARAMETER, ...names]),
});
export const FOR_ANY_QUERY = dependsOnQuery([]);

/**
 * How shared caches may store a response made from content, and the tags that purge it.
 * @param answers provenance of every answer of the Lake that is part of the response
 */
export function cacheHeaders(answers: readonly Provenance[]): Record<string, string> {
  if (hasDrafts(answers)) return DRAFT_HEADERS;
  const stale = answers.find((answer) => answer.from !== 'lake');
  const fresh = answers.every((answer) => answer.followed) ? FRESH : UNFOLLOWED;
  return {
    'Cache-Control': stale ? STALE : fresh,
    ...cacheTag(answers),
    ...FOR_ANY_QUERY,
    // Always sent: a 304 can change a header that a cache has stored, but not remove it.
    'X-Content-Source': SOURCE[stale?.from ?? 'lake'],
  };
}

/** Whether a response shows unpublished content. */
export function hasDrafts(answers: readonly Provenance[]): boolean {
  return answers.some((answer) => answer.from === 'drafts');
}

/** Only the tags, for a response with its own `Cache-Control`. */
export function cacheTag(answers: readonly Provenance[]): Record<string, string> {
  const tags = [...new Set(answers.flatMap((answer) => answer.tags))];
  return tags.length > 0 ? { 'Cache-Tag': tags.join(',') } : {};
}

/**
 * The headers of a page made from several loaders' responses: an error's caching, else the shortest of any, the tags
 * of all, and of the page's own the `Link` and the parameters that it depends on.
 * @param loaders headers of the loaders' responses, outermost first
 * @param error headers of the response that a loader threw instead
 */
export function mergeCacheHeaders(loaders: Headers[], error?: Headers): Headers {
  const merged = new Headers();
  const drafts = [...(error ? [error] : []), ...loaders].find(
    (part) => part.get('X-Content-Source') === DRAFT_HEADERS['X-Content-Source'],
  );
  const leader =
    drafts ??
    error ??
    loaders.find((part) => part.get('Cache-Control') === STALE) ??
    loaders.find((part) => part.get('Cache-Control') === UNFOLLOWED) ??
    loaders.at(-1);
  for (const name of ['Cache-Control', 'X-Content-Source', 'X-Robots-Tag', 'Retry-After']) {
    const value = leader?.get(name);
    if (value) merged.set(name, value);
  }
  const link = error ? null : loaders.at(-1)?.get('Link');
  if (link) merged.set('Link', link);
  const parameters = (error ?? loaders.at(-1))?.get(NO_VARY_SEARCH);
  if (parameters) merged.set(NO_VARY_SEARCH, parameters);
  if (drafts) return merged;
  const parts = error ? [...loaders, error] : loaders;
  const tags = new Set(parts.flatMap((part) => readCacheTags(part.get('Cache-Tag'))));
  if (tags.size > 0) merged.set('Cache-Tag', [...tags].join(','));
  return merged;
}

/** Headers of every response with a draft: private, uncacheable, and not indexed. */
export const DRAFT_HEADERS = {
  'Cache-Control': 'private, no-store',
  'X-Robots-Tag': 'noindex',
  'X-Content-Source': 'drafts',
} as const;
