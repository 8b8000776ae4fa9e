import { expect, it } from 'vitest';
import { lakeWith } from '../lake/lake-with.fixture';
import { page as pageIn, tie } from '../languages/two-languages.fixture';
import { dateAndTime } from '../schema/names/studio-dates';
import { homeQuery, locationsQuery, toLocations } from './locations-of';

const [PAST, FUTURE] = ['2020-01-05T09:00:00Z', '2999-01-05T09:00:00Z'];

const product = { name: 'Plinth', slug: 'plinth', facts: [{ name: 'uptime', value: '99.9 %' }] };
const page = (path: string) => ({ _id: path, _type: 'page', title: path, path });
const nowhere = { own: null, users: [], lists: [], product, published: { path: '/company/why-{product}' } };
const own = { title: 'Why {product}', path: '/company/why-{product}' };

it.each([
  ['a page of its own', { own }, 'On the site at /company/why-plinth'],
  [
    'an article that a list names as well',
    { own, lists: [page('/company/blog')] },
    'On the site at /company/why-plinth, and named on one more page',
  ],
  [
    'a page that two others name',
    { own, users: [page('/a'), page('/b'), page('/a')] },
    'On the site at /company/why-plinth, and named on 2 more pages',
  ],
  ['a page that was never published', { own, published: null }, 'Will be on the site at /company/why-plinth'],
  [
    'a page that its draft moves',
    { own, published: { path: '/why' }, users: [page('/a')] },
    'On the site at /why, from the next publish on at /company/why-plinth, and named on one more page',
  ],
  [
    'a page whose time is over',
    { own, published: { path: '/why', visibleUntil: PAST } },
    `Not on the site since ${dateAndTime(PAST)}; it was at /why`,
  ],
  [
    'a page whose time has not come',
    { own, published: { path: '/why', visibleFrom: FUTURE } },
    `Will be on the site at /why from ${dateAndTime(FUTURE)}`,
  ],
  ['shared content on one page', { users: [page('/a')] }, 'Used on one page'],
  ['shared content on two pages', { users: [page('/a'), page('/b')] }, 'Used on 2 pages'],
  ['unused shared content', {}, 'Not on any page yet'],
])('locations of %s', (_, found, message) => {
  expect(toLocations({ ...nowhere, ...found }).message).toBe(message);
});

it('locations have title and address, with the product and the facts filled in', () => {
  const stated = { ...own, title: 'Why {product}: {uptime}' };
  expect(toLocations({ ...nowhere, own: stated }).locations).toEqual([
    { title: 'Why Plinth: 99.9 %', href: '/company/why-plinth' },
  ]);
});

it('a list names an article in its own language only', async () => {
  const blocks = [{ _key: 'l', _type: 'articleList', channel: 'blog' }];
  const article = { _type: 'article', channel: 'blog' };
  const documents = [
    pageIn('list', '/blog', 'en', { blocks }),
    pageIn('liste', '/de/blog', 'de', { blocks }),
    pageIn('neues', '/de/blog/neues', 'de', article),
  ];
  const listsOf = async (site: readonly object[]) => {
    const { lists } = await lakeWith(site).fetch<{ lists: { path: string }[] }>(locationsQuery, {
      id: 'neues',
    });
    return lists.map(({ path }) => path);
  };
  expect(await listsOf(documents)).toEqual(['/de/blog']);
  // With one language none is stored.
  const plain = documents.map(({ language: _, ...document }) => document);
  expect(await listsOf(plain)).toEqual(['/blog', '/de/blog']);
});

it('every page of a language is found from its home page', async () => {
  const site = [pageIn('home', '/', 'en'), pageIn('start', '/de', 'de'), tie('home', 'start')];
  const homeIn = (language: string) => lakeWith(site).fetch(homeQuery, { home: 'home', language });
  expect([await homeIn('de'), await homeIn('fr')]).toEqual(['/de', null]);
});
