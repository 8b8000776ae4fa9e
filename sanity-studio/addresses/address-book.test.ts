import { describe, expect, it } from 'vitest';
import { AddressBook } from './address-book';

const page = (_id: string, path: string, anchors: string[] = []) => ({
  _id,
  path,
  blocks: anchors.map((anchor) => ({ anchor, records: null })),
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
          anchor: null,
          records: null,
          titles: ['Stock & orders', null, 'Costs of a project'],
          anchors: [null, null, 'own-name'],
          headings: [{ words: ['In a text'] }],
        },
      ],
    },
    {
      ...page('careers', '/careers'),
      blocks: [
        { anchor: null, records: [{ _id: 'value-care', id: 'care' }, null] },
        { anchor: null, records: null },
      ],
    },
    page('drafts.new', '/new'),
    page('drafts.contact', '/support/contact-us'),
  ],
  redirects: [
    { _id: 'r-contact', from: '/contact-us', to: '/support/contact-us', status: 308 },
    { _id: 'r-gone', from: '/gone', to: null, status: 410 },
    { _id: 'r-chain', from: '/contact.html', to: '/contact-us', status: 301 },
    { _id: 'r-blog', from: '/blog/*', to: '/support/*', status: 308 },
    { _id: 'r-one', from: '/one', to: '/two', status: 308 },
    { _id: 'r-two', from: '/two', to: '/one', status: 308 },
    { _id: 'r-lost', from: '/lost', to: '/nowhere', status: 308 },
    { _id: 'r-other', from: '/other', to: 'https://other.example/', status: 308 },
  ],
});
const kindOf = (href: string, ownPath?: string) => book.flawOf(href, ownPath)?.kind;

it.each([
  '/',
  '/support/contact-us',
  'support/contact-us',
  '/Support//contact-us/',
  '/support/contact-us?from=menu',
  '/support/contact-us#book-a-demo',
  '/contact-us',
  '/contact-us#book-a-demo',
  '/Contact.html',
  '/blog/contact-us',
  '/other',
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
])('“%s” is a valid link', (href) => {
  expect(book.flawOf(href)).toBeUndefined();
});

describe('broken links', () => {
  it.each([
    '/nowhere',
    'nowhere',
    '/support',
    '/gone',
    '/contact-us#anything',
    '/one',
    '/lost',
    '/blog/nowhere',
    '/support/contact-us#nothing',
    '/careers#nothing',
    '/{product}-rights/terms#any-heading',
    '/{product}-rights/terms#1-what-plinth-does-3',
    '/modules#2',
    '/modules#costs-of-a-project',
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

describe('redirects', () => {
  const flaw = (from: string, to: string | null, status = 308) =>
    book.flawOfRedirect({ _id: 'r-new', from, to, status })?.message;

  it.each<[from: string, to: string | null, status?: number]>([
    ['/old', '/support/contact-us'],
    ['/old', '/support/contact-us#book-a-demo'],
    ['/old', '/company/why-{product}'],
    ['/old', '/contact.html'],
    ['/old', 'https://other.example/a'],
    ['/old', null, 410],
    ['/help/*', '/support/*'],
    ['/help/*', '/'],
    ['/help/*', 'https://other.example/*'],
  ])('from %s to %s are good', (from, to, status) => {
    expect(flaw(from, to, status)).toBeUndefined();
  });

  it.each([
    ['/old', '/nowhere', 'There is no page at /nowhere.'],
    ['/old', '/support/contact-us#nothing', 'has the link name “nothing”'],
    ['/old', '/lost', 'There is no page at /nowhere.'],
    ['/old', '/gone', 'is gone for good'],
    ['/old', 'mailto:a@b.example', 'leads nowhere'],
    ['/old', '/new', 'not published yet'],
    ['/old', '/old', 'circle: /old → /old.'],
    ['/old', '/one', 'circle: /old → /one → /two → /one.'],
    ['/nowhere', '/lost', 'circle: /nowhere → /lost → /nowhere.'],
    ['/help/*', '/nowhere/*', 'There is no page below /nowhere/.'],
    ['/{product}/*', '/plinth/x/*', 'There is no page below'],
  ])('from %s to %s: %s', (from, to, expected) => {
    expect(flaw(from, to)).toContain(expected);
  });

  it('with a wildcard are refused if they close a circle for one address', () => {
    const closing = new AddressBook({
      brand: null,
      pages: [page('a', '/b/a')],
      redirects: [{ _id: 'x', from: '/b/x', to: '/a/x', status: 308 }],
    });
    const wildcard = { _id: 'new', from: '/a/*', to: '/b/*', status: 308 };
    expect(closing.flawOfRedirect(wildcard)?.message).toContain('circle: /b/x → /a/*');
  });

  it('cannot begin where a page stands or another redirect begins', () => {
    expect(book.ownerOf('/Company/Why-Plinth?a=1', '')).toEqual({ isPage: true, name: 'Another page' });
    expect(book.ownerOf('/GONE', 'r-new')).toEqual({ isPage: false, name: '/gone' });
    for (const free of ['/gone?a=1', '/new', '/careers/*', '/blog'])
      expect(book.ownerOf(free, ''), free).toBeUndefined();
    expect(book.ownerOf('/gone', 'r-gone')).toBeUndefined();
  });
});

it('works without site settings', () => {
  const empty = new AddressBook({
    brand: null,
    pages: [],
    redirects: [{ _id: 'r', from: null, to: null, status: null }],
  });
  expect(empty.flawOf('/a')?.kind).toBe('dead');
});

describe('what a link names on a page', () => {
  const NOW = Date.parse('2026-11-25T12:00:00Z');
  const quote = {
    _id: 'pricing',
    path: '/pricing',
    isUnlisted: true,
    blocks: [
      {
        anchor: 'outline',
        records: null,
        modules: [{ id: 'warehouse' }, { id: null }],
        sizes: [{ id: 'small' }],
      },
      { anchor: 'offer', records: null, visibleUntil: '2026-11-25T11:00:00Z' },
      { anchor: 'sale', records: null, visibleFrom: '2026-12-01T00:00:00Z' },
    ],
  };
  const siteOrigin = 'https://www.plinth.example';
  const flawOf = (href: string) =>
    new AddressBook({ brand: null, siteOrigin, pages: [quote], redirects: [] }, NOW).flawOf(href)?.message;

  it.each([
    '/pricing?module=warehouse&size=small#outline',
    '/pricing?from=mail',
    `${siteOrigin}/pricing#outline`,
    'https://plinth.example/pricing',
    'https://other.example/nowhere',
  ])('%s is there', (href) => {
    expect(flawOf(href)).toBeUndefined();
  });

  it.each([
    ['/pricing?module=ware-house', 'Nothing to choose on /pricing has the short name “ware-house”.'],
    ['/pricing?size=huge#outline', 'Nothing to choose on /pricing has the short name “huge”.'],
    ['/pricing#offer', 'Visitors do not see the part “offer” of /pricing now, by its dates.'],
    ['/pricing#sale', 'Visitors do not see the part “sale” of /pricing now, by its dates.'],
    [`${siteOrigin}/nowhere`, 'There is no page at /nowhere.'],
    ['HTTP://Plinth.example/nowhere', 'There is no page at /nowhere.'],
  ])('%s is not', (href, message) => {
    expect(flawOf(href)).toBe(message);
  });
});
