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

it('lends tokens, of which some come back, and never holds more than the burst', () => {
  let nowMs = 0;
  const budget = new TokenBuckets({ burst: 2, perSecond: 1 }, () => nowMs);
  const lend = () => budget.lend('203.0.113.1');
  const [first, second] = [lend(), lend()];
  expect(lend()).toBeUndefined();
  first?.(false);
  expect(lend()).toBeUndefined();
  nowMs = 10_000;
  second?.(true);
  const third = lend();
  expect([lend(), lend()].map(Boolean)).toEqual([true, false]);
  third?.(true);
  expect([lend(), lend()].map(Boolean)).toEqual([true, false]);
});

it('wakes those that wait for a lent token, of which there are a hundred at most', async () => {
  const budget = new TokenBuckets({ burst: 1, perSecond: 1 }, () => 0);
  const wait = () => budget.whenSettled('203.0.113.1');
  expect(wait()).toBeUndefined();
  const settle = budget.lend('203.0.113.1');
  const waiting = Array.from({ length: 100 }, wait);
  expect(waiting).not.toContain(undefined);
  expect(wait()).toBeUndefined();
  settle?.(false);
  await Promise.all(waiting);
  expect(wait()).toBeUndefined();
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

it('wakes those that wait for a token of their network', async () => {
  const budget = new TokenBuckets({ burst: 1, perSecond: 1 }, () => 0);
  const settles = [1, 2].map((n) => budget.lend(`2001:db8:1:${n}::1`));
  expect(budget.lend('2001:db8:1:3::1')).toBeUndefined();
  const waiting = budget.whenSettled('2001:db8:1:3::1');
  expect(waiting).toBeDefined();
  settles[0]?.(true);
  await waiting;
  expect(budget.lend('2001:db8:1:3::1')).toBeDefined();
});
