import { describe, expect, it } from 'vitest';
import { checkHref, checkPath, checkShortName } from './address-rules';

describe('checkShortName', () => {
  it.each([undefined, 'plinth', 'order-management', '2-steps'])('accepts %s', (name) => {
    expect(checkShortName(name)).toBe(true);
  });

  it.each(['Plinth', 'order management', '-a', 'a-', 'a--b', 'café', '#book', ''])('refuses “%s”', (name) => {
    expect(checkShortName(name)).toMatch(/^Use lower-case letters/);
  });
});

describe('checkPath', () => {
  it.each(['/', '/pricing', '/company/about', '/{product}-rights/terms', '/apis', '/previews/a'])(
    'accepts %s',
    (path) => {
      expect(checkPath(path)).toBe(true);
    },
  );

  it.each([
    '/api',
    '/api/chat',
    '/preview',
    '/preview/share',
    '/assets/a',
    '/og/a',
    '/healthz',
    '/readyz',
    '/index',
  ])('refuses %s, which the site answers itself', (path) => {
    expect(checkPath(path)).toMatch(/belong to the site itself/);
  });

  it.each([
    undefined,
    '',
    'pricing',
    '/Pricing',
    '/a b',
    '/a/',
    '//evil.example',
    '/../a',
    '/pricing.md',
    '/{product}.md',
  ])('refuses “%s”', (path) => {
    expect(checkPath(path)).not.toBe(true);
  });
});

describe('checkHref', () => {
  it.each([
    undefined,
    '/pricing',
    '#part',
    '{host}/login',
    'https://a.example',
    'mailto:a@b.example',
    'tel:+441',
  ])('accepts %s', (href) => {
    expect(checkHref(href)).toBe(true);
  });

  it.each([
    'javascript:alert(1)',
    'data:text/html,a',
    '//evil.example',
    '/\\evil.example',
    'ftp://a.example',
  ])('refuses %s', (href) => {
    expect(checkHref(href)).not.toBe(true);
  });
});
