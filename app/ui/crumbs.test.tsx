import { renderToStaticMarkup } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom/server';
import { expect, it } from 'vitest';
import { Crumbs } from './crumbs';

const markup = (items: Parameters<typeof Crumbs>[0]['items']) =>
  renderToStaticMarkup(
    <StaticRouter location="/">
      <Crumbs items={items} />
    </StaticRouter>,
  );

it('links the steps and ends with the page itself, which is not a link', () => {
  const html = markup([
    { label: 'Company' },
    { label: 'Blog', href: '/company/blog' },
    { label: 'An article', href: '/company/blog/an-article' },
  ]);
  expect(html.match(/<a /g)).toHaveLength(1);
  expect(html).toMatch(/<a [^>]*href="\/company\/blog"[^>]*>Blog</);
  expect(html.match(/aria-current="page"[^>]*>([^<]*)/)?.[1]).toBe('An article');
});
