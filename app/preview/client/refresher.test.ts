import { expect, it } from 'vitest';
import { Refresher } from './refresher';

/** A router whose loads end when the test says so. */
function slowRouter() {
  const ends: (() => void)[] = [];
  return { ends, revalidate: () => new Promise<void>((resolve) => ends.push(resolve)) };
}

it('loads once more for all who ask meanwhile, and never twice at a time', async () => {
  const router = slowRouter();
  const refresher = new Refresher(router, 0);
  const first = refresher.refresh();
  const later = [refresher.refresh(), refresher.refresh(), refresher.refresh()];
  expect(router.ends).toHaveLength(1);
  router.ends[0]?.();
  await first;
  await expect.poll(() => router.ends.length).toBe(2);
  router.ends[1]?.();
  await Promise.all(later);
  expect(router.ends).toHaveLength(2);
});

it('leaves a pause between two loads', async () => {
  const beginnings: number[] = [];
  const refresher = new Refresher({ revalidate: async () => void beginnings.push(performance.now()) }, 40);
  await refresher.refresh();
  await refresher.refresh();
  expect(beginnings).toHaveLength(2);
  expect((beginnings[1] ?? 0) - (beginnings[0] ?? 0)).toBeGreaterThan(30);
});

it('loads again after one that failed', async () => {
  let loads = 0;
  const revalidate = () => {
    loads += 1;
    return loads === 1 ? Promise.reject(new Error('away')) : Promise.resolve();
  };
  const refresher = new Refresher({ revalidate }, 0);
  const failed = refresher.refresh();
  const later = refresher.refresh();
  await expect(failed).rejects.toThrow('away');
  await later;
  expect(loads).toBe(2);
});
