import { setTimeout as sleep } from 'node:timers/promises';

const POLL_EVERY_MS = 10;
export const HEALTH_CHECKS = {
  answerTimeoutMs: 2_000,
  everyMs: 500,
  /** Checks in a row, during which it has not answered anything else either: a busy renderer answers its visitors. */
  misses: 3,
};

/**
 * Polls until the status is below 500.
 * @returns whether it answered before the signal
 */
export async function waitUntilHealthy(port: number, signal: AbortSignal): Promise<boolean> {
  while (!signal.aborted) {
    if (await answers(port, HEALTH_CHECKS.answerTimeoutMs)) return !signal.aborted;
    await sleep(POLL_EVERY_MS);
  }
  return false;
}

/**
 * Resolves when the renderer has answered neither a poll nor a visitor in three polls in a row.
 * @returns whether the renderer hangs; false if the signal came first
 */
export async function waitUntilHung(
  answered: AnswerTimes,
  port: number,
  signal: AbortSignal,
  checks = HEALTH_CHECKS,
): Promise<boolean> {
  let misses = 0;
  while (!signal.aborted && misses < checks.misses) {
    const beganAtMs = performance.now();
    if (await answers(port, checks.answerTimeoutMs)) answered.note();
    misses = answered.lastMs >= beganAtMs ? 0 : misses + 1;
    if (misses === 0) await sleep(checks.everyMs, undefined, { ref: false });
  }
  return !signal.aborted;
}

async function answers(port: number, timeoutMs: number): Promise<boolean> {
  const signal = AbortSignal.timeout(timeoutMs);
  const answer = await fetch(`http://127.0.0.1:${port}/healthz`, { signal }).catch(() => undefined);
  await answer?.body?.cancel().catch(() => {});
  return answer !== undefined && answer.status < 500;
}

/** Twice the time between health checks. */
const RESPONSIVE_FOR_MS = 1_000;
/** After a silence the renderer may answer visitors before it has read which content has changed. */
const CATCH_UP_MS = 500;

/** When the renderer answered a check or a visitor, and whether its notices of changed content reach us. Times in ms. */
export class AnswerTimes {
  lastMs = Number.NEGATIVE_INFINITY;
  #caughtUpMs = Number.NEGATIVE_INFINITY;

  /** A new renderer is ready: it has missed nothing. */
  begin(nowMs = performance.now()): void {
    this.lastMs = nowMs;
    this.#caughtUpMs = nowMs;
  }

  note(nowMs = performance.now()): void {
    if (nowMs - this.lastMs > RESPONSIVE_FOR_MS) this.#caughtUpMs = nowMs + CATCH_UP_MS;
    this.lastMs = nowMs;
  }

  isResponsive(nowMs = performance.now()): boolean {
    return nowMs >= this.#caughtUpMs && nowMs - this.lastMs < RESPONSIVE_FOR_MS;
  }
}
