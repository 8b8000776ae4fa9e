import { expect, it } from 'vitest';
import { clientNetwork } from './client-network.server';

it.each<[string | null, number, string]>([
  ['203.0.113.7', 1, '203.0.113.7'],
  ['198.51.100.1, 203.0.113.7', 1, '203.0.113.7'],
  ['198.51.100.1, 203.0.113.7', 2, '198.51.100.1'],
  ['203.0.113.7:4711', 1, '203.0.113.7'],
  ['2001:db8:1:2:aaaa::1', 1, '2001:db8:1:2'],
  ['2001:db8:1:2:bbbb:c:d:e', 1, '2001:db8:1:2'],
  ['[2001:db8:1:2::9]:4711', 1, '2001:db8:1:2'],
  ['2001:db8::1', 1, '2001:db8:0:0'],
  ['::1', 1, '0:0:0:0'],
  ['fe80::1%eth0', 1, 'fe80:0:0:0'],
  ['203.0.113.7', 0, 'unknown'],
  ['203.0.113.7', 2, 'unknown'],
  ['not an address', 1, 'unknown'],
  ['', 1, 'unknown'],
  [null, 1, 'unknown'],
])('%j with %i hops is %s', (forwardedFor, hops, expected) => {
  expect(clientNetwork(forwardedFor, hops)).toBe(expected);
});
