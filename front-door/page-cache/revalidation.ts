import { readMessage } from '../../protocol/read-body';
import type { IsPurged } from '../../protocol/single-flight';
import { type Refusal, refusals } from '../refusals';
import { upstreamRefusal } from '../upstream/proxy';
import type { CacheAddress } from './cache-address';
import type { PageCacheOptions } from './page-cache';
import { MAX_PAGE_BYTES, type PageStore } from './page-store';
import { type Received, StoredPage } from './stored-page';

/** `page`: for every waiting client; `uncacheable`: each client's request is relayed; `failed`: no answer. */
export type Revalidation =
  | { kind: 'page'; page: StoredPage; isUnchanged: boolean }
  | { kind: 'uncacheable' }
  | { kind: 'failed'; refusal: Refusal | null };

type Asked = {
  address: CacheAddress;
  /** The stored page, if there is one. */
  page: StoredPage | undefined;
  /** Of the request that starts it, for the renderer's log. */
  requestId: string;
  /** Grows with each request to the renderer. */
  sequence: number;
  nowMs: number;
};

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
 * Requests a page from the renderer, without any client's data, and stores it: as purged, if a purge matches it meanwhile.
 * @param signal aborted when no client waits any longer
 */
export async function revalidate(
  asked: Asked,
  options: PageCacheOptions,
  store: PageStore,
  signal: AbortSignal,
  isPurged: IsPurged,
): Promise<Revalidation> {
  const received = await request(asked, options, signal);
  const { page, sequence, nowMs } = asked;
  const { target, isMadeUp } = asked.address;
  if (received === null || !('body' in received)) return { kind: 'failed', refusal: received };
  if (received.status === NOT_MODIFIED && page !== undefined) {
    page.revalidated(received.headers, nowMs);
    page.purged = isPurged(page.tags);
    store.store(target, page);
    return { kind: 'page', page, isUnchanged: true };
  }
  const fresh = new StoredPage(received, { https: options.https, sequence, nowMs });
  fresh.isMadeUp = isMadeUp;
  if (fresh.isStorable) {
    fresh.purged = isPurged(fresh.tags);
    store.store(target, fresh);
  } else if (isForOneClient(received)) {
    store.remove(target);
    return { kind: 'uncacheable' };
  }
  return { kind: 'page', page: fresh, isUnchanged: false };
}

/** The deadline is short if there is a stored page to fall back on. */
async function request(
  { address: { target }, page, requestId }: Asked,
  { proxy, limits, site }: PageCacheOptions,
  signal: AbortSignal,
): Promise<Received | Refusal | null> {
  const headers = {
    host: site.host,
    'x-forwarded-for': '127.0.0.1',
    'x-request-id': requestId,
    ...(page?.etag !== undefined && { 'if-none-match': page.etag }),
  };
  const [waitMs, headersTimeoutMs] = page
    ? [0, limits.revalidationTimeoutMs]
    : [limits.upstreamWaitMs, limits.upstreamHeadersTimeoutMs];
  const call = { method: 'GET', target, headers, body: null, waitMs, headersTimeoutMs };
  for (let tries = 1; ; tries += 1) {
    const result = await proxy.request(call, signal);
    if (!result.ok) return upstreamRefusal(result.failure);
    const { statusCode: status = 502, headers: received } = result.answer;
    const read = await readMessage(result.answer, MAX_PAGE_BYTES, limits.upstreamIdleTimeoutMs);
    if (read.ok) return { status, headers: received, body: read.body };
    result.answer.destroy();
    if (read.reason === 'too-large') return refusals.rendererBroken;
    // The renderer ended in the middle of the answer; the supervisor restarts it.
    if (signal.aborted || tries > 1 || page) return refusals.rendererUnavailable;
  }
}

/** An error that must not be stored is still the same for all waiting clients; anything else must not be shared. */
function isForOneClient({ status, headers }: Received): boolean {
  return status < FIRST_ERROR_STATUS || ABOUT_THE_CLIENT.has(status) || headers['set-cookie'] !== undefined;
}
