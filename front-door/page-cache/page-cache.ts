import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Purge } from '../../protocol/purge';
import type { Https } from '../../protocol/security-headers';
import type { RequestRecord } from '../access-log';
import { type Refusal, refusals } from '../answer/refusals';
import type { FrontDoorLimits } from '../limits';
import type { Upstream, UpstreamProxy } from '../upstream/proxy';
import { cacheAddress, closedAddress, type KnownParameters, narrowedAddress } from './cache-address';
import { createRateLimit, mayUseCache, type RateLimit } from './cache-use';
import { Recompressor } from './compression';
import { PageStore, type PageStoreLimits } from './page-store';
import { type Revalidation, Revalidations } from './revalidation';
import { type CacheOutcome, sendPage } from './send-page';
import type { StoredPage } from './stored-page';

export type PageCacheSettings = PageStoreLimits & {
  /** Path prefixes whose answers are never stored; their requests are relayed with all of the client's headers. */
  uncachedPrefixes: readonly string[];
  /** The parameters that answers depend on; all others are removed. */
  parameters: KnownParameters;
  /** For clients that bypass the cache with a preview cookie, or with a value that no answer is stored for. */
  previewLimit: RateLimit;
  /** Of answers to made-up addresses that are not stored, for each client: 404, and values that clients can make up. */
  missingLimit: RateLimit;
  /** A monotonic clock in ms. */
  now?: () => number;
};

type PageCacheOptions = {
  settings: PageCacheSettings;
  proxy: UpstreamProxy;
  upstream: Pick<Upstream, 'isResponsive'>;
  limits: FrontDoorLimits;
  site: URL;
  https: Https;
};

export type CachedRequest = {
  request: IncomingMessage;
  response: ServerResponse;
  path: string;
  /** Path and query. */
  target: string;
  clientAddress: string;
  /** Receives the cache outcome, for the access log. */
  record: RequestRecord;
};

/** `answered`: sent, or being sent; `pass`: to be relayed unchanged; else the refusal to send. */
export type CacheAnswer = 'answered' | 'pass' | Refusal;

/**
 * A shared cache of whole answers, in memory, before the renderer (RFC 9111, RFC 5861). It does not know their
 * contents: lifetimes and cache tags are in their headers.
 */
export class PageCache {
  readonly #options: PageCacheOptions;
  readonly #store: PageStore;
  readonly #revalidations: Revalidations;
  readonly #recompressor: Recompressor;
  readonly #mayPreview: ReturnType<typeof createRateLimit>;
  readonly #mayMiss: ReturnType<typeof createRateLimit>;
  readonly #now: () => number;

  constructor(options: PageCacheOptions) {
    const { settings } = options;
    const { parameters, now = () => performance.now() } = settings;
    this.#options = options;
    this.#now = now;
    this.#store = new PageStore(settings);
    this.#revalidations = new Revalidations({ ...options, store: this.#store, parameters, now });
    this.#recompressor = new Recompressor(this.#store);
    this.#mayPreview = createRateLimit(settings.previewLimit, now);
    this.#mayMiss = createRateLimit(settings.missingLimit, now);
  }

  get heldBytes(): number {
    return this.#store.heldBytes;
  }

  /** Invalidates the answers that a purge matches, stored or in flight: they are revalidated before the next use. */
  purge(purge: Purge): void {
    this.#store.purge(purge);
    this.#revalidations.purge(purge);
  }

  /** Answers a request. @returns a promise only if it waits for the renderer or an encoding. Never rejects. */
  answer(cached: CachedRequest): CacheAnswer | Promise<CacheAnswer> {
    const { request, path, target, clientAddress, record } = cached;
    record.cache = 'pass';
    const { settings, site } = this.#options;
    const use = mayUseCache(request, path, settings.uncachedPrefixes, site.href);
    if (use === 'preview' && !this.#mayPreview(clientAddress)) return refusals.tooMany;
    if (use !== 'use') return 'pass';
    const found = this.#find(target);
    if (found === undefined) return this.#mayPreview(clientAddress) ? 'pass' : refusals.tooMany;
    if (this.#store.isUncacheable(found.target)) return 'pass';
    const { target: address, isTruncated } = found;
    const page = this.#store.find(address);
    if (page === undefined) return this.#revalidateAndSend(cached, address, isTruncated);
    if (isTruncated && !page.isSameForAnyQuery) return 'pass';
    const nowMs = this.#now();
    // No purge can have arrived, and no revalidation would be answered: nobody waits for one.
    if (!this.#options.upstream.isResponsive() && page.mayBeStaleWhenDisconnected(nowMs))
      return this.#send(cached, address, page, 'stale', nowMs);
    switch (page.freshness(nowMs)) {
      case 'fresh':
        return this.#send(cached, address, page, 'hit', nowMs);
      case 'stale':
        void this.#revalidations
          .join(address, page)
          .result.then((revalidation) => this.#note(revalidation, page));
        return this.#send(cached, address, page, 'stale');
      case 'back-off':
        return this.#send(cached, address, page, 'stale');
      case 'expired':
        return this.#revalidateAndSend(cached, address, isTruncated, page);
    }
  }

  /**
   * The status of a target's answer, stored or requested now.
   * Takes path and query; the response, whose client may disconnect.
   * @returns undefined if its answers are per client.
   */
  async statusOf(target: string, response: ServerResponse): Promise<number | undefined> {
    const address = this.#find(target)?.target;
    if (address === undefined || this.#store.isUncacheable(address)) return undefined;
    const page = this.#store.find(address);
    if (page && page.freshness(this.#now()) !== 'expired') return page.status;
    const { result, leave } = this.#revalidations.join(address, page);
    response.once('close', leave);
    const revalidation = await result;
    response.off('close', leave);
    return revalidation.kind === 'page' ? revalidation.page.status : undefined;
  }

  /** The cache key, without the parameters that answers to this path do not depend on, as far as one is stored. */
  #find(target: string): ReturnType<typeof cacheAddress> {
    const { parameters } = this.#options.settings;
    const found = cacheAddress(target, parameters);
    if (found === undefined || !found.target.includes('?')) return found;
    const other = this.#store.find(closedAddress(found.target, parameters));
    // An expired one may depend on more by now.
    if (other === undefined || other.freshness(this.#now()) === 'expired') return found;
    const address = narrowedAddress(found.target, other.dependsOnly);
    return { target: address, isTruncated: found.isTruncated || address !== found.target };
  }

  async #revalidateAndSend(
    cached: CachedRequest,
    address: string,
    isTruncated: boolean,
    before?: StoredPage,
  ): Promise<CacheAnswer> {
    const { response, record, clientAddress } = cached;
    if (before === undefined && !this.#mayMiss(clientAddress, 0)) return refusals.tooMany;
    const { result, leave } = this.#revalidations.join(address, before, record.requestId);
    response.once('close', leave);
    const revalidation = await result;
    response.off('close', leave);
    if (response.destroyed) return 'answered';
    if (before !== undefined && this.#note(revalidation, before)) {
      return this.#send(cached, address, before, 'stale');
    }
    if (revalidation.kind === 'uncacheable') return 'pass';
    if (revalidation.kind === 'failed') return revalidation.refusal ?? refusals.rendererUnavailable;
    if (isTruncated && !revalidation.page.isSameForAnyQuery) return 'pass';
    const { page, isUnchanged } = revalidation;
    if (before === undefined && (page.isMadeUp || page.status === NOT_FOUND)) this.#mayMiss(clientAddress);
    return this.#send(cached, revalidation.address, page, isUnchanged ? 'revalidated' : 'miss');
  }

  /** @returns whether to send the stored page instead of the revalidation's result. */
  #note(revalidation: Revalidation, before: StoredPage): boolean {
    const nowMs = this.#now();
    const useStored =
      (revalidation.kind === 'failed' && before.mayBeStaleWhenDisconnected(nowMs)) ||
      (revalidation.kind === 'page' &&
        revalidation.page.status >= FIRST_SERVER_ERROR &&
        revalidation.page !== before &&
        before.mayBeStaleOnError(nowMs));
    if (useStored) before.backOff(nowMs);
    return useStored;
  }

  #send(
    { request, response, record }: CachedRequest,
    address: string,
    page: StoredPage,
    outcome: CacheOutcome,
    nowMs = this.#now(),
  ): CacheAnswer | Promise<CacheAnswer> {
    record.cache = outcome;
    // Not part of the stored page: it may be sent to others.
    if (page.status >= FIRST_SERVER_ERROR) response.setHeader('X-Request-Id', record.requestId);
    const sent = sendPage(request, response, page, { outcome, nowMs });
    this.#recompressor.used(address, page);
    if (sent === undefined) return 'answered';
    return sent.then(() => {
      this.#store.recount(address, page);
      return 'answered';
    });
  }
}

const NOT_FOUND = 404;
const FIRST_SERVER_ERROR = 500;
