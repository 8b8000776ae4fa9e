import { describe, expect, it } from 'vitest';
import { isCurrent } from './current-link';

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
