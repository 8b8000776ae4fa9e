import { describe, expect, it } from 'vitest';
import type { Addresses } from './address-book';
import { brokenLinks, changeByLeaving, changeByPublishing, redirectFrom } from './change-impact';
import { holdersOf, linksOf } from './linked-content';

const block = (_key: string, anchor: string | null, id?: string) => ({
  _key,
  anchor,
  records: id ? [{ _id: 'value-care', id }] : null,
});
const page = (_id: string, path: string, blocks = [block('a', null)]) => ({
  _id,
  title: _id,
  path,
  blocks,
});
const addresses: Addresses = {
  brand: { productSlug: 'plinth', applicationHost: '' },
  pages: [
    page('home', '/'),
    page('pricing', '/pricing', [block('a', 'plans'), block('b', 'faq')]),
    page('drafts.pricing', '/{product}-prices', [block('a', 'all-plans'), block('c', null)]),
    page('careers', '/careers', [block('a', null, 'care')]),
    page('drafts.new', '/new'),
  ],
  redirects: [],
};
const link = (href: string, _key = href) => ({ _key, href });
const documents = [
  {
    _id: 'navigation',
    _type: 'navigation',
    _rev: '1',
    items: [link('/pricing'), link('pricing?from=menu'), link('/careers#care'), link('/'), link('/nowhere')],
  },
  {
    _id: 'drafts.home',
    _type: 'page',
    _rev: '2',
    path: '/',
    buttons: [link('/pricing#plans'), link('/pricing#faq'), link('https://other.example/pricing')],
  },
  { _id: 'drafts.pricing', _type: 'page', _rev: '3', path: '/{product}-prices', buttons: [link('/pricing')] },
  { _id: 'pricing', _type: 'page', _rev: '4', path: '/pricing', buttons: [link('#plans')] },
].map(linksOf);
const found = (change: Parameters<typeof brokenLinks>[1]) =>
  brokenLinks(documents, change).map(({ document, href, newHref }) => [document._id, href, newHref]);

describe('publishing a page at another path', () => {
  const change = changeByPublishing(addresses, { id: 'pricing' });

  it('breaks the links to the old one, in published documents and drafts, but not its own', () => {
    expect(found(change)).toEqual([
      ['navigation', '/pricing', '/{product}-prices'],
      ['navigation', 'pricing?from=menu', '/{product}-prices?from=menu'],
      ['drafts.home', '/pricing#plans', '/{product}-prices#all-plans'],
      ['drafts.home', '/pricing#faq', '/{product}-prices'],
    ]);
  });

  it('names the field, as a patch needs it', () => {
    expect(brokenLinks(documents, change)[0]?.field).toBe('items[_key=="/pricing"].href');
  });

  it('makes a redirect to the page itself, so that it follows further moves', () => {
    expect(change.moved).toEqual({ from: '/pricing', to: '/{product}-prices' });
    expect(redirectFrom('/{product}/pricing', change.before, 'pricing')).toEqual({
      _id: 'redirect_plinth_pricing',
      _type: 'redirect',
      from: '/{product}/pricing',
      page: { _type: 'reference', _ref: 'pricing', _weak: true },
      status: 308,
    });
  });
});

it('the path that is being published counts, even if the draft that was read has another', () => {
  const { moved } = changeByPublishing(addresses, { id: 'careers', path: '/jobs' });
  expect(moved).toEqual({ from: '/careers', to: '/jobs' });
});

describe('publishing a page at its path', () => {
  const pages = addresses.pages.map((one) =>
    one._id === 'drafts.pricing' ? { ...one, path: '/pricing' } : one,
  );
  const change = changeByPublishing({ ...addresses, pages }, { id: 'pricing' });

  it('breaks links to link names that have gone or have changed', () => {
    expect(change.moved).toBeUndefined();
    expect(found(change)).toEqual([
      ['drafts.home', '/pricing#plans', '/pricing#all-plans'],
      ['drafts.home', '/pricing#faq', undefined],
    ]);
  });
});

describe('publishing a page with another heading', () => {
  const withHeadings = (_id: string, ...titles: string[]) => ({
    ...page(_id, '/terms', []),
    headings: titles.map((title) => ({ words: [title] })),
  });
  const links = linksOf({
    _id: 'home',
    _type: 'page',
    _rev: '1',
    path: '/',
    buttons: [link('/terms#refunds')],
  });
  const found = (...titles: string[]) => {
    const pages = [withHeadings('terms', 'Payment', 'Refunds'), withHeadings('drafts.terms', ...titles)];
    const change = changeByPublishing({ ...addresses, pages }, { id: 'terms' });
    return brokenLinks([links], change).map(({ newHref }) => newHref);
  };

  it('offers the links its new name', () => {
    expect(found('Payment', 'Money back')).toEqual(['/terms#money-back']);
  });

  it('breaks links to one that has gone, or that is not known again among others', () => {
    expect(found('Payment')).toEqual([undefined]);
    expect(found('Paying', 'Money back')).toEqual([undefined]);
    expect(found('Refunds', 'Payment')).toEqual([]);
  });
});

it('another short name of shared content breaks the links to it', () => {
  expect(
    found(
      changeByPublishing(addresses, { id: 'value-care', shortName: { before: 'care', after: 'people' } }),
    ),
  ).toEqual([['navigation', '/careers#care', '/careers#people']]);
});

describe('taking a page off the site', () => {
  it('breaks the links to it', () => {
    expect(found(changeByLeaving(addresses, 'careers', undefined))).toEqual([
      ['navigation', '/careers#care', undefined],
    ]);
  });

  it('offers the links the page that replaces it', () => {
    expect(found(changeByLeaving(addresses, 'careers', '/pricing'))).toEqual([
      ['navigation', '/careers#care', '/pricing'],
    ]);
  });

  it('may answer 410', () => {
    const { before } = changeByLeaving(addresses, 'careers', undefined);
    expect(redirectFrom('/careers', before, undefined)).toEqual({
      _id: 'redirect_careers',
      _type: 'redirect',
      from: '/careers',
      status: 410,
    });
  });
});

it('what refers to a document keeps it, each once, unless it may lead nowhere', () => {
  const article = (_id: string, about: object) => ({ _id, _type: 'article', _rev: '1', about });
  const reference = { _type: 'reference', _ref: 'topic-a' };
  const found = holdersOf(
    [
      article('one', reference),
      article('drafts.one', reference),
      article('drafts.two', reference),
      article('three', { ...reference, _weak: true }),
      article('four', { ...reference, _ref: 'topic-b' }),
    ].map(linksOf),
    'topic-a',
  );
  expect(found.map(({ _id }) => _id)).toEqual(['drafts.one', 'drafts.two']);
});
