import { beforeAll, describe, expect, it, vi } from 'vitest';
import { ENTRIES_PER_PAGE } from '../../protocol/list-page';
import { content } from '../support/content';
import { publishedDocument, type StoredDocument } from '../support/lake-editor';
import { publishMore } from '../support/more-articles';
import { hrefsIn, readPage, sitemapPaths } from '../support/read-page';
import { readSearch } from '../support/read-search';
import { SOON } from '../support/readiness';
import { texts } from '../support/site-texts';
import { ownSite } from '../support/test-site';

const { blog, news, newsItem, post, topic } = content;
const EMPTY = { id: 'topic-emptiness', path: '/topics/emptiness', title: 'Emptiness' };
const OTHER = { id: 'topic-otherness', path: '/topics/otherness', title: 'Otherness' };
/** Older than any, so that they are on no other page's first list. */
const MORE = 14;
const DAY_MS = 24 * 60 * 60 * 1_000;

const site = ownSite();
let like: StoredDocument;
beforeAll(async () => {
  like = await publishedDocument(site, post.id);
  for (const { id, ...topic } of [EMPTY, OTHER]) {
    const description = `${topic.title}, in words.`;
    await site.editor.createOrReplace({ ...topic, _id: id, _type: 'topic', description, ...inLanguage() });
  }
  await publishMore(site.editor, { like: { ...like, about: refTo(OTHER.id) }, count: MORE, name: 'other' });
  await vi.waitFor(async () => expect((await get(`${OTHER.path}?page=2`)).status).toBe(200), SOON);
});

/** Lists name topics of their language only. */
const inLanguage = (): { language?: string } =>
  typeof like.language === 'string' ? { language: like.language } : {};
const refTo = (_ref: string) => ({ _type: 'reference', _ref });
const others = Array.from({ length: MORE }, (_, index) => `/other/${index + 1}`);
const get = (path: string) => readPage(`${site.url}${path}`);
const linksOf = (selector: string) => async (path: string) => hrefsIn((await get(path)).document, selector);
const rows = linksOf('main ol h2 a');
const topicsOf = linksOf(
  `nav:is([aria-label="${texts.reading.topics}"], [aria-label="${texts.reading.otherTopics}"]) a`,
);
const relatedOf = linksOf(`nav[aria-label="${texts.reading.relatedArticles}"] a`);
const found = async (query: string) => (await readSearch(site.url, query)).results.map(({ href }) => href);
const feedOf = async (path: string) => {
  const { status, headers, html } = await get(`/rss${path}.xml`);
  const items = Array.from(
    html.matchAll(/<item>.*?<link>(.*?)<\/link>/g),
    ([, url = '']) => new URL(url).pathname,
  );
  return { status, headers, html, items };
};

describe('the page of a topic', () => {
  it('has its name, its sentence, and its articles newest first, twelve on a page', async () => {
    const { document } = await get(OTHER.path);
    expect(document.querySelector('h1')?.textContent).toBe(OTHER.title);
    const description = document.querySelector('meta[name=description]')?.getAttribute('content');
    expect(description).toBe('Otherness, in words.');
    expect(await rows(OTHER.path)).toEqual(others.slice(0, ENTRIES_PER_PAGE));
    expect(await rows(`${OTHER.path}?page=2`)).toEqual(others.slice(ENTRIES_PER_PAGE));
  });

  it('is found by the search', async () => {
    await expect.poll(() => found(`${OTHER.title} in words`), SOON).toContain(OTHER.path);
  });

  it('is linked by its articles and by the pages of other topics', async () => {
    expect(hrefsIn((await get(post.path)).document, 'main header a')).toContain(topic.path);
    expect(await topicsOf(topic.path)).toContain(OTHER.path);
    expect(await topicsOf(topic.path)).not.toContain(topic.path);
    expect(await topicsOf(`${OTHER.path}?page=2`)).toContain(topic.path);
  });
});

describe('a topic without articles', () => {
  /** Whether list, page, sitemap, feed and search name it with an article. */
  const outputs = async () => [
    (await topicsOf(blog.path)).includes(EMPTY.path),
    (await rows(EMPTY.path)).length > 0,
    (await sitemapPaths(site)).includes(EMPTY.path),
    (await feedOf(EMPTY.path)).items.length > 0,
    (await found(EMPTY.title)).includes(EMPTY.path),
  ];

  it('has a page that says so, and that search engines may not list; nothing leads to it', async () => {
    const { status, document } = await get(EMPTY.path);
    expect([status, document.querySelector('h1')?.textContent]).toEqual([200, EMPTY.title]);
    expect(document.querySelector('main')?.textContent).toContain(texts.reading.noArticles);
    expect(document.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex');
    expect(await outputs()).toEqual(Array(5).fill(false));
    expect(await topicsOf(topic.path)).not.toContain(EMPTY.path);
  });

  it('is linked once an article is about it, and no longer when that is hidden again', async () => {
    const _id = 'article-emptiness';
    const hidden = { ...like, _id, path: '/emptiness', visibleFrom: '2199-01-01T00:00:00Z' };
    await site.editor.createOrReplace({ ...hidden, about: refTo(EMPTY.id) });
    await site.editor.patch(OTHER.id).set({ description: 'Published later.' }).commit();
    const later = async () => (await get(OTHER.path)).document.querySelector('h1 + * p')?.textContent;
    await expect.poll(later, SOON).toBe('Published later.');
    expect(await outputs()).toEqual(Array(5).fill(false));
    await site.editor.patch(_id).unset(['visibleFrom']).commit();
    await expect.poll(outputs, SOON).toEqual(Array(5).fill(true));
    const visibleUntil = new Date(Date.now() - 1_000).toISOString();
    await site.editor.patch(_id).set({ visibleUntil }).commit();
    await expect.poll(outputs, SOON).toEqual(Array(5).fill(false));
    await site.editor.delete(_id);
  });
});

it('the first page of a list links to the topics of its channel, and no later page does', async () => {
  const query =
    '*[_type == "article" && channel == $channel && (visibleFrom > "2100") != true && language == $language].about->path';
  for (const [channel, { path }] of Object.entries({ blog, news })) {
    const { language = null } = like;
    const about = await site.editor.fetch<string[]>(query, { channel, language });
    expect(new Set(await topicsOf(path))).toEqual(new Set(about));
  }
  expect(await topicsOf(`${blog.path}?page=2`)).toEqual([]);
});

describe('the feed of a topic', () => {
  it('has its articles and nothing else, and its page names it', async () => {
    const { status, headers, html, items } = await feedOf(OTHER.path);
    expect([status, headers.get('Content-Type')]).toEqual([200, 'application/rss+xml; charset=utf-8']);
    expect(items).toEqual(others);
    expect(html).toContain(`<title>${OTHER.title} | ${content.productName}</title>`);
    const named = hrefsIn((await get(OTHER.path)).document, 'head link[type="application/rss+xml"]');
    expect(named[0]).toBe(new URL(`/rss${OTHER.path}.xml`, site.url).href);
  });

  it('is not found for what is no topic, has one address, and moves with its topic', async () => {
    const locationOf = async (path: string) => (await get(path)).headers.get('Location');
    expect((await feedOf(blog.path)).status).toBe(404);
    expect((await feedOf('/nowhere')).status).toBe(404);
    expect(await locationOf(`/rss${OTHER.path.toUpperCase()}.xml`)).toBe(`/rss${OTHER.path}.xml`);
    const redirect = { _type: 'redirect', from: '/topics/former', to: OTHER.path, status: 308 };
    await site.editor.createOrReplace({ ...redirect, _id: 'redirect-former' });
    await site.editor.createOrReplace({ ...redirect, _id: 'redirect-feed', from: '/rss', to: '/rss.xml' });
    await expect.poll(() => locationOf('/rss/topics/former.xml'), SOON).toBe(`/rss${OTHER.path}.xml`);
    expect(await locationOf('/rss')).toBe('/rss.xml');
  });
});

describe('related articles', () => {
  it('are three others of the same topic but for its neighbours, of the nearest dates, newest first', async () => {
    expect(await relatedOf(`/other/${MORE}`)).toEqual([4, 3, 2].map((before) => `/other/${MORE - before}`));
    expect(await relatedOf('/other/5')).toEqual(['/other/2', '/other/3', '/other/7']);
  });

  it('are none for an article that is alone in its topic', async () => {
    const at = new Date(Date.parse(String(like.publishedAt)) - (MORE + 2) * DAY_MS).toISOString();
    const alone = { ...like, _id: 'article-alone', path: '/alone', publishedAt: at };
    await site.editor.createOrReplace({ ...alone, about: refTo(EMPTY.id) });
    await vi.waitFor(async () => expect((await get('/alone')).status).toBe(200), SOON);
    expect(
      (await get('/alone')).document.querySelector(`nav[aria-label="${texts.reading.relatedArticles}"]`),
    ).toBeNull();
    await site.editor.delete('article-alone');
  });
});

it('a topic without a path has no page, and its articles name it without a link', async () => {
  const _id = 'topic-pathless';
  await site.editor.createOrReplace({ _id, _type: 'topic', title: 'Pathless', description: 'No page.' });
  const own = { ...like, _id: 'article-pathless', path: '/pathless', about: refTo(_id) };
  await site.editor.createOrReplace(own);
  await vi.waitFor(async () => expect((await get('/pathless')).status).toBe(200), SOON);
  const header = (await get('/pathless')).document.querySelector('main header');
  expect(header?.textContent).toContain('Pathless');
  expect(header?.querySelector('a')).toBeNull();
  await site.editor.delete(own._id);
});

describe('articles whose topics are texts', () => {
  it('are shown by the text, without a link, and related by it', async () => {
    const transaction = site.editor.transaction();
    for (const { id } of [post, newsItem])
      transaction.patch(id, (patch) => patch.unset(['about']).set({ topic: 'Textual' }));
    await transaction.commit();
    const header = async () => (await get(post.path)).document.querySelector('main header');
    await expect.poll(async () => (await header())?.textContent, SOON).toContain('Textual');
    expect((await header())?.querySelector('a')).toBeNull();
    expect((await relatedOf(post.path))[0]).toBe(newsItem.path);
    const feed = async () => (await get('/rss.xml')).html;
    await expect.poll(feed, SOON).toContain('<category>Textual</category>');
  });

  it('are on the page of a topic of that name', async () => {
    const named = { _id: 'topic-textual', _type: 'topic', title: 'Textual', path: '/topics/textual' };
    await site.editor.createOrReplace({ ...named, ...inLanguage() });
    await expect.poll(() => rows(named.path), SOON).toHaveLength(2);
    // The last test compares the page of the topic, so it must show this one by then.
    for (const { path } of [blog, topic]) await expect.poll(() => topicsOf(path), SOON).toContain(named.path);
    await expect.poll(async () => (await feedOf(named.path)).items, SOON).toHaveLength(2);
  });
});

it('a publish renders again the pages of its topic, and of no other', async () => {
  const before = await rows(OTHER.path);
  await get(topic.path);
  await site.editor.patch('article-other-9').set({ publishedAt: '2040-01-01T00:00:00Z' }).commit();
  await expect.poll(() => rows(OTHER.path), SOON).not.toEqual(before);
  const cacheStatus = async () => (await get(topic.path)).headers.get('Cache-Status');
  // An earlier event may have made the first page stale: then it shows the change before this event comes.
  await expect.poll(cacheStatus, SOON).toContain('fwd-status=304');
});
