import { expect, it } from 'vitest';
import { TokenBuckets } from './token-buckets';

it('allows a burst, then a steady rate, to each client', () => {
  let nowMs = 0;
  const budget = new TokenBuckets({ burst: 3, perSecond: 2 }, () => nowMs);
  const times = (address: string, count: number) => Array.from({ length: count }, () => budget.take(address));
  expect(times('203.0.113.1', 5)).toEqual([true, true, true, false, false]);
  expect(budget.take('203.0.113.2')).toBe(true);
  nowMs = 500;
  expect(times('203.0.113.1', 2)).toEqual([true, false]);
  nowMs = 60_000;
  expect(times('203.0.113.1', 4)).toEqual([true, true, true, false]);
});

it('allows as many requests of half a token', () => {
  const budget = new TokenBuckets({ burst: 2, perSecond: 1 }, () => 0);
  const taken = Array.from({ length: 5 }, () => budget.take('203.0.113.1', 0.5));
  expect(taken).toEqual([true, true, true, true, false]);
});

it('takes tokens back, and never holds more than the burst', () => {
  const budget = new TokenBuckets({ burst: 2, perSecond: 1 }, () => 0);
  const take = () => budget.take('203.0.113.1');
  expect([take(), take(), take()]).toEqual([true, true, false]);
  budget.giveBack('203.0.113.1');
  expect([take(), take()]).toEqual([true, false]);
  for (let times = 0; times < 3; times += 1) budget.giveBack('203.0.113.1');
  expect([take(), take(), take()]).toEqual([true, true, false]);
});

it('counts the addresses of one IPv6 network as one client', () => {
  const budget = new TokenBuckets({ burst: 1, perSecond: 1 }, () => 0);
  expect(budget.take('2001:db8::1')).toBe(true);
  expect(budget.take('2001:db8:0:0:ffff::2')).toBe(false);
  expect(budget.take('2001:db8::1:2:3:4')).toBe(false);
  expect(budget.take('2001:db8:0:1::1')).toBe(true);
});

it('allows the networks of one /56 twice as much as a client, and those of one /48 four times', () => {
  const budget = new TokenBuckets({ burst: 3, perSecond: 1 }, () => 0);
  const taken = (networks: number, address: (n: number) => string) =>
    Array.from({ length: networks }, (_, n) => budget.take(address(n))).filter(Boolean).length;
  expect(taken(256, (n) => `2001:db8:1:${n.toString(16)}::1`)).toBe(6);
  expect(taken(256, (n) => `2001:db8:1:${n.toString(16)}00::1`)).toBe(6);
  expect(taken(256, (n) => `2001:db8:2:${n.toString(16)}00::1`)).toBe(12);
});
