import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { readUntilAnswered } from './read-until-answered';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('reads again while the lake cannot be reached', async () => {
  const read = vi
    .fn<() => Promise<string>>()
    .mockRejectedValueOnce(new DOMException('signal timed out', 'TimeoutError'))
    .mockRejectedValueOnce(Object.assign(new Error('Request error'), { isNetworkError: true }))
    .mockResolvedValueOnce('the index');
  const answer = readUntilAnswered(read);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(await answer).toBe('the index');
  expect(read).toHaveBeenCalledTimes(3);
});

it.each([
  ['what the lake refuses', Object.assign(new Error('Unauthorized'), { statusCode: 401 })],
  ['what the index cannot be made from', new TypeError('pages is not iterable')],
])('throws %s', async (_what, error) => {
  await expect(readUntilAnswered(() => Promise.reject(error))).rejects.toBe(error);
});
