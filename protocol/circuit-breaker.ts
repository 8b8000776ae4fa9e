const FIRST_MS = 500;
const LONGEST_MS = 10_000;
const LONGEST_RETRY_AFTER_MS = 300_000;

export type CircuitBreaker = ReturnType<typeof createCircuitBreaker>;

/**
 * Stops requests to a failing server, so that it can recover and clients do not wait. Opens after each failure: half a
 * second, doubling to ten seconds.
 * @param now a monotonic clock in ms
 */
export function createCircuitBreaker(now = () => performance.now(), random = Math.random) {
  let failures = 0;
  let untilMs = 0;
  return {
    /**
     * After a back-off (half-open) one call in each half second returns true, so that a trial which never ends cannot
     * keep the circuit open.
     */
    allows() {
      if (failures === 0) return true;
      if (now() < untilMs) return false;
      untilMs = now() + FIRST_MS;
      return true;
    },
    /** @param retryAfterMs the server's own `Retry-After` */
    failed(retryAfterMs = 0) {
      failures += 1;
      const openMs = backOffMs(failures, random(), { firstMs: FIRST_MS, longestMs: LONGEST_MS });
      untilMs = now() + Math.max(openMs, Math.min(retryAfterMs, LONGEST_RETRY_AFTER_MS));
    },
    /** The server answered, or sent an event: the circuit closes. */
    succeeded() {
      failures = 0;
    },
  };
}

/**
 * The upper half of the time is random, so that many instances do not retry in step.
 * @param failures in a row, 1 for the first
 * @param random in [0, 1)
 */
export function backOffMs(
  failures: number,
  random: number,
  { firstMs, longestMs }: { firstMs: number; longestMs: number },
): number {
  const fullMs = Math.min(longestMs, firstMs * 2 ** (failures - 1));
  return fullMs / 2 + (fullMs / 2) * random;
}
