import { errorCode } from '../../../protocol/error-code';
import { log } from '../../log.server';

const CONNECT_TIMEOUT_MS = 2_000;
const LONGEST_PAUSE_MS = 5_000;
const FIRST_PAUSE_MS = 100;
/** Bounds the commands that wait for a Redis that has stopped answering. */
const MAX_WAITING_COMMANDS = 1_000;

/**
 * Opens a permanent connection to Redis; while Redis is unavailable, commands fail immediately instead of being queued.
 * The first failure of each outage is logged, without the address, which may contain a password.
 * @param url `redis://` or `rediss://`
 */
export async function connectRedis(url: string) {
  // Imports hundreds of files, which a site without Redis need not load.
  const { createClient } = await import('@redis/client');
  let isDown = false;
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
    if (!isDown) log('warn', 'redis.away', { reason: errorCode(error) || error.name });
    isDown = true;
  });
  client.on('ready', () => {
    if (isDown) log('info', 'redis.back');
    isDown = false;
  });
  client.connect().catch(() => {});
  return client;
}
