import { mergePurges, type Purge } from '../../protocol/purge';
import { log } from '../log.server';

const TELL_TIMEOUT_MS = 2_000;
const TRIES = 2;

/**
 * Makes the function that tells shared caches what has changed: `POST` to each, with `{"tags":[…]}` or
 * `{"everything":true}` as JSON. Calls to one cache go one after another; what comes meanwhile goes with the next.
 * What could not be delivered (two tries of two seconds) is logged, and goes with the next as well.
 * @param urls of the caches; a user name and password in one are sent as `Authorization: Basic`
 */
export function createCacheTeller(urls: readonly string[]): (purge: Purge) => void {
  const caches = urls.map(createTold);
  return (purge) => {
    for (const tell of caches) tell(purge);
  };
}

function createTold(url: string): (purge: Purge) => void {
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
        log('error', 'cache.not-told', { host: address.host, reason: failure });
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
        signal: AbortSignal.timeout(TELL_TIMEOUT_MS),
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
