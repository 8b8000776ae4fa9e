import { mergePurges, type Purge } from '../../../protocol/purge';
import { log } from '../../log.server';
import { type PurgeRequest, purgeRequests } from './purge-requests.server';

// Remix's, which replaces it when a server starts, ends the process if a request with a body is aborted.
const { fetch } = globalThis;

const NOTIFY_TIMEOUT_MS = 2_000;
const RETRY_AFTER_MS = 10_000;

/**
 * One purge at a time is sent; those that arrive meanwhile are merged into the next one. A purge that cannot be
 * delivered (two tries of two seconds) is logged, and sent again after ten seconds at the latest. One that the cache
 * rejects (4xx) is dropped: it would be rejected again.
 * @param entry of the cache, see `purgeRequests`
 */
export function createCacheNotifier(entry: string, cloudflareHost?: string): (purge: Purge) => Promise<void> {
  let pending: Purge | undefined;
  let delivery: Promise<void> | undefined;
  let retry: NodeJS.Timeout | undefined;

  async function deliver(): Promise<void> {
    clearTimeout(retry);
    while (pending) {
      const purge = pending;
      pending = undefined;
      const failure = await sendAll(purgeRequests(entry, purge, cloudflareHost));
      if (failure === undefined) continue;
      log('error', 'cache.notify-failed', { host: new URL(entry).hostname, reason: failure.reason });
      if (failure.isFinal) continue;
      pending = mergePurges(purge, pending);
      retry = setTimeout(begin, RETRY_AFTER_MS).unref();
      break;
    }
    delivery = undefined;
  }

  function begin(): Promise<void> {
    delivery ??= deliver();
    return delivery;
  }

  return (purge) => {
    pending = mergePurges(purge, pending);
    return begin();
  };
}

type SendFailure = { reason: string; isFinal: boolean };

/** @returns why a request failed, or undefined; later requests are not sent then */
async function sendAll(requests: readonly PurgeRequest[]): Promise<SendFailure | undefined> {
  for (const request of requests) {
    let failure = await send(request);
    if (failure && !failure.isFinal) failure = await send(request);
    if (failure) return failure;
  }
  return undefined;
}

async function send({ url, ...request }: PurgeRequest): Promise<SendFailure | undefined> {
  try {
    const signal = AbortSignal.timeout(NOTIFY_TIMEOUT_MS);
    const { ok, status, body } = await fetch(url, { ...request, redirect: 'manual', signal });
    await body?.cancel();
    // 408 and 429 say that the same request may succeed later.
    const isFinal = status >= 400 && status < 500 && status !== 408 && status !== 429;
    return ok ? undefined : { reason: `status ${status}`, isFinal };
  } catch (error) {
    return { reason: error instanceof Error ? error.name : 'unknown', isFinal: false };
  }
}
