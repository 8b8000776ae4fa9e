import { expect, it } from 'vitest';
import { headPicture, headTitle, readSharePath, sharePath } from './page-head';

const site = { productName: 'Sample', tagline: 'A tagline.' };

it.each([
  [{ path: '/' }, 'Sample | A tagline.'],
  [{ path: '/', searchTitle: 'Chosen' }, 'Chosen | Sample'],
  [{ path: '/a' }, 'Own | Sample'],
  [{ path: '/a', listPage: ', page 2' }, 'Own, page 2 | Sample'],
  [{ path: '/a', searchTitle: 'Chosen' }, 'Chosen | Sample'],
  [{ path: '/a', searchTitle: '' }, 'Own | Sample'],
  [{ path: '/a', searchTitle: 'Prices of Sample' }, 'Prices of Sample'],
])('the title of %j is %s', (page, title) => {
  expect(headTitle({ title: 'Own', ...page }, site)).toBe(title);
});

it('takes the first picture of the page’s choice, cover, drawing and the site’s', () => {
  const all = { chosen: 'chosen', cover: 'cover', drawn: 'drawn', ofSite: 'site' };
  const none = undefined;
  expect(headPicture(all)).toBe('chosen');
  expect(headPicture({ ...all, chosen: none })).toBe('cover');
  expect(headPicture({ ...all, chosen: none, cover: none })).toBe('drawn');
  expect(headPicture({ ...all, chosen: none, cover: none, drawn: none })).toBe('site');
});

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
