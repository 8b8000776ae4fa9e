import { onTestFinished } from 'vitest';

const WAIT_TIMEOUT_MS = 5_000;
const POLL_MS = 5;

/** As much of an observable as is needed here. */
interface EventSource<T> {
  subscribe(observer: { next: (event: T) => void; error: (error: unknown) => void }): {
    unsubscribe(): void;
  };
}

/** What has come from a stream so far. */
export interface CollectedEvents<T> {
  readonly events: readonly T[];
  /** How the stream failed, when it did. */
  readonly failure: () => unknown;
  /** Waits until so many events have come, and returns them. */
  until(count: number): Promise<readonly T[]>;
  /** Waits for an event that satisfies the condition, and returns it. */
  first(isIt: (event: T) => boolean): Promise<T>;
  stop(): void;
}

/** Listens to a stream until the test that asked ends, and keeps what comes. Throws from `until` and `first` after five seconds. */
export function collectEvents<T>(stream: EventSource<T>): CollectedEvents<T> {
  const events: T[] = [];
  let failure: unknown;
  const subscription = stream.subscribe({
    next: (event) => events.push(event),
    error: (error: unknown) => {
      failure = error;
    },
  });
  onTestFinished(() => subscription.unsubscribe());
  const waitFor = async <R>(find: () => R | undefined): Promise<R> => {
    const deadline = Date.now() + WAIT_TIMEOUT_MS;
    for (;;) {
      const found = find();
      if (found !== undefined) return found;
      if (Date.now() > deadline) throw new Error(`waited in vain; so far: ${JSON.stringify(events)}`);
      await new Promise((resolve) => setTimeout(resolve, POLL_MS));
    }
  };
  return {
    events,
    failure: () => failure,
    until: (count) => waitFor(() => (events.length >= count ? [...events] : undefined)),
    first: (isIt) => waitFor(() => events.find(isIt)),
    stop: () => subscription.unsubscribe(),
  };
}
