import type { SanityClient } from '@sanity/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { SiteIndex } from './site-index';
import { readUntilAnswered } from './validation';

const client = {} as SanityClient;
const index = new SiteIndex({
  addresses: { brand: null, pages: [], redirects: [] },
  redirects: [],
  shared: [],
  channels: [],
  heavyImages: [],
});

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('reads again while the lake cannot be reached', async () => {
  const read = vi
    .fn<() => Promise<SiteIndex>>()
    .mockRejectedValueOnce(new DOMException('signal timed out', 'TimeoutError'))
    .mockRejectedValueOnce(Object.assign(new Error('Request error'), { isNetworkError: true }))
    .mockResolvedValueOnce(index);
  const answer = readUntilAnswered(client, read);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(await answer).toBe(index);
  expect(read).toHaveBeenCalledTimes(3);
});

it.each([
  ['what the lake refuses', Object.assign(new Error('Unauthorized'), { statusCode: 401 })],
  ['what the index cannot be made from', new TypeError('pages is not iterable')],
])('throws %s', async (_what, error) => {
  await expect(readUntilAnswered(client, () => Promise.reject(error))).rejects.toBe(error);
});
