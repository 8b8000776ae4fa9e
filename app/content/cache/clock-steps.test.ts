import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { TokenBuckets } from '../../../front-door/page-cache/token-buckets';
import { createCircuitBreaker } from '../../../protocol/circuit-breaker';
import { createChatLimits } from '../../chat/endpoint/chat-limits.server';
import { FailedQueries } from '../source/lake-reader.server';
import { ContentCache } from './content-cache.server';
import { createLastKnownGood } from './last-known-good.server';

const HOUR_MS = 3_600_000;

afterEach(() => {
  vi.useRealTimers();
});

/** Sets the time of day, and leaves the monotonic clock as it is. */
function step(byMs: number): void {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + byMs });
}

describe.each([
  ['an hour forward', HOUR_MS],
  ['an hour back', -HOUR_MS],
  ['a leap second back', -1_000],
])('a clock set %s', (_name, byMs) => {
  it('changes the age of no cached answer', () => {
    const cache = new ContentCache(1_000_000);
    cache.hasLiveEvents = true;
    cache.store('a', '{}', ['s1:a'], { sequence: 1, purged: false });
    step(byMs);
    const found = cache.find('a');
    expect(found?.isFresh).toBe(true);
    expect(found?.ageMs).toBeGreaterThanOrEqual(0);
    expect(found?.ageMs).toBeLessThan(60_000);
  });

  it('neither ends nor prolongs the rest of a failed query or of the circuit breaker', () => {
    const failed = new FailedQueries();
    const breaker = createCircuitBreaker();
    failed.backOff('a');
    breaker.failed(60_000);
    step(byMs);
    expect([failed.isBackingOff('a'), breaker.allows()]).toEqual([true, false]);
  });

  it('neither refills nor empties a budget of requests', () => {
    const budget = new TokenBuckets({ burst: 1, perSecond: 0.1 }, () => performance.now());
    budget.take('203.0.113.7');
    step(byMs);
    expect([budget.take('203.0.113.7'), budget.take('203.0.113.8')]).toEqual([false, true]);
  });

  it('keeps the snapshot', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'snapshot-'));
    const snapshot = createLastKnownGood(folder, () => {});
    snapshot.store('a', '"kept"');
    await expect.poll(() => snapshot.find('a')).toBe('"kept"');
    step(byMs);
    expect(await snapshot.find('a')).toBe('"kept"');
    rmSync(folder, { recursive: true });
  });
});

it('a clock set back by an hour keeps no visitor from the chat for longer than a limit lasts', async () => {
  vi.useFakeTimers();
  const count = createChatLimits();
  const party = { address: '203.0.113.7', network: '203.0.113.7', sessionId: 'sess-00000000' };
  for (let message = 0; message < 10; message += 1) await count(party);
  await expect(count(party)).rejects.toThrow();
  vi.setSystemTime(Date.now() - HOUR_MS);
  await vi.advanceTimersByTimeAsync(60_000);
  await expect(count(party)).resolves.toBeUndefined();
});
