import type { IncomingMessage, ServerResponse } from 'node:http';
import { type Endpoints, unaffectedPaths } from '../../protocol/endpoints';
import type { Purge } from '../../protocol/purge';
import type { Https } from '../../protocol/security-headers';
import type { RequestRecord } from '../access-log';
import { type Refusal, refusals } from '../answer/refusals';
import type { FrontDoorLimits } from '../limits';
import type { Upstream, UpstreamProxy } from '../upstream/proxy';
import { cacheAddress, type KnownParameters, mayUseCache } from './cache-address';
import { PageStore, type PageStoreLimits } from './page-store';
import { type Revalidation, Revalidations, returnsToken } from './revalidation';
import { type CacheOutcome, sendPage } from './send-page';
import type { StoredPage } from './stored-page';
import { type RateLimit, TokenBuckets } from './token-buckets';

export type PageCacheSettings = PageStoreLimits & {
  /** The parameters that answers depend on; all others are removed. */
  parameters: KnownParameters;
  /**
   * Limits the requests to the renderer that each client causes. A request whose answer is a page of the site is free in
   * the end. A relayed request costs half a token, because previews request data with every change.
   */
  renderLimit: RateLimit;
  /** A monotonic clock in ms. */
  now?: () => number;
};

export type PageCacheOptions = {
  settings: PageCacheSettings;
  /** Their requests are relayed, with all of the client's headers. */
  endpoints: Endpoints;
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
  readonly #budget: TokenBuckets;
  readonly #unaffectedBudget: TokenBuckets;
  readonly #now: () => number;

  constructor(options: PageCacheOptions) {
    const { settings } = options;
    const { parameters, now = () => performance.now() } = settings;
    this.#options = options;
    this.#now = now;
    this.#store = new PageStore(settings);
    this.#revalidations = new Revalidations({ ...options, store: this.#store, parameters, now });
    this.#budget = new TokenBuckets(settings.renderLimit, now);
    this.#unaffectedBudget = new TokenBuckets(settings.renderLimit, now);
  }

  get heldBytes(): number {
    return this.#store.heldBytes;
  }

  /** Invalidates the answers that a purge matches, stored or in flight: they are revalidated before the next use. */
  purge(purge: Purge): void {
    this.#store.purge(purge);
    this.#revalidations.purge(purge);
  }

  #budgetOf(path: string): TokenBuckets {
    return unaffectedPaths.has(path) ? this.#unaffectedBudget : this.#budget;
  }

  /** Answers a request. @returns a promise only if it waits for the renderer or an encoding. Never rejects. */
  answer(cached: CachedRequest): CacheAnswer | Promise<CacheAnswer> {
    const { request, path, target, record } = cached;
    record.cache = 'pass';
    const { endpoints, site, settings } = this.#options;
    if (!mayUseCache(request, path, endpoints, site.href)) return this.#pass(cached);
    const found = cacheAddress(target, settings.parameters);
    if (found === undefined || this.#store.isUncacheable(found.target)) return this.#pass(cached);
    const { target: address, isTruncated } = found;
    const page = this.#store.find(address);
    if (page === undefined) return this.#revalidateAndSend(cached, address, isTruncated);
    if (isTruncated && !page.isSameForAnyQuery) return this.#pass(cached);
    const nowMs = this.#now();
    // The renderer cannot answer now: the client does not wait for a revalidation. No purge can have arrived either.
    if (!this.#options.upstream.isResponsive() && page.mayBeStaleWhenDisconnected(nowMs))
      return this.#send(cached, address, page, 'stale', nowMs);
    switch (page.freshness(nowMs)) {
      case 'fresh':
        return this.#send(cached, address, page, 'hit', nowMs);
      case 'stale':
        void this.#revalidate(cached, address, page, false)?.then((result) => this.#note(result, page));
        return this.#send(cached, address, page, 'stale');
      case 'back-off':
        return this.#send(cached, address, page, 'stale');
      case 'expired':
        return this.#revalidateAndSend(cached, address, isTruncated, page);
    }
  }

  #pass({ path, clientAddress }: CachedRequest): CacheAnswer {
    return this.#budgetOf(path).take(clientAddress, COST_OF_RELAYING) ? 'pass' : refusals.tooMany;
  }

  /**
   * Requests a page from the renderer, or joins a request in flight. Starting a request takes one of the client's tokens
   * immediately, so that concurrent requests count too. The token is given back if the site has the page or the renderer
   * did not answer. Joining needs no token, nor does revalidating a stored page of the site.
   * @param isWaiting whether the client waits; the request is aborted when no client waits any longer
   * @returns undefined if the client has no token
   */
  #revalidate(
    { path, clientAddress, response, record }: CachedRequest,
    address: string,
    before: StoredPage | undefined,
    isWaiting = true,
  ): Promise<Revalidation> | undefined {
    const isFree = before?.isOfSite || this.#revalidations.isInFlight(address);
    const settle = isFree ? () => {} : this.#budgetOf(path).lend(clientAddress);
    if (settle === undefined) return undefined;
    const { result, leave } = this.#revalidations.join(address, before, record.requestId);
    if (isWaiting) response.once('close', leave);
    return result.then((revalidation) => {
      response.off('close', leave);
      settle(returnsToken(revalidation));
      return revalidation;
    });
  }

  async #revalidateAndSend(
    cached: CachedRequest,
    address: string,
    isTruncated: boolean,
    before?: StoredPage,
  ): Promise<CacheAnswer> {
    const revalidation = await this.#revalidate(cached, address, before);
    if (revalidation === undefined) return this.#answerLater(cached);
    if (cached.response.destroyed) return 'answered';
    if (before !== undefined && this.#note(revalidation, before)) {
      return this.#send(cached, address, before, 'stale');
    }
    if (revalidation.kind === 'uncacheable') return this.#pass(cached);
    if (revalidation.kind === 'failed') return revalidation.refusal ?? refusals.rendererUnavailable;
    if (isTruncated && !revalidation.page.isSameForAnyQuery) return this.#pass(cached);
    const { page, isUnchanged } = revalidation;
    return this.#send(cached, address, page, isUnchanged ? 'revalidated' : 'miss');
  }

  /** Other requests of the client hold all its tokens: waits until one is given back, or all are spent. */
  async #answerLater(cached: CachedRequest): Promise<CacheAnswer> {
    const settled = this.#budgetOf(cached.path).whenSettled(cached.clientAddress);
    if (settled === undefined) return refusals.tooMany;
    await settled;
    return cached.response.destroyed ? 'answered' : this.answer(cached);
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
    if (sent === undefined) return 'answered';
    return sent.then(() => {
      this.#store.recount(address, page);
      return 'answered';
    });
  }
}

const COST_OF_RELAYING = 0.5;
const FIRST_SERVER_ERROR = 500;
