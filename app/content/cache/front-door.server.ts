import { ASK_FOR_METRICS } from '../../../protocol/metrics';
import type { Purge } from '../../../protocol/purge';
import type { RefusalTexts } from '../../../protocol/refusal-texts';
import { metrics } from '../../metrics.server';

/** The channel to the front door, where it has started this process. Tests and development have other parents. */
const hasFrontDoor = import.meta.env.PROD && process.send !== undefined;

// Its work is done when the front door closes the channel, or has ended.
if (hasFrontDoor) {
  process.once('disconnect', () => process.exit());
  // While the program was read.
  if (!process.connected) process.exit();
  process.on('message', async (message) => {
    if (message === ASK_FOR_METRICS) process.send?.({ metrics: await metrics.text() });
  });
  // To listen does not keep the process running.
  process.channel?.unref();
}

/**
 * Purges the front door's page cache. It reads the message before any request that arrives later, for example one of a
 * shared cache that is purged next.
 */
export function purgeFrontDoor(purge: Purge): void {
  if (hasFrontDoor) process.send?.(purge);
}

/** What the front door's own pages say from now on. */
export function sendRefusalTexts(texts: RefusalTexts): void {
  if (hasFrontDoor) process.send?.(texts);
}
