import { vercelStegaCombine } from '@vercel/stega';
import { afterEach, expect, it, vi } from 'vitest';
import { formatDate } from './format-date';

afterEach(() => {
  vi.unstubAllEnvs();
});

it.each([
  ['Pacific/Auckland', '2026-03-12T23:30:00Z'],
  ['America/Los_Angeles', '2026-03-12T00:30:00Z'],
  ['America/Los_Angeles', '2026-03-12'],
])('uses UTC in any time zone of the machine: %s', (zone, value) => {
  vi.stubEnv('TZ', zone);
  expect(new Date(value).getTimezoneOffset()).not.toBe(0);
  expect(formatDate(value, 'long', 'en-GB')).toBe('12 March 2026');
});

it.each([
  ['2026-03-12', '12 March 2026', '12 Mar 2026'],
  ['2026-01-08', '8 January 2026', '8 Jan 2026'],
  ['2025-09-30', '30 September 2025', '30 Sep 2025'],
  ['2024-02-29', '29 February 2024', '29 Feb 2024'],
  ['2026-12-31T23:59:59Z', '31 December 2026', '31 Dec 2026'],
  ['2026-12-31T23:30:00-02:00', '1 January 2027', '1 Jan 2027'],
  ['2026-05-01T00:00:00.000Z', '1 May 2026', '1 May 2026'],
])('writes %s as %s and %s', (value, long, short) => {
  expect(formatDate(value, 'long', 'en-GB')).toBe(long);
  expect(formatDate(value, 'short', 'en-GB')).toBe(short);
});

it.each(['', 'soon', '12 March 2026', '2026-3-1', '2026-02-30', '2026-13-01', '2026-03-12Tnoon', '2026'])(
  'is null for %j',
  (value) => {
    expect(formatDate(value, 'long', 'en-GB')).toBeNull();
  },
);

it.each(['2026-03-12', '2026-03-12T09:30:00Z'])('formats a date that contains stega: %s', (value) => {
  const marked = vercelStegaCombine(value, { href: '/intent/edit' }, false);
  expect(formatDate(marked, 'long', 'en-GB')).toBe('12 March 2026');
});

it.each([
  ['de-DE', '12. März 2026'],
  ['fr-FR', '12 mars 2026'],
  ['en-US', 'March 12, 2026'],
])('is in the language %s', (language, text) => {
  expect(formatDate('2026-03-12', 'long', language)).toBe(text);
});
