import { mergePurges, type Purge } from '../../../protocol/purge';
import { log } from '../../log.server';

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

/** One HTTP request that purges (part of) a shared cache. */
type PurgeRequest = { url: string; method: string; headers: Record<string, string>; body?: string };

const CLOUDFLARE = 'https://api.cloudflare.com';

/** Tags of one request, by the vendors' limits. For Varnish: its default limit of a header, 8 KB. */
const MAX_TAGS = { cloudflare: 30, varnish: 300 };
/** A key that the cache's VCL must add to every page, because xkey has no purge of everything. */
const VARNISH_EVERYTHING = 'everything';

/**
 * The requests that tell a shared cache of a purge, in its own dialect:
 * `https://user:password@host/path`: a cache with our front door's protocol, `{"tags":[…]}` or `{"everything":true}`;
 * `varnish+http://host:6081/`, with a user and a password as above: `PURGE` with an `xkey` header (vmod_xkey);
 * `cloudflare://TOKEN@ZONE`: Cloudflare's API, `POST zones/ZONE/purge_cache`.
 * @param entry one of `CACHE_PURGE_URLS`
 * @param cloudflare where its API is; tests replace it
 */
export function purgeRequests(entry: string, purge: Purge, cloudflare = CLOUDFLARE): PurgeRequest[] {
  const url = new URL(entry);
  const { hostname, username } = url;
  const token = decodeURIComponent(username);
  const groups = (max: number) => ('everything' in purge ? undefined : inGroups(purge.tags, max));
  const post = (to: string, headers: Record<string, string>, body: object): PurgeRequest => ({
    url: to,
    method: 'POST',
    headers: { ...headers, 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  switch (url.protocol) {
    case 'cloudflare:': {
      const to = `${cloudflare}/client/v4/zones/${hostname}/purge_cache`;
      const bodies = groups(MAX_TAGS.cloudflare)?.map((tags) => ({ tags })) ?? [{ purge_everything: true }];
      return bodies.map((body) => post(to, { Authorization: `Bearer ${token}` }, body));
    }
    case 'varnish+http:':
    case 'varnish+https:': {
      const cache = new URL(entry.slice('varnish+'.length));
      const keys = groups(MAX_TAGS.varnish) ?? [[VARNISH_EVERYTHING]];
      return keys.map((some) => ({
        url: withoutCredentials(cache),
        method: 'PURGE',
        headers: { ...basicAuthorization(cache), xkey: some.join(' ') },
      }));
    }
    default:
      return [post(withoutCredentials(url), basicAuthorization(url), purge)];
  }
}

function inGroups(tags: readonly string[], max: number): string[][] {
  const count = Math.ceil(tags.length / max);
  return Array.from({ length: count }, (_, index) => tags.slice(index * max, (index + 1) * max));
}

function withoutCredentials(url: URL): string {
  const address = new URL(url);
  address.username = '';
  address.password = '';
  return address.href;
}

function basicAuthorization({ username, password }: URL): Record<string, string> {
  if (!username) return {};
  const credentials = Buffer.from(`${decodeURIComponent(username)}:${decodeURIComponent(password)}`);
  return { Authorization: `Basic ${credentials.toString('base64')}` };
}
