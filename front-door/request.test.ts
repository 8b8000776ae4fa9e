import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { clientAddress, hasValidHost, parseRequestTarget } from './request';

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
    const [canonicalPath] = canonicalTarget.split('?');
    const read = { ok: true, path, target, canonicalPath, canonicalTarget };
    expect(parseRequestTarget(url, MAX_BYTES)).toEqual(read);
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

describe('hasValidHost', () => {
  it.each([
    'localhost',
    'localhost:3000',
    'www.example.com',
    'a_b.example',
    '127.0.0.1:80',
    '[::1]:3000',
    'evil.com',
  ])('accepts %s', (host) => expect(hasValidHost(['Host', host], '1.1')).toBe(true));

  it.each([
    '',
    'a:99999',
    'a:port',
    'a b',
    'a/b',
    'user@host',
    'a,b',
    'http://a',
    '[::1',
    'a\u0000',
    '-',
    'é.com',
    ':80',
  ])('refuses %j', (host) => expect(hasValidHost(['Host', host], '1.1')).toBe(false));

  it('refuses two of them, in any letter case', () => {
    expect(hasValidHost(['Host', 'a', 'hOST', 'b'], '1.1')).toBe(false);
  });

  it('requires one for HTTP/1.1, not for HTTP/1.0', () => {
    expect(hasValidHost(['Accept', 'host'], '1.1')).toBe(false);
    expect(hasValidHost(['Accept', 'host'], '1.0')).toBe(true);
  });
});

describe('clientAddress', () => {
  const addressOf = (remoteAddress: string | undefined, forwardedFor: string | undefined, hops: number) =>
    clientAddress({ socket: { remoteAddress }, headers: { 'x-forwarded-for': forwardedFor } }, hops);

  it.each([
    ['the peer', '203.0.113.7', undefined, 0, '203.0.113.7'],
    ['the peer, not the client’s claim', '203.0.113.7', '198.51.100.1', 0, '203.0.113.7'],
    ['an IPv4-mapped peer as IPv4', '::ffff:203.0.113.7', undefined, 0, '203.0.113.7'],
    ['a hexadecimal IPv4-mapped peer as IPv4', '::ffff:cb00:7107', undefined, 0, '203.0.113.7'],
    ['IPv6 in canonical form', '2001:DB8:0:0::0001', undefined, 0, '2001:db8::1'],
    ['IPv6 without its zone', 'fe80::1%eth0', undefined, 0, 'fe80::1'],
    ['a placeholder for a disconnected peer', undefined, undefined, 0, '0.0.0.0'],
    ['the last entry behind one proxy', '10.0.0.1', '1.1.1.1, 198.51.100.1', 1, '198.51.100.1'],
    ['the last but one behind two', '10.0.0.1', '9.9.9.9, 198.51.100.1, 10.0.0.2', 2, '198.51.100.1'],
    ['the peer when the list is too short', '10.0.0.1', '198.51.100.1', 2, '10.0.0.1'],
    ['the peer when there is no list', '10.0.0.1', undefined, 1, '10.0.0.1'],
    ['the peer when the entry is no address', '10.0.0.1', 'unknown', 1, '10.0.0.1'],
    ['the peer when the entry is empty', '10.0.0.1', '198.51.100.1,', 1, '10.0.0.1'],
    ['an entry without its port', '10.0.0.1', '198.51.100.1:4711', 1, '198.51.100.1'],
    ['an IPv6 entry without brackets and port', '10.0.0.1', '[2001:db8::1]:4711', 1, '2001:db8::1'],
    ['a mapped entry as IPv4', '10.0.0.1', '::ffff:198.51.100.1', 1, '198.51.100.1'],
  ])('gives %s', (_, socketAddress, forwardedFor, trustProxyHops, expected) => {
    expect(addressOf(socketAddress, forwardedFor, trustProxyHops)).toBe(expected);
  });

  it('gives the same address for 1,000 claims when no proxy is trusted', () => {
    const claims = fc.oneof(
      fc.ipV4(),
      fc.ipV6(),
      fc.string(),
      fc.array(fc.ipV4()).map((list) => list.join(', ')),
    );
    fc.assert(
      fc.property(claims, (forwardedFor) => {
        expect(addressOf('203.0.113.7', forwardedFor, 0)).toBe('203.0.113.7');
      }),
      { numRuns: 1000 },
    );
  });

  it('ignores everything left of the trusted entry', () => {
    fc.assert(
      fc.property(fc.string(), (claim) => {
        expect(addressOf('10.0.0.1', `${claim}, 198.51.100.1`, 1)).toBe('198.51.100.1');
      }),
    );
  });
});
