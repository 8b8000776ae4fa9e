import { statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { createCircuitBreaker } from '../../../protocol/circuit-breaker';
import { stateSamples } from '../../../protocol/metrics';
import type { Purge } from '../../../protocol/purge';
import { SingleFlight } from '../../../protocol/single-flight';
import type { Visible } from '../../content-model/visible';
import { env } from '../../env.server';
import { log } from '../../log.server';
import { metrics } from '../../metrics.server';
import type { Answer } from '../source/answer';
import { contentSource, createContentClient } from '../source/content-client.server';
import { lakeFailure } from '../source/content-errors.server';
import { createEmptinessTest, isEmpty } from '../source/dataset-state.server';
import { FailedQueries } from '../source/failed-queries.server';
import { LakeReader } from '../source/lake-reader.server';
import type { Params, QueryName, ResultOf } from '../source/query-lake.server';
import { createVisibleNow } from '../source/visible-content';
import { createCacheNotifier } from './cache-notifier.server';
import { ContentCache } from './content-cache.server';
import { ContentConfirmation } from './content-confirmation.server';
import { ContentReader, type FetchOptions } from './content-reader.server';
import { followLiveEvents } from './follow-live-events.server';
import { purgeFrontDoor } from './front-door.server';
import { createLastKnownGood } from './last-known-good.server';

const PROBE_INTERVAL_MS = 1_000;
/** A health check queries the Lake at most once in this time, and ends before a load balancer's timeout. */
const CHECK_MAX_AGE_MS = 1_000;
const CHECK_TIMEOUT_MS = 2_000;
const INCOMPLETE =
  'No siteSettings or no navigation document can be read: publish them, import the content, or set SANITY_CONTENT_TOKEN for a private dataset';
/** Room for a transaction of the local Lake, which writes to the same disk. */
const MIN_FREE_BYTES = 4_000_000;
const MAX_CACHE_BYTES = 48 * 1024 * 1024;

const source = contentSource(env);
const client = createContentClient(source, { token: env.SANITY_CONTENT_TOKEN });
const cache = new ContentCache(MAX_CACHE_BYTES);
const breaker = createCircuitBreaker();
const lastKnownGood = createLastKnownGood(
  join(env.DATA_DIR, 'last-known-good', source.projectId, source.dataset),
  (error) => log('warn', 'content.disk-failed', { reason: lakeFailure(error).reason }),
);
const isHosted = source.apiHost === undefined;
const confirmation = isHosted
  ? new ContentConfirmation({ client, cache, breaker, onMissedEvent })
  : undefined;
const sharedCaches = env.CACHE_PURGE_URLS.map((entry) => createCacheNotifier(entry));
const lake = new LakeReader({
  client,
  cdn: isHosted ? client.withConfig({ useCdn: true }) : undefined,
  breaker,
  failedQueries: new FailedQueries(),
  onComplete,
});
const reader = new ContentReader({ lake, cache, lastKnownGood, confirmation, onNewerAnswer: purgePages });
let changedAtMs: number | undefined;
const visibleNow = createVisibleNow();
const emptiness = createEmptinessTest(source, env.SANITY_CONTENT_TOKEN ?? env.SANITY_READ_TOKEN);

/** The front door's first: the others would fetch the old page from it again. */
function purgePages(what: Purge): void {
  purgeFrontDoor(what);
  for (const notify of sharedCaches) void notify(what);
}

/** Purges our own answers first: caches of pages that revalidate with us must get the changed page. */
function purge(what: Purge, eventId?: string): void {
  // Without an event's id the API CDN might answer with older content, so it is not used.
  lake.lastEventId = eventId;
  if (eventId) changedAtMs = Date.now();
  reader.purge(what);
  purgePages(what);
}

function onMissedEvent(): void {
  log('warn', 'content.event-missed');
  purge({ everything: true });
}

let probe: NodeJS.Timeout | undefined;

/** Everything is purged, because a dataset that was made private, or public again, sends no events. */
function onComplete(isComplete: boolean): void {
  if (isComplete) log('info', 'content.complete');
  else log('error', 'content.incomplete', { dataset: source.dataset, hint: INCOMPLETE });
  purge({ everything: true });
  clearInterval(probe);
  if (!isComplete) probe = setInterval(() => void check(0), PROBE_INTERVAL_MS).unref();
}

/** Queries of hosted Sanity are counted, and while live events arrive, they tell of every change. */
const recentMs = () => (isHosted && cache.hasLiveEvents ? Number.POSITIVE_INFINITY : CHECK_MAX_AGE_MS);

/** Queries settings and menu, unless a recent answer is cached. */
async function check(maxAgeMs = recentMs()) {
  const options = { maxAgeMs, timeoutMs: CHECK_TIMEOUT_MS };
  const site = await reader.fetch('site', {}, options).catch(() => undefined);
  const { failure, isComplete } = lake;
  const content = site?.from ?? 'none';
  const snapshot = await lastKnownGood.count();
  const { hasLiveEvents } = cache;
  const disk = await statfs(env.DATA_DIR).catch(() => undefined);
  const isDiskFull = disk !== undefined && disk.bavail * disk.bsize < MIN_FREE_BYTES;
  const state = { content, isComplete, hasLiveEvents, failure, snapshot, isDiskFull };
  return { ...state, confirmedAtMs: await confirmedAtMs() };
}

/** Before the first answer of the Lake, the snapshot's time counts. */
async function confirmedAtMs(): Promise<number | undefined> {
  const answeredAtMs = Math.max(lake.confirmedAtMs ?? 0, confirmation?.confirmedAtMs ?? 0);
  return answeredAtMs || (await lastKnownGood.status()).newestMs;
}

registerMetrics();

function follow(): () => void {
  return followLiveEvents(client, {
    onPurge: purge,
    onFollowing(following) {
      cache.hasLiveEvents = following;
      if (following) {
        breaker.succeeded();
        lake.retryFailed();
      }
      log('info', following ? 'content.followed' : 'content.not-followed');
    },
    onError: (error) => log('warn', 'content.live-failed', { reason: lakeFailure(error).reason }),
  });
}

/**
 * Reads an answer for the snapshot, unless the snapshot's was written within a day.
 * @throws ContentUnavailable
 */
async function storeOnDisk(name: QueryName, params: Params = {}): Promise<void> {
  const key = reader.keyOf(name, params);
  if (await lastKnownGood.isRecent(key)) return;
  const { from, hasLiveEvents: _, site, ...answer } = await reader.fetch(name, params);
  // One from memory was written longer ago: its age counts from now on.
  if (from === 'lake' && lake.isComplete && !('isFilled' in answer) && !isEmpty(answer.result))
    lastKnownGood.store(key, JSON.stringify({ ...answer, site: site && JSON.stringify(site) }));
}

/** Published content of this process: reading and invalidation. */
export const publishedContent = {
  /** What the site shows now of an answer; see `ContentReader.fetch`. */
  fetch: async <Name extends QueryName>(
    name: Name,
    params?: Params,
    options?: FetchOptions,
  ): Promise<Answer<Visible<ResultOf<Name>>>> => visibleNow(await reader.fetch(name, params, options)),
  storeOnDisk,
  /** Whether the newest query failed, and not because settings or menu are missing. */
  isUnavailable: () => lake.isComplete && lake.failure !== undefined,
  /** Purges what has changed, here and in the shared caches. */
  purge,
  /** Starts to follow the Lake's changes. @returns a function that ends it */
  follow,
  /**
   * Whether the dataset is new: `empty`, and nothing was ever read from it. `unproven`: it is new or private. A dataset
   * that lost its content, or was made private, is `not empty`.
   */
  emptiness: async () =>
    lake.wasComplete || (await lastKnownGood.hasAny()) ? ('not empty' as const) : emptiness(),
  /** Whether the dataset is proved to be new. */
  isNew: async () => (await publishedContent.emptiness()) === 'empty',
  /** Where content comes from now, whether the dataset is complete, and whether live events arrive. */
  check: () => check(),
};

/** Reports where content comes from, how old it is, and what the snapshot holds. What is unknown is left out. */
function registerMetrics(): void {
  const { gauge } = metrics;
  const seconds = (ms: number | undefined) => ms && ms / 1_000;
  // All metrics are read at once: those of the snapshot share one look at the disk.
  const looks = new SingleFlight<Awaited<ReturnType<typeof lastKnownGood.status>>>();
  const snapshot = () => looks.join('snapshot', lastKnownGood.status).result;
  gauge('site_content_source', 'Where content comes from now: 1 for one of them.', async () =>
    stateSamples('source', ['lake', 'memory', 'snapshot', 'none'], (await check()).content),
  );
  gauge('site_content_age_seconds', 'Time since the Lake last answered.', async () => {
    const { confirmedAtMs } = await check();
    return confirmedAtMs && seconds(Date.now() - confirmedAtMs);
  });
  gauge('site_content_followed', 'Whether live events arrive.', async () => (await check()).hasLiveEvents);
  gauge('site_content_changed_timestamp_seconds', 'When the last live event arrived.', () =>
    seconds(changedAtMs),
  );
  gauge('site_snapshot_answers', 'Answers in the snapshot on disk.', async () => (await snapshot()).answers);
  gauge('site_snapshot_oldest_timestamp_seconds', 'When its oldest answer was written.', async () =>
    seconds((await snapshot()).oldestMs),
  );
  gauge('site_snapshot_written_timestamp_seconds', 'When its last answer was written.', async () =>
    seconds((await snapshot()).newestMs),
  );
}
