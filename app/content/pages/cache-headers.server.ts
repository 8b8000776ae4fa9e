import type { HeadersArgs } from '@remix-run/node';
import type { Provenance } from '../source/answer';

const FRESH = 'public, max-age=0, s-maxage=60, stale-while-revalidate=600, stale-if-error=86400';
/** Without live events: a second here and one in the cache of answers make the two after which a page counts as old. */
const WITHOUT_LIVE_EVENTS = 'public, max-age=0, s-maxage=1, stale-while-revalidate=4, stale-if-error=86400';
/** For an older answer: a newer one is expected soon, and no client waits for it. */
const STALE = 'public, max-age=0, s-maxage=2, stale-while-revalidate=30, stale-if-error=86400';
const SOURCE = { lake: 'lake', memory: 'stale', snapshot: 'snapshot', drafts: 'drafts' };

/**
 * The caching of a response, and the tags that purge it.
 * @param answers provenance of every answer of the Lake that is part of the response
 */
export function cacheHeaders(answers: readonly Provenance[], nowMs = Date.now()): Record<string, string> {
  if (hasDrafts(answers)) return DRAFT_HEADERS;
  const stale = answers.find((answer) => answer.from !== 'lake');
  const fresh = answers.every((answer) => answer.hasLiveEvents) ? FRESH : WITHOUT_LIVE_EVENTS;
  return {
    'Cache-Control': untilChange(stale ? STALE : fresh, answers, nowMs),
    ...cacheTag(answers),
    // Always sent: a 304 can change a header that a cache has stored, but not remove it.
    'X-Content-Source': SOURCE[stale?.from ?? 'lake'],
  };
}

/**
 * One because caches send an age that is rounded down, and the next one counts from it; one because each counts from the
 * arrival of an answer, which took time to be rendered and sent.
 */
const MARGIN_S = 2;

/**
 * Lifetimes end before a part of an answer appears or disappears by its dates. While the site fails, what was visible
 * then may still be sent (`stale-if-error`): that shows nothing too early.
 */
export function untilChange(
  cacheControl: string,
  answers: readonly Provenance[],
  nowMs = Date.now(),
): string {
  const changesAtMs = Math.min(...answers.map((answer) => answer.changesAtMs ?? Number.POSITIVE_INFINITY));
  const leftS = Math.max(0, Math.floor((changesAtMs - nowMs) / 1_000) - MARGIN_S);
  const freshS = Math.min(secondsOf('s-maxage', cacheControl), leftS);
  const staleS = Math.min(secondsOf(REVALIDATE, cacheControl), leftS - freshS);
  return cacheControl
    .replace(/s-maxage=\d+/, `s-maxage=${freshS}`)
    .replace(/stale-while-revalidate=\d+/, `${REVALIDATE}=${staleS}`);
}

const REVALIDATE = 'stale-while-revalidate';

function secondsOf(directive: string, cacheControl: string): number {
  return Number(new RegExp(`\\b${directive}=(\\d+)`).exec(cacheControl)?.[1] ?? 0);
}

export function hasDrafts(answers: readonly Provenance[]): boolean {
  return answers.some((answer) => answer.from === 'drafts');
}

/** Only the tags, for a response with its own `Cache-Control`. */
export function cacheTag(answers: readonly Provenance[]): Record<string, string> {
  const tags = [...new Set(answers.flatMap((answer) => answer.tags))];
  return tags.length > 0 ? { 'Cache-Tag': tags.join(',') } : {};
}

const OF_PAGES = ['Cache-Control', 'Cache-Tag', 'X-Content-Source', 'X-Robots-Tag', 'Retry-After', 'Link'];

type OwnHeaders = Pick<HeadersArgs, 'loaderHeaders' | 'errorHeaders'>;

/** What the loader of the frame answers is part of its answers. */
export function pageHeaders({ loaderHeaders, errorHeaders }: OwnHeaders): Headers {
  const headers = new Headers();
  for (const name of OF_PAGES) {
    const value = (errorHeaders ?? loaderHeaders).get(name);
    if (value !== null) headers.set(name, value);
  }
  return headers;
}

/** Where code fails while a page is rendered, its headers are those of the page: no cache may store the error as it. */
export function settleCaching(headers: Headers, status: number): void {
  if (status >= 500) headers.delete('ETag');
  if (status >= 500 || !headers.has('Cache-Control')) headers.set('Cache-Control', 'no-store');
}

/** Headers of every response with a draft: private, uncacheable, and not indexed. */
export const DRAFT_HEADERS = {
  'Cache-Control': 'private, no-store',
  'X-Robots-Tag': 'noindex',
  'X-Content-Source': 'drafts',
} as const;
