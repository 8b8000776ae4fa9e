import { expect, it } from 'vitest';
import { listPageOf, listPagePath, listPageValue } from './list-page';

it.each([
  ['', 1],
  ['page=1', 1],
  ['page=2', 2],
  ['page=2&page=x', 2],
  ['page=834', 834],
  ['page=', undefined],
  ['page=0', undefined],
  ['page=01', undefined],
  ['page=-1', undefined],
  ['page=1.5', undefined],
  ['page=1e3', undefined],
  ['page=x', undefined],
  ['page=%D9%A2', undefined],
  ['page=1234567', undefined],
])('“%s” names page %s', (query, page) => {
  expect(listPageOf(new URLSearchParams(query))).toBe(page);
});

it('makes all values that name no page one', () => {
  expect(['2', '01', 'x', '', '9'.repeat(7)].map(listPageValue)).toEqual(['2', '0', '0', '0', '0']);
});

it('gives the first page no parameter', () => {
  expect([1, 2].map((page) => listPagePath('/blog', page))).toEqual(['/blog', '/blog?page=2']);
});
