import { expect, it } from 'vitest';
import { Breadcrumbs } from './breadcrumbs';
import { markupOf } from './static-markup.test-support';

it('links the steps and ends with the page itself, which is not a link', () => {
  const blog = { label: 'Blog', href: '/company/blog' };
  const article = { label: 'An article', href: '/company/blog/an-article' };
  const html = markupOf(<Breadcrumbs items={[{ label: 'Company' }, blog, article]} />);
  expect(html.match(/<a /g)).toHaveLength(1);
  expect(html).toMatch(/<a [^>]*href="\/company\/blog"[^>]*>Blog</);
  expect(html.match(/aria-current="page"[^>]*>([^<]*)/)?.[1]).toBe('An article');
});
