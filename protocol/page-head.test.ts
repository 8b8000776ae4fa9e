import { expect, it } from 'vitest';
import { headPicture, headTitle } from './page-head';

const site = { productName: 'Sample', tagline: 'A tagline.' };

it.each([
  [{ path: '/' }, 'Sample | A tagline.'],
  [{ path: '/', searchTitle: 'Chosen' }, 'Chosen | Sample'],
  [{ path: '/a' }, 'Own | Sample'],
  [{ path: '/a', listPage: 2 }, 'Own, page 2 | Sample'],
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
