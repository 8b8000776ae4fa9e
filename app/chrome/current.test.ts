import { describe, expect, it } from 'vitest';
import { isCurrent, isCurrentGroup } from './menu-position';

describe('isCurrent', () => {
  it.each([
    ['/pricing', '/pricing', 'page'],
    ['/pricing/', '/pricing', 'page'],
    ['pricing', '/pricing', 'page'],
    ['/pricing#users', '/pricing', 'page'],
    ['/Pricing?from=menu', '/pricing', 'page'],
    ['/', '/', 'page'],
    ['/company/blog', '/company/blog/fifo-or-lifo', 'true'],
    ['/', '/pricing', undefined],
    ['/company/blog', '/company/blogs', undefined],
    ['/company/blog/fifo-or-lifo', '/company/blog', undefined],
    ['https://community.example/pricing', '/pricing', undefined],
    ['mailto:pricing@site.example', '/pricing', undefined],
    ['javascript:alert(1)', '/pricing', undefined],
    ['#pricing', '/pricing', undefined],
    ['', '/', undefined],
  ])('%j on %j is %j', (href, path, expected) => {
    expect(isCurrent(href, path)).toBe(expected);
  });
});

describe('isCurrentGroup', () => {
  const company = { items: [{ href: '/company/about' }, { href: 'company/blog' }] };
  const features = { href: '/features', items: [{ href: '/features/procurement' }] };
  it.each([
    [company, '/company/about', true],
    [company, '/company/blog/fifo-or-lifo', true],
    [company, '/company/careers', false],
    [company, '/', false],
    [features, '/features', true],
    [features, '/features/procurement', true],
    [features, '/features/new-module', true],
    [features, '/pricing', false],
    [{ href: null, items: null }, '/', false],
    [{ href: '/', items: [] }, '/pricing', false],
  ])('%j on %j: %j', (group, path, expected) => {
    expect(isCurrentGroup(group, path)).toBe(expected);
  });
});
