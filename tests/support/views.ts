import { setTimeout as sleep } from 'node:timers/promises';

const PAUSE_MS = 5;

/** What a visitor got: from when to when, in ms since 1970, and whether the text was in it. */
export type View = {
  sentMs: number;
  receivedMs: number;
  isShown: boolean;
  status: number;
  /** `Cache-Status` of the answer. */
  cache: string;
  /** Marked by the site as older than what is published (decision 0094). */
  isStale: boolean;
};

/** Visits a page with a pause of a few milliseconds until a moment, in ms since 1970. */
export const viewsUntil = (visit: () => Promise<Response>, text: string, endMs: number): Promise<View[]> =>
  viewsWhile(visit, text, () => Date.now() < endMs);

/**
 * Visits a page with a pause of a few milliseconds.
 * @param goesOn decides after each view whether there is another
 */
export async function viewsWhile(
  visit: () => Promise<Response>,
  text: string,
  goesOn: (views: readonly View[]) => boolean,
): Promise<View[]> {
  const views: View[] = [];
  while (goesOn(views)) {
    const sentMs = Date.now();
    const response = await visit();
    const html = await response.text();
    const { status, headers } = response;
    const isShown = html.includes(text);
    const isStale = headers.get('X-Content-Source') === 'stale';
    const cache = headers.get('Cache-Status') ?? '';
    views.push({ sentMs, receivedMs: Date.now(), isShown, status, cache, isStale });
    await sleep(PAUSE_MS);
  }
  return views;
}

/** Views that ended before a moment and show already what is shown from then on, or not, according to `isShown`. */
export const early = (views: readonly View[], atMs: number, isShown: boolean): View[] =>
  views.filter((view) => view.receivedMs < atMs && view.isShown !== isShown);

/**
 * From when on every view must show a change: from its moment, but a request may join one that began before it, and gets
 * that one's answer.
 * @param views of everybody who visits the page
 */
export const settledMs = (views: readonly View[], atMs: number): number =>
  Math.max(atMs, ...views.filter(({ sentMs }) => sentMs < atMs).map(({ receivedMs }) => receivedMs));

/** Views that began at a moment or later and are not as they must be from then on. */
export const late = (views: readonly View[], atMs: number, isShown: boolean): View[] =>
  views.filter((view) => view.sentMs >= atMs && view.isShown !== isShown);
