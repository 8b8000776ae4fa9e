import type { IncomingMessage, ServerResponse } from 'node:http';
import type { RequestRecord } from '../access-log/request-log';
import { type Refusal, refusals } from '../answer/refusals';
import type { FrontDoorLimits } from '../limits';
import type { UpstreamProxy } from '../upstream/proxy';
import { cacheAddress, type KnownParameters } from './cache-address';
import type { CacheOutcome } from './cache-outcome';
import { Improver } from './improver';
import { mayUseCache } from './may-use-cache';
import { PageStore, type PageStoreLimits } from './page-store';
import type { Purge } from './purge';
import { createRateLimit, type RateLimit } from './rate-limit';
import { type Renewal, Renewals } from './renewals';
import { sendPage } from './send-page';
import type { StoredPage } from './stored-page';

export interface PageCacheSettings extends PageStoreLimits {
  /** Beginnings of paths whose answers are never kept, and are asked for with all that the client said. */
  passed: readonly string[];
  /** The parameters that answers depend on; all others are left out. */
  parameters: KnownParameters;
  /** For clients who ask to be let past the cache, by the cookie of a preview. */
  previewLimit: RateLimit;
  /** A clock in ms that never goes back. */
  now?: () => number;
}

export interface PageCacheOptions {
  settings: PageCacheSettings;
  proxy: UpstreamProxy;
  limits: FrontDoorLimits;
  site: URL;
}

export interface CachedRequest {
  request: IncomingMessage;
  response: ServerResponse;
  path: string;
  /** Path and query. */
  target: string;
  clientAddress: string;
  /** Takes what became of it, for the access log. */
  record: RequestRecord;
}

/** `answered`, or on its way; `pass`: to be relayed as it is; else the refusal to send. */
export type Answered = 'answered' | 'pass' | Refusal;

/**
 * A shared cache of whole answers, in memory, before the renderer (RFC 9111, RFC 5861). It knows nothing of what they say:
 * how long they live, and by which tags they are forgotten, stands in their headers.
 */
export class PageCache {
  readonly #store: PageStore;
  readonly #renewals: Renewals;
  readonly #improver: Improver;
  readonly #settings: PageCacheSettings;
  readonly #mayPreview: (address: string) => boolean;
  readonly #now: () => number;

  constructor({ settings, proxy, limits, site }: PageCacheOptions) {
    const { now = () => performance.now() } = settings;
    this.#settings = settings;
    this.#now = now;
    this.#store = new PageStore(settings);
    this.#renewals = new Renewals({ proxy, store: this.#store, limits, site, now });
    this.#improver = new Improver(this.#store);
    this.#mayPreview = createRateLimit(settings.previewLimit, now);
  }

  get heldBytes(): number {
    return this.#store.heldBytes;
  }

  /** Makes what a purge reaches old: stored, and on its way. It is renewed before it is given again. */
  purge(purge: Purge): void {
    this.#store.purge(purge);
    this.#renewals.purge(purge);
  }

  /** Answers a request. Out: a promise only where the renderer, or an encoding, has to be waited for. Never rejects. */
  answer(cached: CachedRequest): Answered | Promise<Answered> {
    const { request, path, target, clientAddress, record } = cached;
    record.cache = 'pass';
    const use = mayUseCache(request, path, this.#settings.passed);
    if (use === 'preview' && !this.#mayPreview(clientAddress)) return refusals.tooMany;
    if (use !== 'use') return 'pass';
    const found = cacheAddress(target, this.#settings.parameters);
    if (found === undefined || this.#store.isPersonal(found.target)) return 'pass';
    const { target: address, isShortened } = found;
    const page = this.#store.find(address);
    if (page === undefined) return this.#renewAndSend(cached, address, isShortened);
    if (isShortened && !page.isSameForAnyQuery) return 'pass';
    const nowMs = this.#now();
    switch (page.freshness(nowMs)) {
      case 'fresh':
        return this.#send(cached, address, page, 'hit', nowMs);
      case 'aged':
        void this.#renewals.join(address, page).renewal.then((renewal) => this.#note(renewal, page));
        return this.#send(cached, address, page, 'stale');
      case 'resting':
        return this.#send(cached, address, page, 'stale');
      case 'old':
        return this.#renewAndSend(cached, address, isShortened, page);
    }
  }

  /**
   * The status with which a target is answered, kept or asked for now.
   * In: path and query; the answer whose client may leave meanwhile. Out: undefined where there is no answer for all clients.
   */
  async statusOf(target: string, response: ServerResponse): Promise<number | undefined> {
    const address = cacheAddress(target, this.#settings.parameters)?.target;
    if (address === undefined || this.#store.isPersonal(address)) return undefined;
    const page = this.#store.find(address);
    if (page && page.freshness(this.#now()) !== 'old') return page.status;
    const { renewal, leave } = this.#renewals.join(address, page);
    response.once('close', leave);
    const renewed = await renewal;
    response.off('close', leave);
    return renewed.kind === 'page' ? renewed.page.status : undefined;
  }

  async #renewAndSend(
    cached: CachedRequest,
    address: string,
    isShortened: boolean,
    before?: StoredPage,
  ): Promise<Answered> {
    const { response } = cached;
    const { renewal: asked, leave } = this.#renewals.join(address, before);
    response.once('close', leave);
    const renewal = await asked;
    response.off('close', leave);
    if (response.destroyed) return 'answered';
    if (before !== undefined && this.#note(renewal, before)) {
      return this.#send(cached, address, before, 'stale');
    }
    if (renewal.kind === 'personal') return 'pass';
    if (renewal.kind === 'failed') return renewal.refusal ?? refusals.rendererAway;
    if (isShortened && !renewal.page.isSameForAnyQuery) return 'pass';
    return this.#send(cached, address, renewal.page, renewal.renewed ? 'renewed' : 'miss');
  }

  /** Out: whether the page from before is to stand in for what became of its renewal. */
  #note(renewal: Renewal, before: StoredPage): boolean {
    const nowMs = this.#now();
    const standsIn =
      (renewal.kind === 'failed' && before.mayReplaceSilence(nowMs)) ||
      (renewal.kind === 'page' && renewal.page.status >= 500 && before.mayReplaceError(nowMs));
    if (standsIn) before.rest(nowMs);
    return standsIn;
  }

  #send(
    { request, response, record }: CachedRequest,
    address: string,
    page: StoredPage,
    outcome: CacheOutcome,
    nowMs = this.#now(),
  ): Answered | Promise<Answered> {
    record.cache = outcome;
    const sent = sendPage(request, response, page, { outcome, nowMs });
    this.#improver.used(address, page);
    if (sent === undefined) return 'answered';
    return sent.then(() => {
      this.#store.recount(address, page);
      return 'answered';
    });
  }
}
