import { describe, expect, it } from 'vitest';
import { parseRequestTarget } from './request-target';

const MAX_BYTES = 100;

describe('parseRequestTarget', () => {
  it.each([
    ['/', '/', '/', '/'],
    ['/a/b?c=%zz', '/a/b', '/a/b?c=%zz', '/a/b?c=%zz'],
    ['//evil.com/a', '//evil.com/a', '//evil.com/a', '/evil.com/a'],
    ['/%2e%2e/etc', '/etc', '/etc', '/etc'],
    ['/x/../a?b', '/a', '/a?b', '/a?b'],
    ['/./a', '/a', '/a', '/a'],
    ['/x/..\\a', '/a', '/a', '/a'],
    ['/a////?b', '/a////', '/a////?b', '/a?b'],
    ['/Robots.txt', '/Robots.txt', '/Robots.txt', '/robots.txt'],
    ['/%61', '/%61', '/%61', '/a'],
    ['/caf%C3%A9', '/caf%C3%A9', '/caf%C3%A9', '/caf%C3%A9'],
    ['/caf%c3%a9', '/caf%c3%a9', '/caf%c3%a9', '/caf%C3%A9'],
    ['http://evil.com:99/a?b', '/a', '/a?b', '/a?b'],
    ['HTTP://evil.com', '/', '/', '/'],
    ['http://evil.com?b', '/', '/?b', '/?b'],
    ['/a#b', '/a', '/a', '/a'],
    ['', '/', '/', '/'],
  ])('reads %s', (url, path, target, canonicalTarget) => {
    expect(parseRequestTarget(url, MAX_BYTES)).toEqual({ ok: true, path, target, canonicalTarget });
  });

  it.each([
    ['/%E0%A4%A', 400],
    ['/%', 400],
    ['/%zz', 400],
    ['/%00', 400],
    ['/a%0d%0aSet-Cookie:x', 400],
    ['/a%7F', 400],
    ['/\u00e9', 400],
    ['*', 400],
    ['ftp://a/b', 400],
    [`/${'a'.repeat(MAX_BYTES)}`, 414],
  ])('answers %s with %i', (url, status) => {
    const parsed = parseRequestTarget(url, MAX_BYTES);
    expect(parsed.ok ? 200 : parsed.refusal.status).toBe(status);
  });
});
