/** A time limit under way. `end` lets go of it, and has to be called. */
export type Deadline = { signal: AbortSignal; end: () => void };

/**
 * Begins a time limit that ends early with another signal. `AbortSignal.any` of an `AbortSignal.timeout` would read better,
 * but Node 20 refers to the inner one so weakly that a garbage collection takes it away, and the time is never up.
 * @param timeoutMs after which `signal` aborts with a `TimeoutError`
 * @param earlier aborts `signal` with its own reason
 */
export function startDeadline(timeoutMs: number, earlier: AbortSignal): Deadline {
  const controller = new AbortController();
  const leave = () => controller.abort(earlier.reason);
  const timer = setTimeout(() => controller.abort(new DOMException('Time is up', 'TimeoutError')), timeoutMs);
  if (earlier.aborted) leave();
  else earlier.addEventListener('abort', leave, { once: true });
  return {
    signal: controller.signal,
    end() {
      clearTimeout(timer);
      earlier.removeEventListener('abort', leave);
    },
  };
}
