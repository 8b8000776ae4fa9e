import { setTimeout as wait } from 'node:timers/promises';
import { unlessUnavailable } from '../content/addresses.server';
import type { Provenance } from '../content/content-access';
import { env } from '../env.server';
import { log } from '../log.server';
import { PublishedIndex } from './published-index.server';
import type { SearchResult } from './search-index';

/** A visitor waits no longer for the index. */
const PATIENCE_MS = 1_000;
const FIRST_DELAY_MS = 500;
const RETRY_MS = 10_000;

const published = new PublishedIndex();

/**
 * Makes the index soon after the start, so that the first search finds it; a failure is tried again in ten seconds.
 * Where queries are spared (`SNAPSHOT_FILL`), the first search makes it.
 */
export function buildSearchIndexWhileRunning(delayMs = FIRST_DELAY_MS): void {
  // In development this module is reloaded after each edit.
  if (!env.SNAPSHOT_FILL || import.meta.env.DEV) return;
  setTimeout(() => {
    const startedAtMs = performance.now();
    published.update().then(
      () => {
        const tookMs = Math.round(performance.now() - startedAtMs);
        log('info', 'search.built', { documents: published.index.size, tookMs });
      },
      () => buildSearchIndexWhileRunning(RETRY_MS),
    );
  }, delayMs).unref();
}

/**
 * Searches the published site.
 * @param query folded by `searchQueryValue`
 * @param from the first result to return, counted from 0, and `to` the one after the last
 * @returns what is found, and what that is made from; undefined while the index is made for the first time
 */
export async function searchPublished(
  query: string,
  { from, to }: { from: number; to: number },
): Promise<{ result: SearchResult; answer: Provenance } | undefined> {
  const updating = published.update().catch(unlessUnavailable);
  const current = await Promise.race([updating, wait(PATIENCE_MS, undefined, { ref: false })]);
  const { madeFrom } = published;
  if (!madeFrom) return undefined;
  // An older index is better than none; what is made from it is not stored for long.
  return {
    result: published.index.search(query, from, to),
    answer: current ?? { ...madeFrom, from: 'memory' },
  };
}
