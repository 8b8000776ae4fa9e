import { describe, expect, it } from 'vitest';
import { AddressBook } from './address-book';

const BARE = { anchor: null, ids: null, titles: null, anchors: null, headings: null };
const page = (_id: string, path: string, anchors: string[] = []) => ({
  _id,
  path,
  headings: null,
  blocks: anchors.map((anchor) => ({ ...BARE, anchor })),
});

const book = new AddressBook({
  brand: { productName: 'Plinth', productSlug: 'plinth', applicationHost: 'https://app.example.com' },
  pages: [
    page('home', '/'),
    page('contact', '/support/contact-us', ['book-a-demo']),
    page('why', '/company/why-{product}'),
    {
      ...page('terms', '/{product}-rights/terms'),
      headings: [
        { words: ['1. What ', '{product}', ' does'] },
        { words: ['1. What Plinth does'] },
        { words: null },
      ],
    },
    {
      ...page('modules', '/modules'),
      blocks: [
        {
          ...BARE,
          titles: ['Stock & orders', null],
          anchors: ['own-name', null],
          headings: [{ words: ['In a text'] }],
        },
      ],
    },
    {
      ...page('careers', '/careers'),
      blocks: [{ ...BARE, ids: ['care', null] }, BARE],
    },
    page('drafts.new', '/new'),
    page('drafts.contact', '/support/contact-us'),
  ],
  redirects: [
    { from: '/contact-us', status: 308 },
    { from: '/gone', status: 410 },
  ],
});
const kindOf = (href: string, ownPath?: string) => book.flawOf(href, ownPath)?.kind;

describe('valid links', () => {
  it.each([
    '/',
    '/support/contact-us',
    'support/contact-us',
    '/Support//contact-us/',
    '/support/contact-us?from=menu',
    '/support/contact-us#book-a-demo',
    '/contact-us',
    '/contact-us#anything',
    '/company/why-{product}',
    '/company/why-plinth',
    '/{product}-rights/terms#1-what-plinth-does',
    '/{product}-rights/terms#1-what-plinth-does-2',
    '/modules#stock-orders',
    '/modules#own-name',
    '/modules#in-a-text',
    '/careers#care',
    '/rss.xml',
    '/#chat',
    '{host}/login',
    'https://example.com/nowhere',
    'mailto:a@b.example',
    '',
  ])('%s', (href) => {
    expect(book.flawOf(href)).toBeUndefined();
  });
});

describe('broken links', () => {
  it.each([
    '/nowhere',
    'nowhere',
    '/support',
    '/gone',
    '/support/contact-us#nothing',
    '/careers#nothing',
    '/{product}-rights/terms#any-heading',
    '/{product}-rights/terms#1-what-plinth-does-3',
    '/modules#2',
    '/company/why-{host}',
  ])('%s is dead', (href) => {
    expect(kindOf(href)).toBe('dead');
  });

  it('to a page that visitors cannot see yet are reported as unpublished', () => {
    expect(kindOf('/new')).toBe('unpublished');
  });

  it('are reported with the path, placeholders filled in', () => {
    expect(book.flawOf('/{product}/x')?.message).toContain('/plinth/x');
  });
});

describe('anchors of the same page', () => {
  it('are looked up on the page that holds the link', () => {
    expect(kindOf('#book-a-demo', '/support/contact-us')).toBeUndefined();
    expect(kindOf('#book-a-demo', '/')).toBe('dead');
  });

  it('are not checked in content that is shown on several pages', () => {
    expect(kindOf('#book-a-demo')).toBeUndefined();
  });
});

it('works without site settings', () => {
  const empty = new AddressBook({ brand: null, pages: [], redirects: [{ from: null, status: null }] });
  expect(empty.flawOf('/a')?.kind).toBe('dead');
});
