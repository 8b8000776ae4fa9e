const QUIET_TURN_MS = 0.5;
const LONGEST_WAIT_MS = 1_000;
const FEWEST_TURNS = 100;

/**
 * Resolves right after a turn of the event loop in which `count` stood still and which was so short that nothing else
 * can have happened: whatever had reached this machine before has been accepted and read by us. Only then may a
 * listener or an idle connection be closed: what the kernel still holds for it would be answered with a reset.
 * Both conditions are needed. Node accepts one connection a turn, so a short turn may leave others waiting; and a
 * process starved of its processor may wake in the middle of a turn, having looked long ago.
 * In: a counter of accepted connections. Gives up after a second and a hundred turns, which only a server too busy to
 * be asked more will need.
 */
export async function quietTurn(count: () => number): Promise<void> {
  const startedAtMs = performance.now();
  let beganAtMs = startedAtMs;
  let counted = count();
  for (let turns = 0; turns < FEWEST_TURNS || beganAtMs - startedAtMs < LONGEST_WAIT_MS; turns += 1) {
    await new Promise((resolve) => setImmediate(resolve));
    const endedAtMs = performance.now();
    // The first of them is the rest of a turn that began earlier.
    if (turns > 0 && counted === count() && endedAtMs - beganAtMs < QUIET_TURN_MS) return;
    beganAtMs = endedAtMs;
    counted = count();
  }
}
