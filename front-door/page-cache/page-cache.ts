import type { IncomingMessage, ServerResponse } from 'node:http';
import { type Endpoints, unaffectedPaths } from '../../protocol/endpoints';
import { isUnchanged } from '../../protocol/entity-tag';
import type { Purge } from '../../protocol/purge';
import type { Https } from '../../protocol/security-headers';
import { SingleFlight } from '../../protocol/single-flight';
import { acceptedEncoding } from '../accepted-encoding';
import type { CacheOutcome, RequestRecord } from '../access-log';
import type { FrontDoorLimits } from '../limits';
import { type Refusal, refusals } from '../refusals';
import type { Upstream, UpstreamProxy } from '../upstream/proxy';
import { type CacheAddress, cacheAddress, type KnownParameters, mayUseCache } from './cache-address';
import type { Encoded } from './compression';
import { PageStore, type PageStoreLimits } from './page-store';
import { type Revalidation, returnsToken, revalidate } from './revalidation';
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

/** RFC 9211. */
const CACHE_STATUS: Record<CacheOutcome, string> = {
  hit: 'front-door; hit',
  stale: 'front-door; hit; detail=stale',
  revalidated: 'front-door; fwd=stale; fwd-status=304; stored',
  miss: 'front-door; fwd=miss',
  pass: 'front-door; fwd=bypass',
};
const NOT_MODIFIED = 304;

/** `answered`: sent, or being sent; `pass`: to be relayed unchanged; else the refusal to send. */
export type CacheAnswer = 'answered' | 'pass' | Refusal;

/**
 * A shared cache of whole answers, in memory, before the renderer (RFC 9111, RFC 5861). It does not know their
 * contents: lifetimes and cache tags are in their headers.
 */
export class PageCache {
  readonly #options: PageCacheOptions;
  readonly #store: PageStore;
  /** One request to the renderer at a time for all clients that want a page. */
  readonly #flights = new SingleFlight<Revalidation>();
  readonly #budget: TokenBuckets;
  readonly #unaffectedBudget: TokenBuckets;
  readonly #now: () => number;
  #sequence = 0;

  constructor(options: PageCacheOptions) {
    const { settings } = options;
    const { now = () => performance.now() } = settings;
    this.#options = options;
    this.#now = now;
    this.#store = new PageStore(settings);
    this.#budget = new TokenBuckets(settings.renderLimit, now);
    this.#unaffectedBudget = new TokenBuckets(settings.renderLimit, now);
  }

  get heldBytes(): number {
    return this.#store.heldBytes;
  }

  /** Invalidates the answers that a purge matches, stored or in flight: they are revalidated before the next use. */
  purge(purge: Purge): void {
    this.#store.purge(purge);
    this.#flights.purge(purge);
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
    const address = cacheAddress(target, settings.parameters);
    if (address === undefined) return this.#pass(cached);
    const page = this.#store.find(address.target);
    if (page === undefined) return this.#revalidateAndSend(cached, address);
    if (address.isTruncated && !page.isSameForAnyQuery) return this.#pass(cached);
    const nowMs = this.#now();
    // The renderer cannot answer now: the client does not wait for a revalidation. No purge can have arrived either.
    if (!this.#options.upstream.isResponsive() && page.mayBeStaleWhenDisconnected(nowMs))
      return this.#send(cached, page, 'stale', nowMs);
    switch (page.freshness(nowMs)) {
      case 'fresh':
        return this.#send(cached, page, 'hit', nowMs);
      case 'stale':
        void this.#revalidate(cached, address, page, false)?.then((result) => this.#note(result, page));
        return this.#send(cached, page, 'stale');
      case 'back-off':
        return this.#send(cached, page, 'stale');
      case 'expired':
        return this.#revalidateAndSend(cached, address, page);
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
    address: CacheAddress,
    before: StoredPage | undefined,
    isWaiting = true,
  ): Promise<Revalidation> | undefined {
    const isFree = before?.isOfSite || this.#flights.isInFlight(address.target);
    const budget = this.#budgetOf(path);
    if (!isFree && !budget.take(clientAddress)) return undefined;
    const { requestId } = record;
    const { result, leave } = this.#flights.join(address.target, (signal, isPurged) => {
      this.#sequence += 1;
      const asked = { address, page: before, requestId, sequence: this.#sequence, nowMs: this.#now() };
      return revalidate(asked, this.#options, this.#store, signal, isPurged);
    });
    if (isWaiting) response.once('close', leave);
    return result.then((revalidation) => {
      response.off('close', leave);
      if (!isFree && returnsToken(revalidation)) budget.giveBack(clientAddress);
      return revalidation;
    });
  }

  async #revalidateAndSend(
    cached: CachedRequest,
    address: CacheAddress,
    before?: StoredPage,
  ): Promise<CacheAnswer> {
    const revalidation = await this.#revalidate(cached, address, before);
    if (revalidation === undefined) return refusals.tooMany;
    if (cached.response.destroyed) return 'answered';
    if (before !== undefined && this.#note(revalidation, before)) {
      return this.#send(cached, before, 'stale');
    }
    if (revalidation.kind === 'uncacheable') return this.#pass(cached);
    if (revalidation.kind === 'failed') return revalidation.refusal ?? refusals.rendererUnavailable;
    if (address.isTruncated && !revalidation.page.isSameForAnyQuery) return this.#pass(cached);
    const { page, isUnchanged } = revalidation;
    return this.#send(cached, page, isUnchanged ? 'revalidated' : 'miss');
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
    page: StoredPage,
    outcome: CacheOutcome,
    nowMs = this.#now(),
  ): CacheAnswer | Promise<CacheAnswer> {
    record.cache = outcome;
    // Not part of the stored page: it may be sent to others.
    if (page.status >= FIRST_SERVER_ERROR) response.setHeader('X-Request-Id', record.requestId);
    const sent = sendPage(request, response, page, { outcome, nowMs });
    return sent?.then(() => 'answered') ?? 'answered';
  }
}

const COST_OF_RELAYING = 0.5;
const FIRST_SERVER_ERROR = 500;

/** @returns a promise only if the encoding has to be made */
function sendPage(
  request: IncomingMessage,
  response: ServerResponse,
  page: StoredPage,
  how: { outcome: CacheOutcome; nowMs: number },
): void | Promise<void> {
  const also = ['Age', String(page.ageS(how.nowMs)), 'Cache-Status', CACHE_STATUS[how.outcome]];
  if (isUnchanged(request.headers['if-none-match'], page.etag)) {
    response.writeHead(NOT_MODIFIED, page.headersWithoutBody.concat(also));
    return endWithTurn(response);
  }
  const encoded = page.in(acceptedEncoding(request.headers['accept-encoding']?.toString()));
  const send = (ready: Encoded) => {
    response.writeHead(page.status, page.headersFor(ready).concat(also));
    endWithTurn(response, request.method === 'HEAD' ? undefined : ready.bytes);
  };
  return encoded instanceof Promise ? encoded.then(send) : send(encoded);
}

/**
 * Ends an answer after the requests that have already arrived are read. Answers that are written one by one, each after
 * its request is read, also wake their clients one by one, which is a third of the cost of a cache hit.
 */
function endWithTurn(response: ServerResponse, body?: Buffer): void {
  setImmediate(() => response.end(body));
}
