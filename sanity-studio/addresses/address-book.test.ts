import { describe, expect, it } from 'vitest';
import { AddressBook, pathSpellings } from './address-book';

const page = (_id: string, path: string, anchors: string[] = []) => ({
  _id,
  path,
  hasHeadings: false,
  blocks: anchors.map((anchor) => ({ anchor, ids: null })),
});

const book = new AddressBook({
  brand: { productSlug: 'plinth', applicationHost: 'https://app.example.com' },
  pages: [
    page('home', '/'),
    page('contact', '/support/contact-us', ['book-a-demo']),
    page('why', '/company/why-{product}'),
    { ...page('terms', '/{product}-rights/terms'), hasHeadings: true },
    {
      ...page('careers', '/careers'),
      blocks: [
        { anchor: null, ids: ['care', null] },
        { anchor: null, ids: null },
      ],
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
    '/{product}-rights/terms#any-heading',
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

describe('spellings of a path', () => {
  it.each([
    ['/pricing', 'plinth', ['/pricing']],
    ['/company/why-{product}', 'plinth', ['/company/why-plinth', '/company/why-{product}']],
    ['/company/why-plinth', 'plinth', ['/company/why-plinth', '/company/why-{product}']],
    ['/a', '', ['/a']],
  ])('%s with the short name “%s”', (path, slug, expected) => {
    expect(pathSpellings(path, slug).sort()).toEqual([...expected].sort());
  });

  it('are the same for every spelling of a path', () => {
    const mixed = pathSpellings('/{product}/x-plinth', 'plinth').sort();
    expect(mixed).toEqual(pathSpellings('/plinth/x-{product}', 'plinth').sort());
    expect(mixed).toHaveLength(4);
  });

  it('are limited in number', () => {
    expect(pathSpellings('/a'.repeat(40), 'a').length).toBeLessThanOrEqual(16);
  });
});
