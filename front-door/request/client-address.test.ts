import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { clientAddress } from './client-address';

describe('clientAddress', () => {
  it.each([
    ['the peer', '203.0.113.7', undefined, 0, '203.0.113.7'],
    ['the peer, whatever the client says', '203.0.113.7', '198.51.100.1', 0, '203.0.113.7'],
    ['an IPv4-mapped peer as IPv4', '::ffff:203.0.113.7', undefined, 0, '203.0.113.7'],
    ['a hexadecimal IPv4-mapped peer as IPv4', '::ffff:cb00:7107', undefined, 0, '203.0.113.7'],
    ['IPv6 in canonical form', '2001:DB8:0:0::0001', undefined, 0, '2001:db8::1'],
    ['IPv6 without its zone', 'fe80::1%eth0', undefined, 0, 'fe80::1'],
    ['a peer that is gone', undefined, undefined, 0, '0.0.0.0'],
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
    expect(clientAddress({ socketAddress, forwardedFor, trustProxyHops })).toBe(expected);
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
        expect(clientAddress({ socketAddress: '203.0.113.7', forwardedFor, trustProxyHops: 0 })).toBe(
          '203.0.113.7',
        );
      }),
      { numRuns: 1000 },
    );
  });

  it('is moved by nothing left of the trusted entry', () => {
    fc.assert(
      fc.property(fc.string(), (claim) => {
        const forwardedFor = `${claim}, 198.51.100.1`;
        expect(clientAddress({ socketAddress: '10.0.0.1', forwardedFor, trustProxyHops: 1 })).toBe(
          '198.51.100.1',
        );
      }),
    );
  });
});
