import { expect, it } from 'vitest';
import { acceptedEncoding, acceptedEncodings } from './accepted-encoding';

it.each([
  [undefined, []],
  ['', []],
  ['identity', []],
  ['gzip', ['gzip']],
  ['gzip, deflate, br', ['br', 'gzip']],
  ['GZIP;q=1.0, BR;q=0.1', ['br', 'gzip']],
  ['br;q=0, gzip', ['gzip']],
  ['br;q=0.000, gzip ; q=0', []],
  ['*', ['br', 'gzip']],
  ['*;q=0', []],
  ['br;q=0, *', ['gzip']],
  ['brotli, xgzip', []],
  [';;,,=', []],
])('of Accept-Encoding %j we support %j', (header, expected) => {
  expect(acceptedEncodings(header)).toEqual(expected);
  // The second time from the map of known headers.
  expect(acceptedEncodings(header)).toEqual(expected);
  expect(acceptedEncoding(header)).toBe(expected[0] ?? 'identity');
});
