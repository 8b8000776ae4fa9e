import { Link } from '@remix-run/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom/server';
import { expect, it } from 'vitest';
import { PageLink } from './anchor';
import { safeHref } from './safe-href';

const HREFS = [
  '/',
  '/pricing',
  '/company/blog/a?b=c&d=%20#e',
  '/é/ü ß',
  '/a/../b',
  '/%2F/c',
  '/a//b/',
  'no/slash',
];

it.each(HREFS)('a link to %s is printed as the router would in a browser', (written) => {
  const { href } = safeHref(written);
  const inRouter = (link: React.ReactElement) =>
    renderToStaticMarkup(<StaticRouter location="/company/blog/article">{link}</StaticRouter>);
  const attributes = {
    className: 'look',
    target: '_blank',
    rel: 'noopener',
    'aria-current': 'page',
  } as const;
  const attributesOf = (html: string) => [...html.matchAll(/[a-z-]+="[^"]*"/g)].map(String).sort();
  const printed = inRouter(
    <PageLink href={href} {...attributes}>
      Words
    </PageLink>,
  );
  const routed = inRouter(
    <Link to={href} discover="none" prefetch="none" {...attributes}>
      Words
    </Link>,
  );
  expect(attributesOf(printed)).toEqual(attributesOf(routed));
});
