import { afterEach, expect, it, vi } from 'vitest';
import { createAttempts } from './attempts.server';

afterEach(() => vi.useRealTimers());

/** Whether attempts with a wrong secret are checked, not refused as too many. */
function attempter(limit: number) {
  const attempt = createAttempts(limit, 1);
  const refuse = (status: number) => new Response(null, { status });
  return {
    attempt,
    refuse,
    mayTry: async (request: Request) =>
      (await attempt(request, async () => undefined, refuse)).status === 401,
  };
}

const from = (address: string) => new Request('http://site/', { headers: { 'X-Forwarded-For': address } });

it('rejects an address over the limit per minute, and no other', async () => {
  vi.useFakeTimers();
  const attempts = attempter(2);
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
  const attempts = attempter(2);
  const one = from('192.0.2.1');
  const parallel = await Promise.all(Array.from({ length: 5 }, () => attempts.mayTry(one)));
  expect(parallel).toEqual([true, true, false, false, false]);
});

it('never rejects those with the right secret', async () => {
  const attempts = attempter(2);
  const one = from('192.0.2.1');
  for (let attempt = 0; attempt < 10; attempt += 1) {
    const answer = await attempts.attempt(one, async () => new Response('right'), attempts.refuse);
    expect(await answer.text()).toBe('right');
  }
});

it('does not count attempts that could not be checked', async () => {
  const attempts = attempter(1);
  const failing = () =>
    attempts.attempt(from('192.0.2.1'), () => Promise.reject(new Error('away')), attempts.refuse);
  expect([(await failing()).status, (await failing()).status]).toEqual([503, 503]);
});

it('counts an IPv6 network as one, and trusts only the last address in the header', async () => {
  const attempts = attempter(1);
  const mayTry = (address: string) => attempts.mayTry(from(address));
  expect(await mayTry('2001:db8:1:2::7')).toBe(true);
  expect(await mayTry('2001:db8:1:2:ffff::1')).toBe(false);
  expect(await mayTry('2001:db8:1:3::7')).toBe(true);
  expect(await mayTry('2001:db8::1:0:0:1')).toBe(true);
  expect(await mayTry('2001:db8::2:0:0:1')).toBe(false);
  expect(await mayTry('198.51.100.1, 192.0.2.9')).toBe(true);
  expect(await mayTry('203.0.113.5, 192.0.2.9')).toBe(false);
});
