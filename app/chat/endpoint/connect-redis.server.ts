import { log } from '../../log.server';

const CONNECT_TIMEOUT_MS = 2_000;
const LONGEST_PAUSE_MS = 5_000;
const FIRST_PAUSE_MS = 100;
/** What waits for a Redis that has stopped answering must not pile up. */
const MAX_WAITING_COMMANDS = 1_000;

/**
 * Makes a connection to Redis that stays; while it is away its commands fail at once instead of waiting for its return.
 * The first failure of each outage is logged, without the address, which may hold a password.
 * @param url `redis://` or `rediss://`
 */
export async function connectRedis(url: string) {
  // Hundreds of files, which a site without Redis need not read at its start.
  const { createClient } = await import('@redis/client');
  let away = false;
  const client = createClient({
    url,
    disableOfflineQueue: true,
    commandsQueueMaxLength: MAX_WAITING_COMMANDS,
    socket: {
      connectTimeout: CONNECT_TIMEOUT_MS,
      reconnectStrategy: (tries) => Math.min(FIRST_PAUSE_MS * 2 ** tries, LONGEST_PAUSE_MS),
    },
  });
  client.on('error', (error: Error) => {
    if (!away) log('warn', 'redis.away', { reason: 'code' in error ? String(error.code) : error.name });
    away = true;
  });
  client.on('ready', () => {
    if (away) log('info', 'redis.back');
    away = false;
  });
  client.connect().catch(() => {});
  return client;
}
