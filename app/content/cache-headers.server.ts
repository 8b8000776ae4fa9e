import { formParameters } from '../../protocol/form-parameters';
import { dependsOnly, NO_VARY_SEARCH } from '../../protocol/no-vary-search';
import { readCacheTags } from '../../protocol/purge';
import type { Provenance } from './content-access';

const FRESH = 'public, max-age=0, s-maxage=60, stale-while-revalidate=600, stale-if-error=86400';
/** Without live events: a second here and one in the cache of answers make the two after which a page counts as old. */
const UNFOLLOWED = 'public, max-age=0, s-maxage=1, stale-while-revalidate=4, stale-if-error=86400';
/** A newer answer is expected at any moment; meanwhile nobody waits for it. */
const STALE = 'public, max-age=0, s-maxage=2, stale-while-revalidate=30, stale-if-error=86400';
const SOURCE = { lake: 'lake', memory: 'stale', snapshot: 'snapshot', drafts: 'drafts' };
const OLD: ReadonlySet<string | null> = new Set([SOURCE.memory, SOURCE.snapshot]);

/** By this parameter Remix asks for the data of a route: another answer at the same path. */
const DATA_PARAMETER = '_data';
/** The header of a response that depends on no other parameters of the query than these, and those of forms on pages. */
export const dependsOnQuery = (names: readonly string[]): Record<string, string> => ({
  [NO_VARY_SEARCH]: dependsOnly([DATA_PARAMETER, ...formParameters, ...names]),
});
export const FOR_ANY_QUERY = dependsOnQuery([]);

/**
 * How shared caches may store a response made from content, and the tags that purge it.
 * @param answers provenance of every answer of the Lake that is part of the response
 * @param nowMs ms since 1970
 */
export function cacheHeaders(answers: readonly Provenance[], nowMs = Date.now()): Record<string, string> {
  if (hasDrafts(answers)) return DRAFT_HEADERS;
  const stale = answers.find((answer) => answer.from !== 'lake');
  const fresh = answers.every((answer) => answer.followed) ? FRESH : UNFOLLOWED;
  return {
    'Cache-Control': untilChange(stale ? STALE : fresh, answers, nowMs),
    ...cacheTag(answers),
    ...FOR_ANY_QUERY,
    // Always sent: a 304 can change a header that a cache has stored, but not remove it.
    'X-Content-Source': SOURCE[stale?.from ?? 'lake'],
  };
}

/** Caches count in whole seconds, and send an age that is rounded down: they may be wrong by almost one. */
const MARGIN_S = 1;

/**
 * Ends the lifetimes of a `Cache-Control` before a part of an answer appears or disappears by its dates. While the site
 * fails, what was visible then may still be sent (`stale-if-error`): that shows nothing too early.
 */
export function untilChange(
  cacheControl: string,
  answers: readonly Provenance[],
  nowMs = Date.now(),
): string {
  const changesAtMs = Math.min(...answers.map((answer) => answer.changesAtMs ?? Number.POSITIVE_INFINITY));
  return endingIn(cacheControl, Math.max(0, Math.floor((changesAtMs - nowMs) / 1_000) - MARGIN_S));
}

/** @param leftS of which the response is fresh first, and then stale */
function endingIn(cacheControl: string, leftS: number): string {
  const freshS = Math.min(secondsOf('s-maxage', cacheControl), leftS);
  const staleS = Math.min(secondsOf(REVALIDATE, cacheControl), leftS - freshS);
  return cacheControl
    .replace(/s-maxage=\d+/, `s-maxage=${freshS}`)
    .replace(`${REVALIDATE}=${secondsOf(REVALIDATE, cacheControl)}`, `${REVALIDATE}=${staleS}`);
}

const REVALIDATE = 'stale-while-revalidate';

function secondsOf(directive: string, cacheControl: string): number {
  return Number(new RegExp(`\\b${directive}=(\\d+)`).exec(cacheControl)?.[1] ?? 0);
}

/** For how long shared caches may use a response without asking first. */
function usableS(headers: Headers): number {
  const cacheControl = headers.get('Cache-Control');
  if (cacheControl === null) return Number.POSITIVE_INFINITY;
  return secondsOf('s-maxage', cacheControl) + secondsOf(REVALIDATE, cacheControl);
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
  const stale = loaders.find((part) => OLD.has(part.get('X-Content-Source')));
  const leader =
    drafts ?? error ?? stale ?? loaders.toSorted((one, other) => usableS(one) - usableS(other))[0];
  for (const name of ['Cache-Control', 'X-Content-Source', 'X-Robots-Tag', 'Retry-After']) {
    const value = leader?.get(name);
    if (value) merged.set(name, value);
  }
  const cacheControl = merged.get('Cache-Control');
  if (cacheControl) merged.set('Cache-Control', endingIn(cacheControl, Math.min(...loaders.map(usableS))));
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
