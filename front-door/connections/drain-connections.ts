import { setTimeout as sleep } from 'node:timers/promises';
import type { FrontDoorLimits } from '../limits';
import type { Connections } from './connections';

const LOOK_EVERY_MS = 25;

/**
 * Empties a server without dropping a request: announce the close, wait for the load balancer, stop listening, leave
 * idle connections open for a grace in which what is on the wire arrives, then close each as it falls idle.
 * Resolves when none is left, or when `drainDeadlineMs` after the call the rest has been cut.
 */
export async function drainConnections(
  connections: Connections,
  limits: FrontDoorLimits,
  delayMs: number,
): Promise<void> {
  const startedAtMs = performance.now();
  connections.announceClose();
  await sleep(delayMs);
  await connections.stopListening();
  const idleFromMs = performance.now() + limits.drainGraceMs;
  while (connections.size > 0 && performance.now() - startedAtMs < limits.drainDeadlineMs) {
    await sleep(LOOK_EVERY_MS);
    if (performance.now() >= idleFromMs) await connections.closeIdle();
  }
  connections.closeAll();
}
