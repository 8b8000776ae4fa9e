import { afterEach, expect, it, vi } from 'vitest';
import { createAttempts } from './attempts.server';

afterEach(() => vi.useRealTimers());

const from = (address: string) => new Request('http://site/', { headers: { 'X-Forwarded-For': address } });

it('rejects an address over the limit per minute, and no other', async () => {
  vi.useFakeTimers();
  const attempts = createAttempts(2, 1);
  const one = from('192.0.2.1');
  expect(await attempts.mayTry(one)).toBe(true);
  vi.advanceTimersByTime(59_000);
  expect(await attempts.mayTry(one)).toBe(true);
  expect(await attempts.mayTry(one)).toBe(false);
  expect(await attempts.mayTry(from('192.0.2.2'))).toBe(true);
  vi.advanceTimersByTime(1_001);
  expect(await attempts.mayTry(one)).toBe(true);
});

it('counts attempts before they are checked, so that parallel ones do not exceed the limit', async () => {
  const attempts = createAttempts(2, 1);
  const one = from('192.0.2.1');
  const parallel = await Promise.all(Array.from({ length: 5 }, () => attempts.mayTry(one)));
  expect(parallel).toEqual([true, true, false, false, false]);
});

it('never rejects those that were given back', async () => {
  const attempts = createAttempts(2, 1);
  const one = from('192.0.2.1');
  for (let attempt = 0; attempt < 10; attempt += 1) {
    expect(await attempts.mayTry(one)).toBe(true);
    await attempts.giveBack(one);
  }
});

it('counts an IPv6 network as one, and trusts only the last address in the header', async () => {
  const attempts = createAttempts(1, 1);
  const mayTry = (address: string) => attempts.mayTry(from(address));
  expect(await mayTry('2001:db8:1:2::7')).toBe(true);
  expect(await mayTry('2001:db8:1:2:ffff::1')).toBe(false);
  expect(await mayTry('2001:db8:1:3::7')).toBe(true);
  expect(await mayTry('2001:db8::1:0:0:1')).toBe(true);
  expect(await mayTry('2001:db8::2:0:0:1')).toBe(false);
  expect(await mayTry('198.51.100.1, 192.0.2.9')).toBe(true);
  expect(await mayTry('203.0.113.5, 192.0.2.9')).toBe(false);
});
