import { expect, it } from 'vitest';
import { isPerspective } from './preview-cookie.server';
import { safeDestination } from './preview-responses.server';

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
  'company/about',
  'https://evil.example',
  '//evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/.//evil.example',
  '/a/..//evil.example',
  '/%2e//evil.example',
  '/\t/evil.example',
  '/\t/evil.example/pricing',
  'https://x//evil.example',
  'javascript:alert(1)',
])('%j is redirected home', (target) => {
  expect(safeDestination(target, ORIGIN)).toBe('/');
});

it.each([
  ['drafts', true],
  ['rSummer,drafts', true],
  ['raw', false],
  ['drafts,raw', false],
  ['drafts;a', false],
  [' drafts', false],
  ['', false],
  ['a'.repeat(201), false],
])('the perspective %j may be previewed: %s', (perspective, expected) => {
  expect(isPerspective(perspective)).toBe(expected);
});
