import { expect, it } from 'vitest';
import { lakeWith } from '../lake/lake-with.fixture';
import { type FoundPages, LANGUAGE_AT, pageList, pageListQuery } from './page-list';

const page = (_id: string, path: string, title: string | null = _id) => ({ _id, _type: 'page', path, title });
const article = (number: number) => ({
  _id: `article-${number}`,
  _type: 'article',
  path: `/blog/${number}`,
  title: `Article ${number}`,
  publishedAt: new Date(Date.UTC(2026, 0, 1) - number * 1_000).toISOString(),
});
const articles = Array.from({ length: 60 }, (_, at) => article(at));
const settings = {
  _id: 'siteSettings',
  _type: 'siteSettings',
  productName: 'Plinth',
  productSlug: 'plinth-erp',
  facts: [{ name: 'uptime', value: '99.9 %' }],
};
const documents = [
  settings,
  ...articles.toReversed(),
  page('pricing', '/pricing', 'Prices of {product}'),
  page('why', '/company/why-{product}', 'Why {uptime}'),
  page('home', '/', null),
  { _id: 'quote', _type: 'testimonial', title: 'Pricing' },
];

async function listed(word: string, most = 20) {
  const found = await lakeWith(documents).fetch<FoundPages>(pageListQuery(most), { word });
  return { found, list: pageList(found, most) };
}
const titles = async (word: string) => {
  const { list } = await listed(word);
  return [...list.pages, ...list.articles].map(({ title }) => title);
};

it('lists pages by path, then the newest articles, as the site shows them', async () => {
  const { list } = await listed('');
  expect(list.pages.map(({ path, title }) => [path, title])).toEqual([
    ['/', '/'],
    ['/company/why-plinth-erp', 'Why 99.9 %'],
    ['/pricing', 'Prices of Plinth'],
  ]);
  expect(list.articles.map(({ id }) => id)).toEqual(articles.slice(0, 20).map(({ _id }) => _id));
  expect(list.hasMore).toBe(true);
});

it('reads no more than it lists, and one', async () => {
  const { found } = await listed('');
  expect(found.articles).toHaveLength(21);
  const { found: all, list } = await listed('', 60);
  expect(all.articles).toHaveLength(60);
  expect(list.hasMore).toBe(false);
});

it('of several languages it lists one, the default one with what has none', async () => {
  const inLanguage = (_id: string, language: string) => ({ ...page(_id, `/${_id}`), language });
  const facts = [{ name: 'uptime', value: '99,9 %' }];
  const german = [
    { _id: 'siteSettings-de', _type: 'siteSettings', facts },
    { ...inLanguage('preise', 'de'), title: '{uptime}' },
    { ...article(90), language: 'de' },
  ];
  const lake = lakeWith([...documents, ...german, inLanguage('faq', 'en'), inLanguage('lost', 'fr')]);
  const languages = ['en', 'de'].map((tag) => ({ tag, name: tag }));
  const listedIn = async (tag?: string) => {
    const found = await lake.fetch<FoundPages>(pageListQuery(100, languages, tag), { word: '' });
    const { pages, articles: news } = pageList(found, 100);
    return [pages.map(({ title }) => title), news.length];
  };
  expect(await listedIn('de')).toEqual([['99,9 %'], 1]);
  const english = [['/', 'Why 99.9 %', 'faq', 'lost', 'Prices of Plinth'], 60];
  expect([await listedIn('en'), await listedIn()]).toEqual([english, english]);
});

it('asks a site with one language nothing more', () => {
  expect(pageListQuery(20, [{ tag: 'en', name: 'English' }], 'en')).toBe(pageListQuery(20));
  expect(pageListQuery(20)).not.toContain('language');
});

it('knows the language of a page also where its path has a placeholder', async () => {
  const lake = lakeWith([settings, { ...page('recht', '/de/{product}-recht'), language: 'de' }]);
  const languageAt = (path: string) => lake.fetch(LANGUAGE_AT, { path });
  expect(await languageAt('/de/plinth-erp-recht')).toBe('de');
  expect(await languageAt('/de/recht')).toBeNull();
});

it.each([
  ['pric', ['Prices of Plinth']],
  ['of plinth', ['Prices of Plinth']],
  ['why-plinth-erp', ['Why 99.9 %']],
  ['/blog/49', ['Article 49']],
  ['article 5', ['', 0, 1, 2, 3, 4, 5, 6, 7, 8, 9].map((last) => `Article 5${last}`)],
  ['"] | *', []],
])('searches title and path for “%s”', async (word, expected) => {
  expect(await titles(word)).toEqual(expected);
});
