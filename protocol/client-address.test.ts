import fc from 'fast-check';
import { expect, it } from 'vitest';
import { canonicalAddress, forwardedAddress, networkOf } from './client-address';

it.each(['0x7f.1', 'unknown', ''])('%j is no address', (text) => {
  expect(canonicalAddress(text)).toBeUndefined();
});

it.each<[string | null, number, string | undefined]>([
  ['203.0.113.7', 1, '203.0.113.7'],
  ['198.51.100.1, 203.0.113.7', 1, '203.0.113.7'],
  ['198.51.100.1, 203.0.113.7', 2, '198.51.100.1'],
  ['203.0.113.7:4711', 1, '203.0.113.7'],
  ['[2001:db8:1:2::9]:4711', 1, '2001:db8:1:2::9'],
  ['203.0.113.7', 0, undefined],
  ['203.0.113.7', 2, undefined],
  ['not an address', 1, undefined],
  ['198.51.100.1,', 1, undefined],
  [null, 1, undefined],
])('%j with %i trusted hops names %j', (forwardedFor, hops, expected) => {
  expect(forwardedAddress(forwardedFor, hops)).toBe(expected);
});

it.each<[string, 48 | 64, string]>([
  ['203.0.113.7', 64, '203.0.113.7'],
  ['2001:db8:1:2:aaaa::1', 64, '2001:db8:1:2'],
  ['2001:db8::1', 64, '2001:db8:0:0'],
  ['2001:db8::1:0:0:1', 64, '2001:db8:0:0'],
  ['2001:db8::2:0:0:1', 64, '2001:db8:0:0'],
  ['::1', 64, '0:0:0:0'],
  ['2001:db8:1:2::3', 48, '2001:db8:1'],
  ['2001:db8::3', 48, '2001:db8:0'],
  ['203.0.113.7', 48, '203.0.113.7'],
])('the network of %s with %i bits is %s', (address, bits, expected) => {
  expect(networkOf(address, bits)).toBe(expected);
});

it('the addresses of one /64 network share a key, in any canonical form', () => {
  const half = fc.tuple(...Array.from({ length: 4 }, () => fc.constantFrom('0', '1', 'db8', 'ffff')));
  fc.assert(
    fc.property(half, half, half, (network, one, other) => {
      const keys = [one, other].map((rest) => {
        const address = canonicalAddress([...network, ...rest].join(':'));
        return address?.includes('.') ? undefined : networkOf(address ?? '');
      });
      fc.pre(!keys.includes(undefined));
      expect(keys[0]).toBe(keys[1]);
    }),
  );
});

it.each([
  ['2001:db8:1:2::3', 48, '2001:db8:1'],
  ['2001:db8::3', 48, '2001:db8:0'],
  ['203.0.113.7', 48, '203.0.113.7'],
  ['2001:db8:1:12ff::3', 56, '2001:db8:1:1200'],
] as const)('of %s the network /%i is %s', (address, prefix, expected) => {
  expect(networkOf(address, prefix)).toBe(expected);
});
