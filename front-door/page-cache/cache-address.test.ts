import { describe, expect, it } from 'vitest';
import { cacheAddress } from './cache-address';

const KNOWN = { lang: new Set(['1', '2']), q: (value: string) => value.toLowerCase() };

describe('cacheAddress', () => {
  it.each([
    ['/a', '/a', false],
    ['/a?', '/a', false],
    ['/a?lang=2', '/a?lang=2', false],
    ['/a?utm_source=x&lang=2', '/a?lang=2', true],
    ['/a?lang=2&lang=1', '/a?lang=2', true],
    ['/a?b=?c', '/a', true],
    ['/a?q=Word', '/a?q=word', false],
    ['/a?q=%C3%84%20b&lang=1', '/a?lang=1&q=%C3%A4+b', false],
    ['/a?q=', '/a?q=', false],
  ])('the answer to %s is stored at %s', (target, address, isTruncated) => {
    expect(cacheAddress(target, KNOWN)).toMatchObject({ target: address, isTruncated });
  });

  it('an answer to an unknown value is not stored', () => {
    expect(cacheAddress('/a?lang=3', KNOWN)).toBeUndefined();
  });
});

it('clients can make up the values of parameters without a list', () => {
  const addresses = ['/a', '/a?lang=1', '/a?lang=1&q=b', '/a?q='];
  expect(addresses.map((address) => cacheAddress(address, KNOWN)?.isMadeUp)).toEqual([
    false,
    false,
    true,
    true,
  ]);
});
