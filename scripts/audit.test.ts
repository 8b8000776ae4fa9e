import { expect, it, vi } from 'vitest';
import { audit, isOverdue, readReport } from './audit';

const DAY_MS = 24 * 60 * 60 * 1_000;
const advisory = { name: 'a', url: 'https://github.com/advisories/GHSA-1111', range: '>=2.0.0 <2.3.1' };

it.each([
  ['>=2.0.0 <2.3.1', '2.3.1'],
  ['<4.17.21', '4.17.21'],
  ['<=1.0.0', undefined],
  ['*', undefined],
])('the vulnerable range %s is fixed in %s', (range, fixedIn) => {
  const vulnerabilities = { a: { via: [{ ...advisory, range }] }, b: { via: ['a'] } };
  expect(readReport(JSON.stringify({ vulnerabilities }))).toEqual([{ ...advisory, range, fixedIn }]);
});

it.each(['', 'npm error', '{"message":"405 Method Not Allowed"}'])('%j is no report', (text) => {
  expect(readReport(text)).toBeUndefined();
});

it.each([
  ['a week old', 7 * DAY_MS, advisory.url, false],
  ['older than a week', 7 * DAY_MS + 1, advisory.url, true],
  ['accepted until later', 30 * DAY_MS, 'https://github.com/advisories/GHSA-rxv8-25v2-qmq8', false],
  ['no longer accepted', 365 * DAY_MS, 'https://github.com/advisories/GHSA-rxv8-25v2-qmq8', true],
])('a fix that is %s', (_name, ageMs, url, expected) => {
  const publishedAt = Date.UTC(2026, 10, 1);
  expect(isOverdue({ url }, publishedAt, publishedAt + ageMs)).toBe(expected);
});

it('a registry that does not answer is an exit code of its own: nothing was checked', async () => {
  vi.stubEnv('npm_config_registry', 'http://127.0.0.1:1');
  vi.stubEnv('npm_config_fetch_retries', '0');
  expect(await audit()).toBe(69);
  vi.unstubAllEnvs();
}, 60_000);
