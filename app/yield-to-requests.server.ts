import { setImmediate } from 'node:timers/promises';

const LONGEST_TURN_MS = 8;

/**
 * Divides long work into turns of the event loop, so that requests are handled in between.
 * @returns to be awaited after each part of the work; yields if the turn has taken 8 ms
 */
export function createYield(): () => Promise<void> {
  let endsAtMs = performance.now() + LONGEST_TURN_MS;
  return async () => {
    if (performance.now() <= endsAtMs) return;
    await setImmediate();
    endsAtMs = performance.now() + LONGEST_TURN_MS;
  };
}
