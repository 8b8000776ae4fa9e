import { describe, expect, it } from 'vitest';
import { navigationFixture, settingsFixture } from '../chrome/site.fixture';
import type { ContentDocument, PageDocument, UploadedImage } from '../content-model/content-types';
import { articleFixture, documentFields, loneArticleFixture } from '../documents/article.fixture';
import { emptyTopicFixture, topicFixture } from '../documents/topic.fixture';
import { pageMeta } from './page-meta';

const page: PageDocument = { ...documentFields('page', 'Own title', '/a'), blocks: [], endCap: null };
const image = (id: string, format = 'png'): UploadedImage => ({
  asset: { _ref: `image-${id}-2400x1260-${format}`, _type: 'reference' },
  hotspot: null,
  crop: null,
});
const withSeo = (seo: Partial<PageDocument['seo']>): PageDocument => ({
  ...page,
  seo: { ...page.seo, ...seo },
});

function tagsOf(document: ContentDocument, given: Partial<Parameters<typeof pageMeta>[0]> = {}) {
  const tags = pageMeta({
    document,
    path: '/a',
    page: 1,
    siteUrl: 'https://site.example',
    settings: settingsFixture,
    navigation: navigationFixture,
    assetHost: { baseUrl: 'https://assets.example', projectId: 'p', dataset: 'd' },
    drawn: undefined,
    ...given,
  });
  const content = (name: string) =>
    tags.flatMap((tag) => {
      const named = ('name' in tag && tag.name === name) || ('property' in tag && tag.property === name);
      return named && 'content' in tag ? [tag.content] : [];
    });
  const title = tags.flatMap((tag) => ('title' in tag && !('rel' in tag) ? [tag.title] : []));
  const link = (rel: string) => tags.filter((tag) => 'rel' in tag && tag.rel === rel);
  return { title, content, link };
}

it.each([
  [1, 'Own title | Sample', '/a'],
  [2, 'Own title, page 2 | Sample', '/a?page=2'],
])('names page %i of a list', (number, expected, path) => {
  const { title, link } = tagsOf(page, { page: number });
  const paths = (rel: string) =>
    link(rel).map((tag) => ('href' in tag ? String(tag.href).replace('https://site.example', '') : ''));
  expect(title).toEqual([expected]);
  expect(paths('canonical')).toEqual([path]);
});

it('is titled as editors chose, for sharing as well', () => {
  const { title, content } = tagsOf(withSeo({ title: 'Chosen' }));
  expect([title, content('og:title')]).toEqual(Array(2).fill(['Chosen | Sample']));
});

it.each([
  [null, 'max-image-preview:large'],
  [false, 'max-image-preview:large'],
  [true, 'noindex'],
])('with noindex %j, robots is %s', (noindex, expected) => {
  expect(tagsOf(withSeo({ noindex })).content('robots')).toEqual([expected]);
});

it('links to the feed and to its Markdown twin', () => {
  expect(tagsOf(page).link('alternate')).toMatchObject([
    { type: 'application/rss+xml', href: 'https://site.example/rss.xml' },
    { type: 'text/markdown', href: 'https://site.example/a.md' },
  ]);
});

describe('shares the picture', () => {
  const settings = { ...settingsFixture, seo: { ...settingsFixture.seo, image: image('site') } };
  const broken = withSeo({ image: { ...image('x'), asset: null } });
  const article = { ...articleFixture, cover: { ...articleFixture.cover, image: image('cover', 'jpg') } };
  it.each<[string, ContentDocument, RegExp]>([
    ['chosen for the page', withSeo({ image: image('page') }), /\/page-2400x1260\.png\?/],
    ['of the site, where none is chosen', page, /\/site-2400x1260\.png\?/],
    ['of the site, where the chosen one is broken', broken, /\/site-/],
    ['of an article’s cover', article, /\/cover-2400x1260\.jpg\?.*fm=jpg/],
    ['chosen for an article', { ...article, seo: { ...article.seo, image: image('own') } }, /\/own-/],
  ])('%s', (_case, document, expected) => {
    const { content } = tagsOf(document, { settings });
    expect(content('og:image')[0]).toMatch(expected);
    expect(content('og:image')[0]).toMatch(/^https:\/\/assets\.example\/images\/p\/d\/.*w=1200&h=630/);
    expect(content('twitter:card')).toEqual(['summary_large_image']);
  });

  it.each<[string, ContentDocument, boolean]>([
    ['that is drawn, before that of the site', page, true],
    ['chosen for the page, before one that is drawn', withSeo({ image: image('page') }), false],
    ['of an article’s cover, before one that is drawn', article, false],
  ])('%s', (_case, document, isDrawn) => {
    const url = 'https://site.example/og/0.png';
    const drawn = { url, type: 'image/png', width: 1200, height: 630, alt: 'Sample: Own title' };
    const { content } = tagsOf(document, { settings, drawn });
    expect(content('og:image')[0] === url).toBe(isDrawn);
    expect(content('og:image:alt')).toEqual(isDrawn ? [drawn.alt] : []);
    expect(content('twitter:card')).toEqual(['summary_large_image']);
  });

  it('or none, if the site has none', () => {
    const { content } = tagsOf(page);
    expect(content('og:image')).toEqual([]);
    expect(content('twitter:card')).toEqual(['summary']);
  });
});

it('names the feed of a topic before that of the site', () => {
  const feeds = (document: ContentDocument, path: string) =>
    tagsOf(document, { path })
      .link('alternate')
      .filter((tag) => 'type' in tag && tag.type === 'application/rss+xml')
      .map((tag) => ('href' in tag ? tag.href : ''));
  const all = 'https://site.example/rss.xml';
  expect(feeds(page, '/a')).toEqual([all]);
  expect(feeds(topicFixture, '/t')).toEqual(['https://site.example/rss/t.xml', all]);
});

it('keeps a topic without articles out of search engines, and describes one without a sentence by the site', () => {
  const robotsOf = (document: ContentDocument) => tagsOf(document).content('robots');
  expect(robotsOf(topicFixture)).toEqual(['max-image-preview:large']);
  expect(robotsOf(emptyTopicFixture)).toEqual(['noindex']);
  expect(tagsOf(topicFixture).content('description')).toEqual([topicFixture.description]);
  expect(tagsOf(emptyTopicFixture).content('description')).toEqual([settingsFixture.seo.description]);
});

it('has an article’s publication and change, and omits invalid times', () => {
  const { content } = tagsOf(articleFixture);
  expect(content('og:type')).toEqual(['article']);
  expect(content('article:published_time')).toEqual(['2026-03-12T08:00:00.000Z']);
  expect(content('article:section')).toEqual(['Inventory']);
  expect(tagsOf(loneArticleFixture).content('article:section')).toEqual([]);
  expect(tagsOf({ ...articleFixture, publishedAt: 'soon' }).content('article:published_time')).toEqual([]);
  expect(tagsOf(page).content('og:type')).toEqual(['website']);
});
