import { expect, it } from 'vitest';
import type { ContentDocument } from '../checks/flaw';
import { indexWith } from '../checks/site-index.fixture';
import { linkOutcome } from './link-outcome';

const index = indexWith({
  addresses: {
    brand: { productName: 'Plinth', productSlug: 'plinth', applicationHost: 'https://app.example.com' },
    pages: [
      { _id: 'home', path: '/', title: 'Home', blocks: null },
      { _id: 'post', path: '/company/blog/post', title: 'Post', blocks: null },
      {
        _id: 'why',
        path: '/why-{product}',
        title: 'Why {product}',
        blocks: [{ anchor: 'plans', records: null, titles: ['Costs of {product}'] }],
      },
      { _id: 'drafts.new', path: '/new', title: 'New', blocks: [{ anchor: 'own', records: null }] },
    ],
    redirects: [
      { _id: 'r-1', from: '/old', to: '/why-plinth#plans', status: 308 },
      { _id: 'r-2', from: '/out', to: 'https://other.example/a', status: 308 },
      { _id: 'r-3', from: '/gone', to: null, status: 410 },
    ],
  },
});
const outcome = (
  href: string,
  document: ContentDocument = { _id: 'menu', _type: 'navigation' },
  field = 'href',
) => linkOutcome({ href, field, document }, index);
const why = { _id: 'drafts.why', _type: 'page', path: '/why-{product}' };

it.each([
  ['/why-{product}', 'Leads to “Why Plinth”.'],
  ['why-plinth', 'Leads to “Why Plinth”.'],
  ['/why-plinth#plans', 'Leads to “Why Plinth”, at “plans”.'],
  ['/why-plinth#costs-of-plinth', 'Leads to “Why Plinth”, at “Costs of Plinth”.'],
  ['/old', 'A redirect to “Why Plinth”, at “plans”.'],
  ['/out', 'A redirect to https://other.example/a.'],
  ['/rss.xml', 'Leads to a file that the site makes itself.'],
  ['#plans', 'Leads to “plans” on the page that shows it.'],
  ['https://community.{product}.example/a', 'Leads to community.plinth.example.'],
  ['https://%', 'Leads to https://%.'],
  ['mailto:hello@{product}.example?subject=A', 'An e-mail to hello@plinth.example.'],
  ['tel:+442079460182', 'A call to +442079460182.'],
  ['{host}/login', 'The application, https://app.example.com/login.'],
])('%s: %s', (href, text) => {
  expect(outcome(href)).toEqual({ text, level: 'none' });
});

it.each([
  ['/nowhere', 'There is no page at /nowhere.', 'error'],
  ['/why-plinth#nothing', 'No part of /why-plinth has the link name “nothing”.', 'error'],
  ['/gone', 'The page at /gone is gone for good.', 'error'],
  ['/new', 'The page at /new is not published yet. Publish it first.', 'warning'],
  ['javascript:alert(1)', 'Links may begin with https://, mailto: or tel: only.', 'error'],
])('%s is described by the message of the rule', (href, text, level) => {
  expect(outcome(href)).toEqual({ text, level });
});

it('an empty link leads nowhere, and says nothing', () => {
  expect(outcome(' ')).toBeUndefined();
});

it('a page knows its own parts, also before it is published', () => {
  expect(outcome('#plans', why)).toEqual({ text: 'Leads to this page, at “plans”.', level: 'none' });
  expect(outcome('#own', { _id: 'drafts.new', _type: 'page', path: '/new' })?.level).toBe('none');
});

it('the target of a redirect is checked from its old address', () => {
  const redirect = { _id: 'drafts.r-9', _type: 'redirect', from: '/why-plinth-old', status: 308 };
  expect(outcome('/why-{product}', redirect, 'to')?.text).toBe('Leads to “Why Plinth”.');
  expect(outcome('/why-plinth-old', redirect, 'to')).toMatchObject({ level: 'error' });
  expect(outcome('/why-plinth-old', redirect, 'to')?.text).toContain('circle');
  expect(outcome('/nowhere', { ...redirect, from: undefined }, 'to')?.level).toBe('error');
  const blog = { ...redirect, from: '/blog/*' };
  expect(outcome('/company/blog/*', blog, 'to')).toEqual({
    text: 'Leads to the page of the same name below /company/blog.',
    level: 'none',
  });
  expect(outcome('/company/news/*', blog, 'to')?.level).toBe('error');
  expect(outcome('/', { ...redirect, page: { _ref: 'why' } }, 'to')?.text).toContain('Not used');
});
