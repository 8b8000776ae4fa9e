import { beforeAll, describe, expect, it, vi } from 'vitest';
import { ENTRIES_PER_PAGE } from '../../protocol/list-page';
import { content } from '../support/content';
import { publishedDocument } from '../support/lake-editor';
import { publishMore } from '../support/more-articles';
import { hrefsIn, readPage } from '../support/read-page';
import { SOON } from '../support/readiness';
import { texts } from '../support/site-texts';
import { ownSite } from '../support/test-site';

const { blog, news, post, newsItem } = content;
const MORE = 30;
/** Without the archive's article whose day is far ahead, and without translations. */
const isListed = `(visibleFrom > "2100") != true && coalesce(language, "${content.language}") == "${content.language}"`;
const ORDERED = `*[_type == "article" && channel == "blog" && ${isListed}] | order(publishedAt desc, _id asc).path`;

const site = ownSite();
/** Paths of the blog's articles, newest first. */
let articles: string[];
beforeAll(async () => {
  for (const [name, { id }] of [['more', post] as const, ['more-news', newsItem] as const])
    await publishMore(site.editor, { like: await publishedDocument(site, id), count: MORE, name });
  articles = await site.editor.fetch(ORDERED);
  await vi.waitFor(async () => expect((await get('?page=2')).status).toBe(200), SOON);
});

const get = (query: string, path = blog.path) => readPage(`${site.url}${path}${query}`);
/** Of an article's row or lead in the list: its link. */
const listed = (document: Document) => {
  const links = new Set(hrefsIn(document, 'main a'));
  return articles.filter((path) => links.has(path));
};
const lastPage = (all = articles) => Math.ceil(all.length / ENTRIES_PER_PAGE);
const shown = async (query = '') => listed((await get(query)).document);
/** What each page of the list shows. */
const readAll = (count: number) =>
  Promise.all(Array.from({ length: count }, (_, at) => shown(at === 0 ? '' : `?page=${at + 1}`)));

it('the feed has the newest 30 articles of blog and news, and no more', async () => {
  const newest = await site.editor.fetch(
    `*[_type == "article" && ${isListed}] | order(publishedAt desc, _id asc)[0...30].path`,
  );
  const feed = async () => {
    const links = (await get('', '/rss.xml')).html.matchAll(/<link>([^<]*)<\/link>\s*<guid/g);
    return [...links].map(([, link = '']) => new URL(link).pathname);
  };
  await expect.poll(feed, SOON).toEqual(newest);
});

describe('a list', () => {
  it('shows every article on exactly one page, in order, each page but the last full', async () => {
    const pages = await readAll(lastPage());
    expect(pages.flat()).toEqual(articles);
    const full = pages.slice(0, -1).map(({ length }) => length);
    expect(full).toEqual(Array(lastPage() - 1).fill(ENTRIES_PER_PAGE));
  });

  it('links to its pages without a program, and marks the one that is shown', async () => {
    const { document } = await get('?page=2');
    const nav = `nav[aria-label="${texts.reading.pages}"]`;
    expect(hrefsIn(document, `${nav} a[aria-current="page"]`)).toEqual([`${blog.path}?page=2`]);
    expect(hrefsIn(document, `${nav} a[rel="prev"]`)).toEqual([blog.path]);
    expect(hrefsIn(document, `${nav} a[rel="next"]`)).toEqual([`${blog.path}?page=3`]);
    expect(new Set(hrefsIn(document, `${nav} li a`)).size).toBe(lastPage());
    expect(document.querySelectorAll('h1')).toHaveLength(1);
  });

  it('names the page in title, canonical address and the links to its neighbours', async () => {
    const first = (await get('')).document;
    const second = (await get('?page=2')).document;
    expect(second.title).not.toBe(first.title);
    expect(second.title).toContain(texts.reading.listPage.replace('{page}', '2'));
    const head = (rel: string) => hrefsIn(second, `head link[rel="${rel}"]`);
    const at = (path: string) => new URL(path, site.url).href;
    expect(head('canonical')).toEqual([at(`${blog.path}?page=2`)]);
    const og = second.querySelector('meta[property="og:url"]');
    expect(og?.getAttribute('content')).toBe(at(`${blog.path}?page=2`));
    expect(hrefsIn(first, 'head link[rel="canonical"]')).toEqual([at(blog.path)]);
  });

  it('has a Markdown twin of each page', async () => {
    const { html, headers } = await readPage(`${site.url}${blog.path}.md?page=2`);
    expect(headers.get('Link')).toContain(`${blog.path}?page=2>; rel="canonical"`);
    expect(html).toContain(articles[ENTRIES_PER_PAGE] ?? 'none');
    expect(html).not.toContain(`${articles[0]})`);
  });
});

describe('an address of a list', () => {
  it.each(['0', '-1', '01', '1.5', 'x', '', '99', '999999', '2x', '%00', '%F0%9F%98%80', '2%20'])(
    'with page=%s is a 404',
    async (value) => {
      const { status, document } = await get(`?page=${value}`);
      expect(status).toBe(404);
      expect(document.querySelectorAll('h1')).toHaveLength(1);
    },
  );

  it('of the first page is the path alone', async () => {
    const locationOf = async (query: string) => {
      const { status, headers } = await get(query);
      return [status, headers.get('Location')];
    };
    expect(await locationOf('?page=1')).toEqual([308, blog.path]);
    expect(await locationOf('?page=1&utm_source=x')).toEqual([308, `${blog.path}?utm_source=x`]);
  });

  it('takes no other parameter: a made-up one is the same stored answer', async () => {
    await get('?page=3');
    for (const query of ['?page=3&x=1', '?utm_source=a&page=3', '?page=3&page=4', '?PAGE=2&page=3'])
      expect((await get(query)).headers.get('Cache-Status')).toBe('front-door; hit');
  });
});

describe('an article with dates', () => {
  const DAY_MS = 24 * 60 * 60 * 1_000;
  const inMs = (ms: number) => new Date(Date.now() + ms).toISOString();
  const newest = () => site.editor.patch('article-more-21').set({ publishedAt: '2041-01-01T00:00:00Z' });

  it.each([
    ['that is over since long', { visibleUntil: inMs(-3 * DAY_MS) }],
    ['that was over a moment ago', { visibleUntil: inMs(-1_000) }],
    ['whose day has not come', { visibleFrom: inMs(3 * DAY_MS) }],
  ])('%s is in no page, and takes no place in one', async (_name, dates) => {
    const hidden = '/more/21';
    await newest().set(dates).commit();
    articles = await site.editor.fetch(ORDERED);
    const expected = articles.filter((path) => path !== hidden);
    const all = async () => (await readAll(lastPage(expected))).flat();
    await expect.poll(all, SOON).toEqual(expected);
    expect((await get(`?page=${lastPage(expected) + 1}`)).status).toBe(404);
  });

  it('appears at its moment, and moves the others', async () => {
    const atMs = Date.now() + 2_000;
    const visibleFrom = new Date(atMs).toISOString();
    await newest().unset(['visibleUntil']).set({ visibleFrom }).commit();
    articles = await site.editor.fetch(ORDERED);
    const [newcomer, moved] = [articles[0], articles[ENTRIES_PER_PAGE]];
    await expect.poll(shown, SOON).toContain(newcomer);
    expect(Date.now()).toBeGreaterThanOrEqual(atMs);
    await expect.poll(async () => (await shown('?page=2'))[0], SOON).toBe(moved);
    await newest().unset(['visibleFrom']).commit();
  });
});

describe('a publish', () => {
  it('renders again the lists of its channel, and no others', async () => {
    const own = () => shown('?page=2');
    const before = await own();
    await get('?page=2', news.path);
    await site.editor.patch('article-more-20').set({ publishedAt: '2040-01-01T00:00:00Z' }).commit();
    await expect.poll(own, SOON).not.toEqual(before);
    const cacheStatus = async () => (await get('?page=2', news.path)).headers.get('Cache-Status');
    // An earlier event may have made the first list stale: then it shows the change before this event comes.
    await expect.poll(cacheStatus, SOON).toContain('fwd-status=304');
  });

  it('that removes the last page makes it a 404', async () => {
    const last = `?page=${lastPage()}`;
    expect((await get(last)).status).toBe(200);
    const ids = Array.from({ length: MORE }, (_, at) => `article-more-${at + 1}`);
    const transaction = ids.reduce((all, id) => all.delete(id), site.editor.transaction());
    await transaction.commit();
    await vi.waitFor(async () => expect((await get(last)).status).toBe(404), SOON);
  });
});
