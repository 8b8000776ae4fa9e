import { describe, expect, it } from 'vitest';
import { checkHref, checkPath } from './address-rules';

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
