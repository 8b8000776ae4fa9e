import { describe, expect, it } from 'vitest';
import { AddressBook, type Addresses } from '../addresses/address-book';
import { LinkChoices, MOST_LISTED } from './link-choices';

const page = (
  _id: string,
  path: string,
  title: string,
  blocks: Addresses['pages'][number]['blocks'] = null,
) => ({
  _id,
  path,
  title,
  blocks,
});

const book = new AddressBook({
  brand: { productName: 'Plinth', productSlug: 'plinth', applicationHost: 'https://app.example.com' },
  pages: [
    page('home', '/', 'Home'),
    page('pricing', '/pricing', 'Pricing', [
      { anchor: 'plans', records: [{ _id: 'r', id: 'oil-gas' }], titles: ['Café & costs'], anchors: [null] },
    ]),
    page('why', '/company/why-{product}', 'Why {product}'),
    page('contact', '/support/contact-us', 'Contact us', [{ anchor: 'book-a-demo', records: null }]),
    page('moved', '/old-place', 'Moves'),
    page('drafts.moved', '/new-place', 'Moves'),
    page('drafts.new', '/coming-soon', 'Coming soon'),
  ],
  redirects: [
    { _id: 'r-1', from: '/prices', to: '/pricing', status: 308 },
    { _id: 'r-2', from: '/{product}.html', to: 'https://other.example/', status: 301 },
    { _id: 'r-3', from: '/blog/*', to: '/company/*', status: 308 },
    { _id: 'r-4', from: '/pricey', to: null, status: 410 },
    { _id: 'r-5', from: '/pricing-lost', to: '/nowhere', status: 308 },
  ],
});
const choices = new LinkChoices(book, 'https://www.example.com');
const valuesOf = (text: string, asked?: Parameters<LinkChoices['find']>[1]) =>
  choices.find(text, asked).choices.map(({ value }) => value);

it.each<[what: string, text: string, values: string[]]>([
  ['a page by its title', 'contact', ['/support/contact-us']],
  ['a page by words of its title and path in any order', 'us support', ['/support/contact-us']],
  ['a page by its path', '/support/con', ['/support/contact-us']],
  ['a path without its slash', 'support/contact-us', ['/support/contact-us']],
  ['the filled path, and gives the stored one', '/company/why-plinth', ['/company/why-{product}']],
  ['the stored path', '/company/why-{product}', ['/company/why-{product}']],
  ['the filled title', 'Why Plinth', ['/company/why-{product}']],
  [
    'the page of a full address of the site',
    'https://www.example.com/support/contact-us',
    ['/support/contact-us'],
  ],
  ['a draft', 'coming', ['/coming-soon']],
  ['pages before redirects, without those that are gone', 'pric', ['/pricing', '/prices', '/pricing-lost']],
  ['the whole match first', 'prices', ['/prices']],
  ['a redirect as stored', 'plinth.html', ['/{product}.html', 'https://plinth.html'].slice(0, 1)],
  ['a page where it stands for visitors', 'moves', ['/old-place']],
  ['a part by its words, without accents', 'cafe', ['/pricing#cafe-costs']],
  ['a part by words of it and of its page', 'pricing oil', ['/pricing#oil-gas']],
  ['the parts of a page', '/pricing#', ['/pricing#plans', '/pricing#oil-gas', '/pricing#cafe-costs']],
  ['a part by its link name', '/pricing#pla', ['/pricing#plans']],
  ['a part of any page', '#demo', ['/support/contact-us#book-a-demo']],
  ['nothing', 'zebra', []],
])('a search finds %s: %s', (_, text, values) => {
  expect(valuesOf(text)).toEqual(values);
});

it('equal matches are in the order of their kinds: pages, articles, topics, others, parts, redirects', () => {
  const named = (_type: string, path: string) => ({ ...page(path, path, 'Stock'), _type });
  const stock = new AddressBook({
    brand: null,
    pages: [
      named('legalPage', '/a'),
      named('topic', '/b'),
      named('article', '/c'),
      {
        ...named('page', '/d'),
        blocks: [{ anchor: null, records: null, titles: ['Stock on hand'], anchors: [null] }],
      },
      named('page', '/e'),
    ],
    redirects: [{ _id: 'r', from: '/0/stock', to: '/e', status: 308 }],
  });
  const found = new LinkChoices(stock, 'https://www.example.com').find('stock').choices;
  expect(found.map(({ value }) => value)).toEqual([
    '/d',
    '/e',
    '/c',
    '/b',
    '/a',
    '/d#stock-on-hand',
    '/0/stock',
  ]);
});

it('pages in the language of the page that holds the link come before others', () => {
  const inLanguage = (_id: string, path: string, language: string) => ({ ...page(_id, path, _id), language });
  const pages = [
    inLanguage('news', '/a', 'en'),
    inLanguage('neues', '/de/a', 'de'),
    inLanguage('prices', '/pricing', 'en'),
  ];
  const site = new LinkChoices(
    new AddressBook({ brand: null, pages, redirects: [] }),
    'https://www.example.com',
  );
  const listFor = (ownId: string) => site.find('', { ownId }).choices.map(({ value }) => value);
  const german = ['/de/a', '/a', '/pricing'];
  expect([listFor('neues'), listFor('navigation-de')]).toEqual([german, german]);
  expect(listFor('prices')).toEqual(['/a', '/pricing', '/de/a']);
  expect(listFor('faq')).toEqual(['/a', '/de/a', '/pricing']);
});

describe('an address outside the site is offered', () => {
  it.each([
    ['https://other.example/a?b=c', 'https://other.example/a?b=c', 'site'],
    ['other.example/a', 'https://other.example/a', 'site'],
    ['www.other.example', 'https://www.other.example', 'site'],
    ['https://community.{product}.example', 'https://community.{product}.example', 'site'],
    ['mailto:hello@{product}.example', 'mailto:hello@{product}.example', 'mail'],
    ['hello@other.example', 'mailto:hello@other.example', 'mail'],
    ['tel:+442079460182', 'tel:+442079460182', 'telephone'],
    ['+44 (20) 7946-0182', 'tel:+442079460182', 'telephone'],
    ['{host}/login', '{host}/login', 'application'],
    ['https://app.example.com/login?plan=a', '{host}/login?plan=a', 'application'],
  ])('for %s', (text, value, kind) => {
    expect(choices.find(text).choices[0]).toMatchObject({ kind, value });
  });

  it.each([
    'about.html',
    'javascript:alert(1)',
    '/a.b',
    '2026',
    'a@b',
    'https://',
    'https://app.example.com.evil.example',
  ])('not, or not of the application, for %s', (text) => {
    const kinds = choices.find(text).choices.map(({ kind }) => kind);
    expect(kinds).toEqual(text.endsWith('evil.example') ? ['site'] : []);
  });
});

describe('without a search', () => {
  it('every page is offered, by path', () => {
    const { choices: all, total } = choices.find('');
    expect(all.map(({ value }) => value)).toEqual([
      '/',
      '/coming-soon',
      '/company/why-{product}',
      '/old-place',
      '/pricing',
      '/support/contact-us',
    ]);
    expect(total).toBe(6);
  });

  it('the page that the link leads to comes first, with its parts', () => {
    expect(valuesOf('', { current: '/prices' }).slice(0, 5)).toEqual([
      '/pricing',
      '/pricing#plans',
      '/pricing#oil-gas',
      '/pricing#cafe-costs',
      '/',
    ]);
  });
});

it('parts of the own page have no path, and come first', () => {
  const own = { ownId: 'contact' };
  expect(valuesOf('#', own)[0]).toBe('#book-a-demo');
  expect(valuesOf('demo', own)).toEqual(['#book-a-demo']);
  expect(valuesOf('', { ...own, current: '#book-a-demo' })).toContain('/pricing');
});

it('pages alone are those that visitors see, without the own one', () => {
  const asked = { ownId: 'contact', isPagesOnly: true };
  expect(valuesOf('', asked)).toEqual(['/', '/company/why-{product}', '/old-place', '/pricing']);
  expect(valuesOf('', { ...asked, current: '/pricing' })[0]).toBe('/pricing');
  expect(valuesOf('pric', asked)).toEqual(['/pricing']);
  for (const text of ['contact', 'coming', 'oil-gas', 'https://other.example'])
    expect(valuesOf(text, asked)).toEqual([]);
});

it('says where a redirect leads, and what visitors cannot see yet', () => {
  const found = (text: string) => choices.find(text).choices[0];
  expect(found('prices')).toMatchObject({ title: '/prices', detail: 'To “Pricing”', isPublished: true });
  expect(found('pricing-lost')).toMatchObject({
    detail: 'There is no page at /nowhere.',
    isPublished: false,
  });
  expect(found('plinth.html')).toMatchObject({ title: '/plinth.html', detail: 'To https://other.example/' });
  expect(found('coming')).toMatchObject({ title: 'Coming soon', isPublished: false });
  expect(found('why')).toMatchObject({
    title: 'Why Plinth',
    detail: '/company/why-plinth',
    isPublished: true,
  });
});

describe('a large site', () => {
  const PAGES = 10_000;
  const REDIRECTS = 5_000;
  const KEY_MS = 100;
  const large = new AddressBook({
    brand: null,
    pages: Array.from({ length: PAGES }, (_, at) =>
      page(`page-${at}`, `/section-${at % 40}/page-about-${at}`, `Page about subject ${at}`, [
        { anchor: `first-${at}`, records: null, titles: [`Costs ${at}`, 'More', 'Questions'] },
      ]),
    ),
    redirects: Array.from({ length: REDIRECTS }, (_, at) => ({
      _id: `redirect-${at}`,
      from: `/old-${at}`,
      to: `/section-${at % 40}/page-about-${at}`,
      status: 308,
    })),
  });
  const ofLarge = new LinkChoices(large, 'https://www.example.com');

  it('lists few and counts all', () => {
    const { choices: listed, total } = ofLarge.find('page');
    expect(listed).toHaveLength(MOST_LISTED);
    expect(total).toBe(PAGES);
  });

  it('is searched at every key, also by one who types quickly', () => {
    const typed = 'page about 9';
    const start = process.cpuUsage();
    for (let at = 1; at <= typed.length; at++) ofLarge.find(typed.slice(0, at));
    // The processor's time: other tests may run beside this one.
    const { user } = process.cpuUsage(start);
    expect(user / 1_000 / typed.length).toBeLessThan(KEY_MS);
  });
});
