import { statfs } from 'node:fs/promises';
import { join } from 'node:path';
import type { SanityClient } from '@sanity/client';
import { type CircuitBreaker, createCircuitBreaker } from '../../../protocol/circuit-breaker';
import type { Purge } from '../../../protocol/purge';
import type { Visible } from '../../content-model/visible';
import { log } from '../../log.server';
import type { Answer } from '../source/answer';
import { type ContentSource, createContentClient } from '../source/content-client.server';
import { lakeFailure } from '../source/content-errors.server';
import { createEmptinessTest, isEmpty } from '../source/dataset-state.server';
import { LakeReader } from '../source/lake-reader.server';
import type { Params, QueryName, ResultOf } from '../source/query-lake.server';
import { createVisibleNow } from '../source/visible-content';
import { createCacheNotifier } from './cache-notifier.server';
import { ContentCache } from './content-cache.server';
import { ContentConfirmation } from './content-confirmation.server';
import { ContentReader, type FetchOptions } from './content-reader.server';
import { followLiveEvents } from './follow-live-events.server';
import { purgeFrontDoor } from './front-door.server';
import { LastFacts } from './last-facts.server';
import { createLastKnownGood, type LastKnownGood } from './last-known-good.server';

const PROBE_INTERVAL_MS = 1_000;
/** A health check queries the Lake at most once in this time, and ends before a load balancer's timeout. */
const CHECK_MAX_AGE_MS = 1_000;
const CHECK_TIMEOUT_MS = 2_000;
const INCOMPLETE =
  'No siteSettings or no navigation document can be read: publish them, import the content, or set SANITY_CONTENT_TOKEN for a private dataset';
/** Room for a transaction of the local Lake, which writes to the same disk. */
const MIN_FREE_BYTES = 4_000_000;
const MAX_CACHE_BYTES = 48 * 1024 * 1024;

export type PublishedContentOptions = {
  source: ContentSource;
  dataDir: string;
  contentToken: string | undefined;
  /** Tells a private dataset from an empty one. */
  readToken: string | undefined;
  /** See `purgeRequests`. */
  cachePurgeUrls: readonly string[];
};

/** A process has one. */
export class PublishedContent {
  /** When the last live event arrived, in ms since 1970. */
  changedAtMs: number | undefined;
  readonly lastKnownGood: LastKnownGood;
  readonly lastFacts: LastFacts;
  readonly #options: PublishedContentOptions;
  readonly #client: SanityClient;
  readonly #cache = new ContentCache(MAX_CACHE_BYTES);
  readonly #breaker: CircuitBreaker = createCircuitBreaker();
  /** For hosted Sanity, whose queries are counted. */
  readonly #confirmation: ContentConfirmation | undefined;
  readonly #lake: LakeReader;
  readonly #reader: ContentReader;
  readonly #sharedCaches: readonly ((purge: Purge) => Promise<void>)[];
  readonly #visibleNow = createVisibleNow();
  readonly #emptiness: ReturnType<typeof createEmptinessTest>;
  #probe: NodeJS.Timeout | undefined;

  constructor(options: PublishedContentOptions) {
    const { source, dataDir, contentToken, readToken, cachePurgeUrls } = options;
    const isHosted = source.apiHost === undefined;
    const client = createContentClient(source, { token: contentToken });
    const [cache, breaker] = [this.#cache, this.#breaker];
    const onMissedEvent = () => this.#onMissedEvent();
    this.#options = options;
    this.#client = client;
    this.#confirmation = isHosted
      ? new ContentConfirmation({ client, cache, breaker, onMissedEvent })
      : undefined;
    this.lastKnownGood = createLastKnownGood(
      join(dataDir, 'last-known-good', source.projectId, source.dataset),
      (error) => log('warn', 'content.disk-failed', { reason: lakeFailure(error).reason }),
    );
    this.lastFacts = new LastFacts(this.lastKnownGood);
    this.#lake = new LakeReader({
      client,
      cdn: isHosted ? client.withConfig({ useCdn: true }) : undefined,
      breaker,
      onComplete: (isComplete) => this.#onComplete(isComplete),
    });
    this.#reader = new ContentReader({
      lake: this.#lake,
      cache,
      lastKnownGood: this.lastKnownGood,
      confirmation: this.#confirmation,
      onNewerAnswer: (what) => this.#purgePages(what),
    });
    this.#sharedCaches = cachePurgeUrls.map((entry) => createCacheNotifier(entry));
    this.#emptiness = createEmptinessTest(source, contentToken ?? readToken);
  }

  /** See `ContentReader.fetch`. */
  async fetch<Name extends QueryName>(
    name: Name,
    params?: Params,
    options?: FetchOptions,
  ): Promise<Answer<Visible<ResultOf<Name>>>> {
    return this.#visibleNow(await this.#reader.fetch(name, params, options));
  }

  /**
   * Reads what the snapshot lacks, or has had for a day.
   * @throws ContentUnavailable
   */
  async storeOnDisk(name: QueryName, params: Params = {}): Promise<void> {
    const key = this.#reader.keyOf(name, params);
    if (await this.lastKnownGood.isRecent(key)) return;
    const { from, hasLiveEvents: _, site, ...answer } = await this.#reader.fetch(name, params);
    // One from memory was written longer ago: its age counts from now on.
    if (from === 'lake' && this.#lake.isComplete && !('isFilled' in answer) && !isEmpty(answer.result))
      this.lastKnownGood.store(key, JSON.stringify({ ...answer, site: site && JSON.stringify(site) }));
  }

  /** Whether the newest query failed, and not because settings or menu are missing. */
  isUnavailable(): boolean {
    return this.#lake.isComplete && this.#lake.failure !== undefined;
  }

  /** Purges our own answers first, because caches of pages that revalidate must get the changed page. */
  purge(what: Purge, eventId?: string): void {
    // Without an event's id the API CDN might answer with older content, so it is not used.
    this.#lake.lastEventId = eventId;
    if (eventId) this.changedAtMs = Date.now();
    this.#reader.purge(what);
    this.#purgePages(what);
  }

  /** Starts to follow the Lake's changes. @returns a function that ends it */
  follow(): () => void {
    return followLiveEvents(this.#client, {
      onPurge: (what, eventId) => this.purge(what, eventId),
      onFollowing: (following) => {
        this.#cache.hasLiveEvents = following;
        if (following) {
          this.#breaker.succeeded();
          this.#lake.retryFailed();
        }
        log('info', following ? 'content.followed' : 'content.not-followed');
      },
      onError: (error) => log('warn', 'content.live-failed', { reason: lakeFailure(error).reason }),
    });
  }

  /** `unproven`: it is new or private. A dataset that lost its content, or was made private, is `not empty`. */
  async emptiness() {
    return this.#lake.wasComplete || (await this.lastKnownGood.hasAny()) ? 'not empty' : this.#emptiness();
  }

  async isNew(): Promise<boolean> {
    return (await this.emptiness()) === 'empty';
  }

  /** Where content comes from now, whether the dataset is complete, and whether live events arrive. */
  async check(maxAgeMs = this.#recentMs()) {
    const options = { maxAgeMs, timeoutMs: CHECK_TIMEOUT_MS };
    const site = await this.#reader.fetch('site', {}, options).catch(() => undefined);
    const { failure, isComplete } = this.#lake;
    const content = site?.from ?? 'none';
    const snapshot = await this.lastKnownGood.count();
    const { hasLiveEvents } = this.#cache;
    const disk = await statfs(this.#options.dataDir).catch(() => undefined);
    const isDiskFull = disk !== undefined && disk.bavail * disk.bsize < MIN_FREE_BYTES;
    const state = { content, isComplete, hasLiveEvents, failure, snapshot, isDiskFull };
    return { ...state, confirmedAtMs: await this.#confirmedAtMs() };
  }

  /** Queries of hosted Sanity are counted, and while live events arrive, they tell of every change. */
  #recentMs(): number {
    return this.#confirmation && this.#cache.hasLiveEvents ? Number.POSITIVE_INFINITY : CHECK_MAX_AGE_MS;
  }

  /** Before the first answer of the Lake, the snapshot's time counts. */
  async #confirmedAtMs(): Promise<number | undefined> {
    const answeredAtMs = Math.max(this.#lake.confirmedAtMs ?? 0, this.#confirmation?.confirmedAtMs ?? 0);
    return answeredAtMs || this.lastKnownGood.newestMs();
  }

  /** The front door's first: the others would fetch the old page from it again. */
  #purgePages(what: Purge): void {
    purgeFrontDoor(what);
    for (const notify of this.#sharedCaches) void notify(what);
  }

  #onMissedEvent(): void {
    log('warn', 'content.event-missed');
    this.purge({ everything: true });
  }

  /** Everything is purged, because a dataset that was made private, or public again, sends no events. */
  #onComplete(isComplete: boolean): void {
    if (isComplete) log('info', 'content.complete');
    else log('error', 'content.incomplete', { dataset: this.#options.source.dataset, hint: INCOMPLETE });
    this.purge({ everything: true });
    clearInterval(this.#probe);
    if (!isComplete) this.#probe = setInterval(() => void this.check(0), PROBE_INTERVAL_MS).unref();
  }
}
