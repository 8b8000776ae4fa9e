import { randomUUID } from 'node:crypto';
import { type Refusal, refusals } from '../answer/refusals';
import type { FrontDoorLimits } from '../limits';
import type { UpstreamProxy } from '../upstream/proxy';
import { upstreamRefusal } from '../upstream/upstream-refusal';
import { MAX_PAGE_BYTES, type PageStore } from './page-store';
import { type Purge, reaches } from './purge';
import { receivePage } from './receive-page';
import { type Received, StoredPage } from './stored-page';

/**
 * What became of asking the renderer. `page`: for everybody who waits; stored, where it may be. `personal`: each has to
 * ask for themselves. `failed`: no answer.
 */
export type Renewal =
  | { kind: 'page'; page: StoredPage; renewed: boolean }
  | { kind: 'personal' }
  | { kind: 'failed'; refusal: Refusal | null };

interface Flight {
  readonly renewal: Promise<Renewal>;
  readonly purges: Purge[];
  readonly abort: AbortController;
  waiting: number;
}

export interface RenewalsOptions {
  proxy: UpstreamProxy;
  store: PageStore;
  limits: FrontDoorLimits;
  site: URL;
  now(): number;
}

const NOT_MODIFIED = 304;
/** They depend on who asks, even where they set no cookie. */
const ABOUT_THE_CLIENT = new Set([401, 403, 407]);
const FIRST_ERROR_STATUS = 400;

/**
 * Asks the renderer, once for all who want the same page at the same time. What it is told holds nothing of any one
 * client: no cookie, no language, no address. A purge that comes meanwhile is remembered: the answer is then kept as
 * purged, if it reaches its tags, and is given to nobody who asks after the purge.
 */
export class Renewals {
  readonly #options: RenewalsOptions;
  readonly #flights = new Map<string, Flight>();
  readonly #all = new Set<Flight>();
  #sequence = 0;

  constructor(options: RenewalsOptions) {
    this.#options = options;
  }

  purge(purge: Purge): void {
    for (const flight of this.#all) flight.purges.push(purge);
  }

  /**
   * Asks for a page, or joins those who wait for it already.
   * In: the address; the page that is to be renewed. Out: what becomes of it, and `leave`, for a client who waits no longer:
   * the renderer is stopped when the last one has left.
   */
  join(address: string, page: StoredPage | undefined): { renewal: Promise<Renewal>; leave: () => void } {
    const before = this.#flights.get(address);
    const flight = before === undefined || before.purges.length > 0 ? this.#start(address, page) : before;
    flight.waiting += 1;
    const leave = () => {
      flight.waiting -= 1;
      if (flight.waiting > 0) return;
      flight.abort.abort();
      this.#forget(address, flight);
    };
    return { renewal: flight.renewal, leave };
  }

  #start(address: string, page: StoredPage | undefined): Flight {
    this.#sequence += 1;
    const abort = new AbortController();
    const purges: Purge[] = [];
    const sequence = this.#sequence;
    const renewal = this.#ask(address, page, abort.signal).then((received) =>
      this.#settle(received, { address, page, purges, sequence }),
    );
    const flight = { renewal, purges, abort, waiting: 0 };
    this.#flights.set(address, flight);
    this.#all.add(flight);
    void renewal.then(() => this.#forget(address, flight));
    return flight;
  }

  #forget(address: string, flight: Flight): void {
    this.#all.delete(flight);
    if (this.#flights.get(address) === flight) this.#flights.delete(address);
  }

  /** Who has something to fall back on does not wait long. */
  async #ask(
    target: string,
    page: StoredPage | undefined,
    signal: AbortSignal,
  ): Promise<Received | 'too-large' | Refusal | null> {
    const { proxy, limits, site } = this.#options;
    const headers = {
      host: site.host,
      'x-forwarded-for': '127.0.0.1',
      'x-request-id': randomUUID(),
      ...(page?.etag !== undefined && { 'if-none-match': page.etag }),
    };
    const [waitMs, headersTimeoutMs] = page
      ? [0, limits.renewalTimeoutMs]
      : [limits.upstreamWaitMs, limits.upstreamHeadersTimeoutMs];
    const result = await proxy.ask(
      { method: 'GET', target, headers, body: null, waitMs, headersTimeoutMs },
      signal,
    );
    if (!result.ok) return upstreamRefusal(result.failure);
    const received = await receivePage(result.answer, MAX_PAGE_BYTES);
    return received === 'lost' ? refusals.rendererBroken : received;
  }

  #settle(
    received: Received | 'too-large' | Refusal | null,
    {
      address,
      page,
      purges,
      sequence,
    }: { address: string; page?: StoredPage; purges: Purge[]; sequence: number },
  ): Renewal {
    const { store, site, now } = this.#options;
    if (received === 'too-large') return this.#personal(address);
    if (received === null || !('body' in received)) return { kind: 'failed', refusal: received };
    const isReached = ({ tags }: StoredPage) => purges.some((purge) => reaches(purge, tags));
    if (received.status === NOT_MODIFIED && page !== undefined) {
      page.renew(received.headers, now());
      page.purged = isReached(page);
      store.keep(address, page);
      return { kind: 'page', page, renewed: true };
    }
    const fresh = new StoredPage(received, { https: site.protocol === 'https:', sequence, nowMs: now() });
    if (fresh.isStorable) {
      fresh.purged = isReached(fresh);
      store.keep(address, fresh);
    } else if (isForOneClient(received)) {
      return this.#personal(address);
    }
    return { kind: 'page', page: fresh, renewed: false };
  }

  #personal(address: string): Renewal {
    this.#options.store.markPersonal(address);
    return { kind: 'personal' };
  }
}

/** An error that nobody may keep is still the same for all who are waiting; anything else is not ours to share. */
function isForOneClient({ status, headers }: Received): boolean {
  return status < FIRST_ERROR_STATUS || ABOUT_THE_CLIENT.has(status) || headers['set-cookie'] !== undefined;
}
