// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { attributesOf } from './elements.test-support';
import { Pagination, shownPages } from './pagination';
import { markupOf } from './static-markup.test-support';

function rendered(page: number, pages: number): HTMLElement {
  const body = document.createElement('div');
  body.innerHTML = markupOf(<Pagination path="/blog" page={page} pages={pages} />);
  return body;
}
const hrefs = (body: HTMLElement, selector: string) => attributesOf(body, selector, 'href');

it.each([
  [1, 2, [1, 2]],
  [1, 9, [1, 2, 9]],
  [2, 9, [1, 2, 3, 9]],
  [3, 9, [1, 2, 3, 4, 9]],
  [4, 9, [1, 2, 3, 4, 5, 9]],
  [5, 9, [1, 4, 5, 6, 9]],
  [6, 9, [1, 5, 6, 7, 8, 9]],
  [9, 9, [1, 8, 9]],
  [417, 834, [1, 416, 417, 418, 834]],
])('on page %i of %i links to %j', (page, pages, shown) => {
  expect(shownPages(page, pages)).toEqual(shown);
});

it('marks the page that is shown, and relates its neighbours', () => {
  const body = rendered(2, 3);
  expect(hrefs(body, 'ol a')).toEqual(['/blog', '/blog?page=2', '/blog?page=3']);
  expect(hrefs(body, '[aria-current="page"]')).toEqual(['/blog?page=2']);
  expect(hrefs(body, '[rel="prev"]')).toEqual(['/blog']);
  expect(hrefs(body, '[rel="next"]')).toEqual(['/blog?page=3']);
  expect(attributesOf(body, 'ol a', 'aria-label')).toEqual(['Page 1', 'Page 2', 'Page 3']);
});

it('has no link beyond either end, and nothing for a single page', () => {
  expect(hrefs(rendered(1, 2), '[rel="prev"]')).toEqual([]);
  expect(hrefs(rendered(2, 2), '[rel="next"]')).toEqual([]);
  expect(rendered(1, 1).innerHTML).toBe('');
  expect(rendered(1, 0).innerHTML).toBe('');
});
