import { mergePurges, type Purge } from '../../protocol/purge';
import { log } from '../log.server';

const NOTIFY_TIMEOUT_MS = 2_000;
const TRIES = 2;

/**
 * Returns a function that purges shared caches: it sends `POST` to each, with `{"tags":[…]}` or `{"everything":true}`
 * as JSON. One request at a time is sent to a cache; purges that arrive meanwhile are merged into the next one. A purge
 * that cannot be delivered (two tries of two seconds) is logged, and merged into the next one too.
 * @param urls of the caches; a user name and password in one are sent as `Authorization: Basic`
 */
export function createCacheNotifier(urls: readonly string[]): (purge: Purge) => void {
  const caches = urls.map(createNotifier);
  return (purge) => {
    for (const notify of caches) notify(purge);
  };
}

function createNotifier(url: string): (purge: Purge) => void {
  const { address, headers } = requestTo(url);
  let pending: Purge | undefined;
  let busy = false;

  async function deliver(): Promise<void> {
    busy = true;
    while (pending) {
      const purge = pending;
      pending = undefined;
      const failure = await send(address, headers, purge);
      if (failure !== undefined) {
        pending = mergePurges(purge, pending);
        log('error', 'cache.notify-failed', { host: address.host, reason: failure });
        break;
      }
    }
    busy = false;
  }

  return (purge) => {
    pending = mergePurges(purge, pending);
    if (!busy) void deliver();
  };
}

function requestTo(url: string): { address: URL; headers: Record<string, string> } {
  const address = new URL(url);
  const { username, password } = address;
  address.username = '';
  address.password = '';
  const credentials = Buffer.from(`${decodeURIComponent(username)}:${decodeURIComponent(password)}`);
  return {
    address,
    headers: {
      'Content-Type': 'application/json',
      ...(username && { Authorization: `Basic ${credentials.toString('base64')}` }),
    },
  };
}

/** @returns why it failed, or undefined */
async function send(
  address: URL,
  headers: Record<string, string>,
  purge: Purge,
): Promise<string | undefined> {
  let failure: string | undefined;
  for (let tries = 0; tries < TRIES; tries += 1) {
    try {
      const response = await fetch(address, {
        method: 'POST',
        headers,
        body: JSON.stringify(purge),
        redirect: 'manual',
        signal: AbortSignal.timeout(NOTIFY_TIMEOUT_MS),
      });
      await response.body?.cancel();
      if (response.ok) return undefined;
      failure = `status ${response.status}`;
    } catch (error) {
      failure = error instanceof Error ? error.name : 'unknown';
    }
  }
  return failure;
}
