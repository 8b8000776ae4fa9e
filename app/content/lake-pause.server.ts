const FIRST_MS = 500;
const LONGEST_MS = 10_000;
const LONGEST_ASKED_FOR_MS = 300_000;

/** Spares a Lake that fails, and the visitors who would wait for it. */
export type LakePause = {
  /** Whether to ask the Lake now. After a pause the first to ask here is told yes, and the rest wait for how it fares. */
  mayAsk: () => boolean;
  /** The Lake failed: leave it alone, longer each time. @param askedForMs what it asked for itself (Retry-After) */
  failed: (askedForMs?: number) => void;
  /** The Lake answered, or has made itself heard. */
  worked: () => void;
};

/**
 * A pause after each failure of the Lake: half a second, doubling to ten, of which the upper half is left to chance so
 * that many instances do not come back in step.
 * @param now a clock in ms that never goes back
 * @param random in [0, 1)
 */
export function createLakePause(now = () => performance.now(), random = Math.random): LakePause {
  let failures = 0;
  let untilMs = 0;
  return {
    mayAsk() {
      if (failures === 0) return true;
      if (now() < untilMs) return false;
      untilMs = now() + FIRST_MS;
      return true;
    },
    failed(askedForMs = 0) {
      failures += 1;
      const fullMs = Math.min(LONGEST_MS, FIRST_MS * 2 ** (failures - 1));
      const pauseMs = fullMs / 2 + (fullMs / 2) * random();
      untilMs = now() + Math.max(pauseMs, Math.min(askedForMs, LONGEST_ASKED_FOR_MS));
    },
    worked() {
      failures = 0;
    },
  };
}
