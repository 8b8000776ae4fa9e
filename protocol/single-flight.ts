import { type Purge, purgeMatcher } from './purge';

/** Whether a purge since the request began matches an answer with these cache tags. */
export type IsPurged = (tags: readonly string[]) => boolean;

/**
 * @param signal aborted when the last caller has left
 * @param isPurged call it when the answer has arrived: a purged answer may be out of date, and is stored as such
 */
type Start<Result> = (signal: AbortSignal, isPurged: IsPurged) => Promise<Result>;

type Flight<Result> = {
  result: Promise<Result>;
  purges: Purge[];
  abort: AbortController;
  callers: number;
};

/**
 * Equal requests in flight are sent once. A caller that arrives after a purge never shares an answer that was
 * requested before it, because that answer may lack the change.
 */
export class SingleFlight<Result> {
  /** By key, the flight that callers may join. */
  readonly #current = new Map<string, Flight<Result>>();
  readonly #all = new Set<Flight<Result>>();

  purge(purge: Purge): void {
    for (const flight of this.#all) flight.purges.push(purge);
  }

  isInFlight(key: string): boolean {
    return this.#current.get(key)?.purges.length === 0;
  }

  /** @returns the shared result, which rejects as `start` does, and `leave`, for a caller that no longer waits */
  join(key: string, start: Start<Result>): { result: Promise<Result>; leave: () => void } {
    const current = this.#current.get(key);
    const flight = current && this.isInFlight(key) ? current : this.#start(key, start);
    flight.callers += 1;
    const leave = () => {
      flight.callers -= 1;
      if (flight.callers > 0) return;
      flight.abort.abort();
      this.#end(key, flight);
    };
    return { result: flight.result, leave };
  }

  #start(key: string, start: Start<Result>): Flight<Result> {
    const abort = new AbortController();
    const purges: Purge[] = [];
    const isPurged: IsPurged = (tags) => purges.some((purge) => purgeMatcher(purge)(tags));
    const flight = { result: start(abort.signal, isPurged), purges, abort, callers: 0 };
    this.#current.set(key, flight);
    this.#all.add(flight);
    const end = () => this.#end(key, flight);
    flight.result.then(end, end);
    return flight;
  }

  #end(key: string, flight: Flight<Result>): void {
    this.#all.delete(flight);
    if (this.#current.get(key) === flight) this.#current.delete(key);
  }
}
