/** Twice the time between health checks. */
const RESPONSIVE_FOR_MS = 1_000;
/** After a silence the renderer may answer visitors before it has read which content has changed. */
const CATCH_UP_MS = 500;

/** When the renderer answered a check or a visitor, and whether its notices of changed content reach us. Times in ms. */
export class AnswerTimes {
  #lastMs = Number.NEGATIVE_INFINITY;
  #caughtUpMs = Number.NEGATIVE_INFINITY;

  get lastMs(): number {
    return this.#lastMs;
  }

  /** A new renderer is ready: it has missed nothing. */
  begin(nowMs = performance.now()): void {
    this.#lastMs = nowMs;
    this.#caughtUpMs = nowMs;
  }

  note(nowMs = performance.now()): void {
    if (nowMs - this.#lastMs > RESPONSIVE_FOR_MS) this.#caughtUpMs = nowMs + CATCH_UP_MS;
    this.#lastMs = nowMs;
  }

  isResponsive(nowMs = performance.now()): boolean {
    return nowMs >= this.#caughtUpMs && nowMs - this.#lastMs < RESPONSIVE_FOR_MS;
  }
}
