import type { Purge } from '../../protocol/purge';
import { readMessage } from '../../protocol/read-body';
import { type IsPurged, SingleFlight } from '../../protocol/single-flight';
import { type Refusal, refusals } from '../answer/refusals';
import { upstreamRefusal } from '../upstream/proxy';
import { isMadeUp, type KnownParameters } from './cache-address';
import type { PageCacheOptions } from './page-cache';
import { MAX_PAGE_BYTES, type PageStore } from './page-store';
import { type Received, StoredPage } from './stored-page';

/** `page`: for every waiting client; `uncacheable`: each client's request is relayed; `failed`: no answer. */
export type Revalidation =
  | { kind: 'page'; page: StoredPage; isUnchanged: boolean }
  | { kind: 'uncacheable' }
  | { kind: 'failed'; refusal: Refusal | null };

type RevalidationsOptions = Pick<PageCacheOptions, 'proxy' | 'limits' | 'site' | 'https'> & {
  store: PageStore;
  parameters: KnownParameters;
  now(): number;
};

type Asked = { address: string; page?: StoredPage; isPurged: IsPurged; sequence: number; nowMs: number };

const NOT_MODIFIED = 304;
/** Statuses of answers that depend on the client, even without a cookie. */
const ABOUT_THE_CLIENT = new Set([401, 403, 407]);
const FIRST_ERROR_STATUS = 400;

/**
 * Whether the client's token is given back: the site has the page, or the renderer did not answer. The token of an aborted
 * request is spent, because its client could otherwise start one request after the other.
 */
export function returnsToken(revalidation: Revalidation): boolean {
  return revalidation.kind === 'page'
    ? revalidation.page.isOfSite
    : revalidation.kind === 'failed' && revalidation.refusal !== null;
}

/**
 * Requests pages from the renderer, once for all clients that want the same page at the same time (single flight),
 * without any client's data. An answer that a purge matches meanwhile is stored as purged.
 */
export class Revalidations {
  readonly #options: RevalidationsOptions;
  readonly #flights = new SingleFlight<Revalidation>();
  #sequence = 0;

  constructor(options: RevalidationsOptions) {
    this.#options = options;
  }

  purge(purge: Purge): void {
    this.#flights.purge(purge);
  }

  /** Whether `join` would start no request to the renderer. */
  isInFlight(address: string): boolean {
    return this.#flights.isInFlight(address);
  }

  /**
   * @param requestId of the request that starts it, for the renderer's log
   * @returns the result, and `leave`, for a client that has disconnected: the last one aborts the request
   */
  join(
    address: string,
    page: StoredPage | undefined,
    requestId: string,
  ): { result: Promise<Revalidation>; leave: () => void } {
    return this.#flights.join(address, async (signal, isPurged) => {
      this.#sequence += 1;
      const sequence = this.#sequence;
      const nowMs = this.#options.now();
      const received = await this.#request(address, page, requestId, signal);
      return this.#settle(received, { address, page, isPurged, sequence, nowMs });
    });
  }

  /** The deadline is short if there is a stored page to fall back on. */
  async #request(
    target: string,
    page: StoredPage | undefined,
    requestId: string,
    signal: AbortSignal,
  ): Promise<Received | 'too-large' | Refusal | null> {
    const { proxy, limits, site } = this.#options;
    const sent = {
      host: site.host,
      'x-forwarded-for': '127.0.0.1',
      'x-request-id': requestId,
      ...(page?.etag !== undefined && { 'if-none-match': page.etag }),
    };
    const [waitMs, headersTimeoutMs] = page
      ? [0, limits.revalidationTimeoutMs]
      : [limits.upstreamWaitMs, limits.upstreamHeadersTimeoutMs];
    const call = { method: 'GET', target, headers: sent, body: null, waitMs, headersTimeoutMs };
    for (let tries = 1; ; tries += 1) {
      const result = await proxy.request(call, signal);
      if (!result.ok) return upstreamRefusal(result.failure);
      const { statusCode: status = 502, headers } = result.answer;
      const read = await readMessage(result.answer, MAX_PAGE_BYTES, limits.upstreamIdleTimeoutMs);
      if (read.ok) return { status, headers, body: read.body };
      result.answer.destroy();
      if (read.reason === 'too-large') return 'too-large';
      // The renderer ended in the middle of the answer; the supervisor restarts it.
      if (signal.aborted || tries > 1 || page) return refusals.rendererUnavailable;
    }
  }

  #settle(
    received: Received | 'too-large' | Refusal | null,
    { address, page, isPurged, sequence, nowMs }: Asked,
  ): Revalidation {
    const { store, parameters, https } = this.#options;
    if (received === 'too-large') return this.#uncacheable(address);
    if (received === null || !('body' in received)) return { kind: 'failed', refusal: received };
    if (received.status === NOT_MODIFIED && page !== undefined) {
      page.revalidated(received.headers, nowMs);
      page.purged = isPurged(page.tags);
      store.store(address, page);
      return { kind: 'page', page, isUnchanged: true };
    }
    const fresh = new StoredPage(received, { https, sequence, nowMs });
    fresh.isMadeUp = isMadeUp(address, parameters);
    if (fresh.isStorable) {
      fresh.purged = isPurged(fresh.tags);
      store.store(address, fresh);
    } else if (isForOneClient(received)) {
      return this.#uncacheable(address);
    }
    return { kind: 'page', page: fresh, isUnchanged: false };
  }

  #uncacheable(address: string): Revalidation {
    this.#options.store.markUncacheable(address);
    return { kind: 'uncacheable' };
  }
}

/** An error that must not be stored is still the same for all waiting clients; anything else must not be shared. */
function isForOneClient({ status, headers }: Received): boolean {
  return status < FIRST_ERROR_STATUS || ABOUT_THE_CLIENT.has(status) || headers['set-cookie'] !== undefined;
}
