import { afterEach, expect, it, vi } from 'vitest';
import { createAttempts } from './attempts.server';

afterEach(() => vi.useRealTimers());

const from = (address: string) => new Request('http://site/', { headers: { 'X-Forwarded-For': address } });

it('rejects an address over the limit per minute, and no other', async () => {
  vi.useFakeTimers();
  const attempts = createAttempts(2, 1);
  const one = from('192.0.2.1');
  await attempts.count(one);
  expect(await attempts.isExhausted(one)).toBe(false);
  vi.advanceTimersByTime(59_000);
  await attempts.count(one);
  expect(await attempts.isExhausted(one)).toBe(true);
  expect(await attempts.isExhausted(from('192.0.2.2'))).toBe(false);
  vi.advanceTimersByTime(1_001);
  expect(await attempts.isExhausted(one)).toBe(false);
});

it('counts an IPv6 network as one, and trusts only the last address in the header', async () => {
  const attempts = createAttempts(1, 1);
  await attempts.count(from('2001:db8:1:2::7'));
  expect(await attempts.isExhausted(from('2001:db8:1:2:ffff::1'))).toBe(true);
  expect(await attempts.isExhausted(from('2001:db8:1:3::7'))).toBe(false);
  await attempts.count(from('2001:db8::1:0:0:1'));
  expect(await attempts.isExhausted(from('2001:db8::2:0:0:1'))).toBe(true);
  await attempts.count(from('198.51.100.1, 192.0.2.9'));
  expect(await attempts.isExhausted(from('203.0.113.5, 192.0.2.9'))).toBe(true);
});
