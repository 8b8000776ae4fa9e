import { expect, it } from 'vitest';
import { Attempts } from './attempts.server';

const from = (address: string) => new Request('http://site/', { headers: { 'X-Forwarded-For': address } });

it('stops an address after so many a minute, and no other', () => {
  let now = 1;
  const attempts = new Attempts(2, 1, () => now);
  const one = from('192.0.2.1');
  attempts.count(one);
  expect(attempts.isExhausted(one)).toBe(false);
  now += 59_000;
  attempts.count(one);
  expect(attempts.isExhausted(one)).toBe(true);
  expect(attempts.isExhausted(from('192.0.2.2'))).toBe(false);
  now += 1_001;
  expect(attempts.isExhausted(one)).toBe(false);
});

it('takes an IPv6 network for one, and believes only the last address that is named', () => {
  const attempts = new Attempts(1, 1);
  attempts.count(from('2001:db8:1:2::7'));
  expect(attempts.isExhausted(from('2001:db8:1:2:ffff::1'))).toBe(true);
  expect(attempts.isExhausted(from('2001:db8:1:3::7'))).toBe(false);
  attempts.count(from('2001:db8::1:0:0:1'));
  expect(attempts.isExhausted(from('2001:db8::2:0:0:1'))).toBe(true);
  attempts.count(from('198.51.100.1, 192.0.2.9'));
  expect(attempts.isExhausted(from('203.0.113.5, 192.0.2.9'))).toBe(true);
});
