import { describe, expect, it } from 'vitest';
import { isCurrentGroup } from './menu-links';

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
