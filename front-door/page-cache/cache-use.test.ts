import { expect, it } from 'vitest';
import { createRateLimit } from './cache-use';

it('allows a burst, then a steady rate, to each client', () => {
  let nowMs = 0;
  const allow = createRateLimit({ burst: 3, perSecond: 2 }, () => nowMs);
  const times = (address: string, count: number) => Array.from({ length: count }, () => allow(address));
  expect(times('203.0.113.1', 5)).toEqual([true, true, true, false, false]);
  expect(allow('203.0.113.2')).toBe(true);
  nowMs = 500;
  expect(times('203.0.113.1', 2)).toEqual([true, false]);
  nowMs = 60_000;
  expect(times('203.0.113.1', 4)).toEqual([true, true, true, false]);
});

it('counts the addresses of one IPv6 network as one client', () => {
  const allow = createRateLimit({ burst: 1, perSecond: 1 }, () => 0);
  expect(allow('2001:db8::1')).toBe(true);
  expect(allow('2001:db8:0:0:ffff::2')).toBe(false);
  expect(allow('2001:db8::1:2:3:4')).toBe(false);
  expect(allow('2001:db8:0:1::1')).toBe(true);
});
