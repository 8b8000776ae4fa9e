import { expect, it } from 'vitest';
import { backOffMs, createCircuitBreaker } from './circuit-breaker';

/** Without a part of its delays that is left to chance. */
const breakerAt = (now: () => number) => createCircuitBreaker(now, () => 1);

it('stays open longer after each failure, up to ten seconds, and closes with the first success', () => {
  let nowMs = 0;
  const breaker = breakerAt(() => nowMs);
  expect(breaker.allows()).toBe(true);
  for (const openMs of [500, 1_000, 2_000, 4_000, 8_000, 10_000, 10_000]) {
    breaker.failed();
    nowMs += openMs - 1;
    expect(breaker.allows()).toBe(false);
    nowMs += 1;
    expect(breaker.allows()).toBe(true);
    expect(breaker.allows()).toBe(false);
  }
  breaker.succeeded();
  expect(breaker.allows()).toBe(true);
});

it('half open lets one request through in half a second, until one of them has a result', () => {
  let nowMs = 0;
  const breaker = breakerAt(() => nowMs);
  breaker.failed();
  for (nowMs = 500; nowMs < 3_000; nowMs += 500)
    expect([breaker.allows(), breaker.allows()]).toEqual([true, false]);
  breaker.succeeded();
  expect([breaker.allows(), breaker.allows()]).toEqual([true, true]);
});

it('respects Retry-After, up to five minutes', () => {
  let nowMs = 0;
  const breaker = createCircuitBreaker(() => nowMs);
  breaker.failed(1_000_000);
  nowMs = 299_999;
  expect(breaker.allows()).toBe(false);
  nowMs = 300_000;
  expect(breaker.allows()).toBe(true);
});

it.each([
  [1, 0, 125],
  [1, 1, 250],
  [2, 0, 250],
  [4, 0.5, 1500],
  [7, 0, 5000],
  [7, 1, 10_000],
  [1000, 1, 10_000],
])('backs off after %i failures, with random %f: %i ms', (failures, random, expected) => {
  expect(backOffMs(failures, random, { firstMs: 250, longestMs: 10_000 })).toBe(expected);
});
