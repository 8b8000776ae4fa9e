/**
 * Limits concurrent requests; the others wait in order of arrival. (Queues from npm limit how long work runs, or how
 * many wait, and cannot drop a waiting request whose client has gone.)
 */
export class ConcurrencyLimit {
  readonly #waiting = new Set<() => void>();
  #free: number;

  constructor(places: number) {
    this.#free = places;
  }

  /**
   * Takes a place; `leave` releases it.
   * Takes the longest wait, and a signal that cancels it.
   * @returns whether a place was taken. Never rejects.
   */
  take(timeoutMs: number, signal: AbortSignal): Promise<boolean> {
    if (signal.aborted) return Promise.resolve(false);
    if (this.#free > 0) {
      this.#free -= 1;
      return Promise.resolve(true);
    }
    return new Promise((resolve) => {
      const settle = (isTaken: boolean) => {
        clearTimeout(timer);
        signal.removeEventListener('abort', giveUp);
        this.#waiting.delete(proceed);
        resolve(isTaken);
      };
      const proceed = () => settle(true);
      const giveUp = () => settle(false);
      const timer = setTimeout(giveUp, timeoutMs);
      signal.addEventListener('abort', giveUp);
      this.#waiting.add(proceed);
    });
  }

  leave(): void {
    const [next] = this.#waiting;
    if (next) next();
    else this.#free += 1;
  }
}
