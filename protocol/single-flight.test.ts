import { expect, it } from 'vitest';
import { type IsPurged, SingleFlight } from './single-flight';

/** A flight whose requests the test answers. */
function flights() {
  const flight = new SingleFlight<string>();
  const requests: Array<{
    answer: (text: string) => void;
    fail: (error: Error) => void;
    signal: AbortSignal;
    isPurged: IsPurged;
  }> = [];
  const join = (key = 'a') =>
    flight.join(
      key,
      (signal, isPurged) =>
        new Promise((answer, fail) => {
          requests.push({ answer, fail, signal, isPurged });
        }),
    );
  return { flight, requests, join };
}

it('sends equal requests once, and different ones separately', async () => {
  const { requests, join } = flights();
  const results = [join().result, join().result, join('b').result];
  expect(requests).toHaveLength(2);
  requests[0]?.answer('one');
  requests[1]?.answer('two');
  expect(await Promise.all(results)).toEqual(['one', 'one', 'two']);
});

it('sends a new request after the last one has been answered, or has failed', async () => {
  const { requests, join } = flights();
  const first = join().result;
  requests[0]?.fail(new Error('down'));
  await expect(first).rejects.toThrow('down');
  const second = join().result;
  requests[1]?.answer('up');
  expect(await second).toBe('up');
  void join();
  expect(requests).toHaveLength(3);
});

it('does not let a caller after a purge share an answer that was requested before it', async () => {
  const { flight, requests, join } = flights();
  const before = join().result;
  flight.purge({ tags: ['t'] });
  const after = join().result;
  const late = join().result;
  expect(requests).toHaveLength(2);
  requests[1]?.answer('new');
  requests[0]?.answer('old');
  expect(await Promise.all([before, after, late])).toEqual(['old', 'new', 'new']);
});

it('keeps the newer flight when the older one ends first', async () => {
  const { flight, requests, join } = flights();
  const before = join().result;
  flight.purge({ everything: true });
  void join();
  requests[0]?.answer('old');
  await before;
  void join();
  expect(requests).toHaveLength(2);
});

it('reports for each answer whether a purge during the request matches it', () => {
  const { flight, requests, join } = flights();
  void join();
  const isPurged = (tags: string[]) => requests[0]?.isPurged(tags);
  expect([isPurged(['t']), isPurged([])]).toEqual([false, false]);
  flight.purge({ tags: ['t'] });
  expect([isPurged(['t', 'u']), isPurged(['u']), isPurged([])]).toEqual([true, false, true]);
  flight.purge({ everything: true });
  expect(isPurged(['u'])).toBe(true);
});

it('aborts the request when its last caller has left, and then starts another', () => {
  const { requests, join } = flights();
  const [first, second] = [join(), join()];
  first.leave();
  expect(requests[0]?.signal.aborted).toBe(false);
  second.leave();
  expect(requests[0]?.signal.aborted).toBe(true);
  void join();
  expect(requests).toHaveLength(2);
});
