import { expect, it } from 'vitest';
import { safeDestination } from './preview-url';

const ORIGIN = 'https://www.example.com';

it.each([
  ['/pricing', '/pricing'],
  ['/pricing?a=1&sanity-preview-perspective=drafts#top', '/pricing?a=1#top'],
  ['/?sanity-preview-secret=x', '/'],
  ['/caf%C3%A9', '/caf%C3%A9'],
])('%s is redirected to %s', (target, expected) => {
  expect(safeDestination(target, ORIGIN)).toBe(expected);
});

it.each([
  undefined,
  '',
  'pricing',
  'https://evil.example',
  '//evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/.//evil.example',
  '/a/..//evil.example',
  '/%2e//evil.example',
  '/\t/evil.example',
  'https://x//evil.example',
  'javascript:alert(1)',
])('%j is redirected home', (target) => {
  expect(safeDestination(target, ORIGIN)).toBe('/');
});
