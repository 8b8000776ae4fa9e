import { NEVER } from 'rxjs';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { clientOf } from '../lake/lake-with.fixture';
import { readUntilAnswered } from './read-until-answered';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** What the client throws when the lake has not answered by the deadline. */
async function deadlineError(): Promise<unknown> {
  const client = clientOf(() => NEVER);
  return client.fetch('*', {}, { signal: AbortSignal.timeout(1) }).catch((error: unknown) => error);
}

it('reads again while the lake cannot be reached', async () => {
  const read = vi
    .fn<() => Promise<string>>()
    .mockRejectedValueOnce(await deadlineError())
    .mockRejectedValueOnce(Object.assign(new Error('Request error'), { isNetworkError: true }))
    .mockRejectedValueOnce(Object.assign(new Error('Service Unavailable'), { statusCode: 503 }))
    .mockResolvedValueOnce('the index');
  const answer = readUntilAnswered(read);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(await answer).toBe('the index');
  expect(read).toHaveBeenCalledTimes(4);
});

it.each([
  ['what the lake refuses', Object.assign(new Error('Unauthorized'), { statusCode: 401 })],
  ['what the index cannot be made from', new TypeError('pages is not iterable')],
])('throws %s', async (_what, error) => {
  await expect(readUntilAnswered(() => Promise.reject(error))).rejects.toBe(error);
});
