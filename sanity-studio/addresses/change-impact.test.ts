import { describe, expect, it } from 'vitest';
import type { Addresses } from './address-book';
import { brokenLinks, changeByLeaving, changeByPublishing, redirectFrom } from './change-impact';
import { holdersOf, linksOf, listsOf } from './linked-content';

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
const brokenBy = (change: Parameters<typeof brokenLinks>[1]) =>
  brokenLinks(documents, change).map(({ document, text, newText }) => [document._id, text, newText]);

const moving = changeByPublishing(addresses, { id: 'pricing' });
const staying = changeByPublishing(
  {
    ...addresses,
    pages: addresses.pages.map((one) => (one._id === 'drafts.pricing' ? { ...one, path: '/pricing' } : one)),
  },
  { id: 'pricing' },
);
const shortName = { before: 'care', after: 'people' };

it.each<[what: string, change: Parameters<typeof brokenLinks>[1], broken: (string | undefined)[][]]>([
  [
    'publishing a page at another path breaks the links to the old one, in drafts too, but not its own',
    moving,
    [
      ['navigation', '/pricing', '/{product}-prices'],
      ['navigation', 'pricing?from=menu', '/{product}-prices?from=menu'],
      ['drafts.home', '/pricing#plans', '/{product}-prices#all-plans'],
      ['drafts.home', '/pricing#faq', '/{product}-prices'],
    ],
  ],
  [
    'publishing a page at its path breaks links to link names that have gone or have changed',
    staying,
    [
      ['drafts.home', '/pricing#plans', '/pricing#all-plans'],
      ['drafts.home', '/pricing#faq', undefined],
    ],
  ],
  [
    'another short name of shared content breaks the links to it',
    changeByPublishing(addresses, { id: 'value-care', shortName }),
    [['navigation', '/careers#care', '/careers#people']],
  ],
  [
    'taking a page off the site breaks the links to it',
    changeByLeaving(addresses, 'careers', undefined),
    [['navigation', '/careers#care', undefined]],
  ],
  [
    'a page that replaces another is offered to its links',
    changeByLeaving(addresses, 'careers', '/pricing'),
    [['navigation', '/careers#care', '/pricing']],
  ],
])('%s', (_, change, broken) => {
  expect(brokenBy(change)).toEqual(broken);
});

it('a broken link names its field, as a patch needs it', () => {
  expect(brokenLinks(documents, moving)[0]?.field).toBe('items[_key=="/pricing"].href');
});

it('a page has moved if it is published at another path, even if the draft that was read has none', () => {
  expect(moving.moved).toEqual({ from: '/pricing', to: '/{product}-prices' });
  expect(staying.moved).toBeUndefined();
  const { moved } = changeByPublishing(addresses, { id: 'careers', path: '/jobs' });
  expect(moved).toEqual({ from: '/careers', to: '/jobs' });
});

it('a redirect leads to the page itself, so that it follows further moves, or answers 410', () => {
  expect(redirectFrom('/{product}/pricing', moving.before, 'pricing')).toEqual({
    _id: 'redirect_plinth_pricing',
    _type: 'redirect',
    from: '/{product}/pricing',
    page: { _type: 'reference', _ref: 'pricing', _weak: true },
    status: 308,
  });
  const gone = { _id: 'redirect_careers', _type: 'redirect', from: '/careers', status: 410 };
  expect(redirectFrom('/careers', moving.before, undefined)).toEqual(gone);
});

it.each([
  ['has its new name', ['Payment', 'Money back'], ['/terms#money-back']],
  ['leads nowhere where it has gone', ['Payment'], [undefined]],
  ['leads nowhere where it is not known again among others', ['Paying', 'Money back'], [undefined]],
  ['stays where headings change places', ['Refunds', 'Payment'], []],
])('a link to a heading %s', (_, titles, hrefs) => {
  const withHeadings = (_id: string, ...words: string[]) => ({
    ...page(_id, '/terms', []),
    headings: words.map((title) => ({ words: [title] })),
  });
  const home = { _id: 'home', _type: 'page', _rev: '1', path: '/', buttons: [link('/terms#refunds')] };
  const pages = [withHeadings('terms', 'Payment', 'Refunds'), withHeadings('drafts.terms', ...titles)];
  const change = changeByPublishing({ ...addresses, pages }, { id: 'terms' });
  expect(brokenLinks([linksOf(home)], change).map(({ newText }) => newText)).toEqual(hrefs);
});

it('what refers to a document keeps it, unless it may lead nowhere', () => {
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
  expect(found.map(({ document, field }) => `${document._id} ${field}`)).toEqual([
    'one about',
    'drafts.one about',
    'drafts.two about',
  ]);
});

describe('a part that ends, or a choice that goes', () => {
  const home = {
    ...{ _id: 'home', _type: 'page', _rev: '1', path: '/' },
    buttons: ['/pricing?module=stock#plans', '/pricing#plans', '/pricing', '#plans'].map((href) =>
      link(href),
    ),
  };
  const quote = (dates: object, ...modules: { _key: string; id: string }[]) => ({
    ...block('a', 'plans'),
    ...{ modules, ...dates },
  });
  const stock = { _key: 'm', id: 'stock' };
  const usesAfter = (...blocks: ReturnType<typeof block>[]) => {
    const pages = [
      page('home', '/'),
      page('pricing', '/pricing', [quote({}, stock)]),
      page('drafts.pricing', '/pricing', blocks),
    ];
    const change = changeByPublishing({ ...addresses, pages }, { id: 'pricing' });
    return brokenLinks([linksOf(home)], change).map(({ text, newText, fallback }) => [
      text,
      newText,
      fallback,
    ]);
  };
  const DEAD = [
    ['/pricing?module=stock#plans', undefined, '/pricing'],
    ['/pricing#plans', undefined, '/pricing'],
  ];
  const later = '2190-01-01T00:00:00Z';

  it.each<[what: string, blocks: ReturnType<typeof block>[], uses: unknown[]]>([
    ['nothing', [quote({}, stock)], []],
    ['an end in the future', [quote({ visibleUntil: later }, stock)], DEAD],
    ['a start in the future', [quote({ visibleFrom: later }, stock)], DEAD],
    [
      'another part from then on',
      [quote({ visibleUntil: later }, stock), { ...quote({ visibleFrom: later }, stock), _key: 'b' }],
      [],
    ],
    ['a removal', [block('b', null)], DEAD],
    [
      'another short name',
      [quote({}, { _key: 'm', id: 'inventory' })],
      [['/pricing?module=stock#plans', '/pricing?module=inventory#plans', '/pricing']],
    ],
    [
      'a module that goes',
      [quote({}, { _key: 'n', id: 'orders' })],
      [['/pricing?module=stock#plans', undefined, '/pricing']],
    ],
  ])('%s', (_, blocks, uses) => {
    expect(usesAfter(...blocks)).toEqual(uses);
  });
});

it('lists show an article or an opening without naming it', () => {
  const lists = [
    { _key: 'a', _type: 'articleList', channel: 'blog' },
    { _key: 'b', _type: 'openings' },
  ];
  const content = ['page', 'drafts.page'].map((_id) =>
    linksOf({ _id, _type: 'page', _rev: '1', blocks: lists }),
  );
  const fieldsOf = (shown: object) =>
    listsOf(content, { _id: 'a', _type: '', ...shown }).map(({ field }) => field);
  expect(fieldsOf({ _type: 'article', channel: 'blog' })).toEqual(['blocks[_key=="a"]']);
  expect(fieldsOf({ _type: 'article', channel: 'news' })).toEqual([]);
  expect(fieldsOf({ _type: 'opening' })).toEqual(['blocks[_key=="b"]']);
  expect(fieldsOf({ _type: 'page' })).toEqual([]);
  // A list shows what is in its language.
  expect(fieldsOf({ _type: 'opening', language: 'de' })).toEqual([]);
});
