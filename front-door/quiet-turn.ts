const QUIET_TURN_MS = 0.5;
const LONGEST_WAIT_MS = 1_000;

/**
 * Resolves right after a turn of the event loop so short that nothing can have happened in it: whatever reached this
 * machine before has been accepted and read by us. Only then may a listener or an idle connection be closed: what the
 * kernel still holds for it would be answered with a reset.
 * A process starved of its processor may wake in the middle of a turn and must look again, hence the clock.
 * Gives up waiting after a second, which no server that can still answer needs.
 */
export async function quietTurn(): Promise<void> {
  const startedAtMs = performance.now();
  for (let beganAtMs = startedAtMs; beganAtMs - startedAtMs < LONGEST_WAIT_MS; ) {
    await new Promise((resolve) => setImmediate(resolve));
    const endedAtMs = performance.now();
    if (endedAtMs - beganAtMs < QUIET_TURN_MS && beganAtMs !== startedAtMs) return;
    beganAtMs = endedAtMs;
  }
}
