import { expect, it } from 'vitest';
import { readSharePath, sharePath } from './share-address';

const HASH = '0123456789abcdef';

it.each([
  ['/', `/og/${HASH}.png`],
  ['/pricing', `/og/${HASH}/pricing.png`],
  ['/company/blog/a.b', `/og/${HASH}/company/blog/a.b.png`],
])('the picture of %s is at %s', (path, address) => {
  expect(sharePath(path, HASH)).toBe(address);
  expect(readSharePath(address)).toEqual({ path, hash: HASH });
});

it.each([
  '/og',
  '/og/',
  '/og/.png',
  '/og/pricing.png',
  `/og/${HASH}/pricing`,
  `/og/${HASH.slice(1)}/a.png`,
  `/og/x${HASH}/a.png`,
])('%s is that of no picture', (address) => {
  expect(readSharePath(address)).toBeUndefined();
});
