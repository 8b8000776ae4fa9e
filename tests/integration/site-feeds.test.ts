import { JSDOM } from 'jsdom';
import { beforeAll, describe, expect, it } from 'vitest';
import { content } from '../support/content';
import { publishedDocument } from '../support/lake-editor';
import { untilPublic } from '../support/public-page';
import { readPage } from '../support/read-page';
import { SOON } from '../support/readiness';
import { structuredDataOf } from '../support/structured-data';
import { ownSite, PUBLIC_ORIGIN } from '../support/test-site';

const { overview, post, pricing, productName, topic } = content;
const articles = content.articles.map(({ path }) => path);
const site = ownSite({ env: { SITE_URL: PUBLIC_ORIGIN } });

/** @throws if the answer is not well-formed XML */
async function getXml(path: string) {
  const { html, headers } = await readPage(site.url + path);
  const { document } = new JSDOM(html, { contentType: 'application/xml' }).window;
  return { headers, document };
}
const texts = (document: Document, selector: string) =>
  [...document.querySelectorAll(selector)].map((element) => element.textContent ?? '');

describe('/rss.xml', () => {
  it('lists every article of blog and news, newest first, by its public address', async () => {
    const { headers, document } = await getXml('/rss.xml');
    expect(headers.get('Content-Type')).toBe('application/rss+xml; charset=utf-8');
    expect(headers.get('Cross-Origin-Resource-Policy')).toBe('cross-origin');
    const paths = texts(document, 'item > link').map((link) => link.replace(PUBLIC_ORIGIN, ''));
    expect([...paths].sort()).toEqual([...articles].sort());
    const times = texts(document, 'item > pubDate').map((date) => Date.parse(date));
    expect(times).toHaveLength(paths.length);
    expect(times).toEqual([...times].sort((a, b) => b - a));
    expect(new Set(texts(document, 'guid')).size).toBe(paths.length);
    expect(texts(document, 'channel > link')).toEqual([`${PUBLIC_ORIGIN}/`]);
  });
});

describe.each(['/rss.xml', `/rss${topic.path}.xml`, '/sitemap.xml', '/manifest.webmanifest', '/llms.txt'])(
  '%s',
  (path) => {
    it('has a policy under which it loads nothing', async () => {
      const { headers } = await fetch(site.url + path);
      expect(headers.get('Content-Security-Policy')).toBe("default-src 'none'; frame-ancestors 'none'");
    });

    it('may be stored by shared caches, with cache tags for purges, and is 304 if it is unchanged', async () => {
      const { headers } = await fetch(site.url + path);
      expect(headers.get('Cache-Control')).toMatch(/^public, .*s-maxage=/);
      expect(headers.get('Cache-Tag')).not.toBeNull();
      const tag = headers.get('ETag') ?? '';
      expect(tag).toMatch(/^W\/"/);
      expect((await fetch(site.url + path, { headers: { 'If-None-Match': tag } })).status).toBe(304);
    });
  },
);

describe('/sitemap.xml', () => {
  it('gives pages an address of the site', async () => {
    const { headers, document } = await getXml('/sitemap.xml');
    expect(headers.get('Content-Type')).toBe('application/xml; charset=utf-8');
    expect(texts(document, 'url > loc')).toContain(PUBLIC_ORIGIN + pricing.path);
    expect(texts(document, 'url > lastmod').length).toBe(texts(document, 'url').length);
  });

  it('is named by robots.txt', async () => {
    const robots = await (await fetch(`${site.url}/robots.txt`)).text();
    expect(robots.split('\n')).toContain(`Sitemap: ${PUBLIC_ORIGIN}/sitemap.xml`);
    expect(robots.split('\n')).not.toContain('Disallow: /');
  });
});

describe('editors', () => {
  it('hide a page from search engines, in its head and in the sitemap', async () => {
    await site.editor.patch(pricing.id).set({ 'seo.noindex': true }).commit();
    const robots = async () =>
      (await readPage(site.url + pricing.path)).document.querySelector('meta[name=robots][content=noindex]');
    await expect.poll(robots, SOON).not.toBeNull();
    const listed = async () => texts((await getXml('/sitemap.xml')).document, 'loc');
    await expect.poll(listed, SOON).not.toContain(PUBLIC_ORIGIN + pricing.path);
    expect(await listed()).toContain(PUBLIC_ORIGIN + overview.path);
  });
});

const namedAuthor = (name: string) => ({
  _type: 'articleAuthor',
  name,
  position: name,
  portrait: { _type: 'media', source: 'illustration', illustration: 'portrait-1', decorative: true },
});

describe.each([
  ['the end of a script', `</script><script>window.broken = 1</script><!--`],
  ['the end of a title', `</title></head><body><img src=x onerror="broken()">`],
  ['XML', `]]></title></item></channel></rss><?xml version="1.0"?><!DOCTYPE a [<!ENTITY b "c">]>&b;`],
  ['quotes and apostrophes', `" onload="broken()" ' \\" \\u003c/script>`],
  ['line separators', `one\u2028two\u2029three`],
  ['emoji and letters written from right to left', `👩‍🚀 \u202Eשלום עולם\u202C مرحبا 🇬🇧`],
])('an article that holds %s', (_kind, text) => {
  it('is escaped everywhere', async () => {
    const before = await readPage(site.url + post.path);
    await site.editor
      .patch(post.id)
      .unset(['about', 'writtenBy'])
      .set({ title: text, excerpt: text, topic: text, author: namedAuthor(text), 'seo.description': text })
      .commit();
    const shown = async () =>
      (await readPage(site.url + post.path)).document.querySelector('h1')?.textContent;
    await expect.poll(shown, SOON).toBe(text);

    const { document } = await readPage(site.url + post.path);
    const count = (page: Document) => page.querySelectorAll('script, img, link, meta, title').length;
    expect(count(document)).toBe(count(before.document));
    expect(document.title).toBe(`${text} | ${productName}`.replace(/[\t\n\f\r ]+/g, ' '));
    expect(document.querySelector('meta[name=description]')?.getAttribute('content')).toBe(text);
    const article = structuredDataOf(document).find((node) => node['@type'] === 'BlogPosting');
    expect(article).toMatchObject({ headline: text, description: text, author: { name: text } });

    const inFeed = async (selector: string) => texts((await getXml('/rss.xml')).document, selector);
    await expect.poll(() => inFeed('item > title'), SOON).toContain(text);
    expect(await inFeed('item > description')).toContain(text);
    expect(await inFeed('item')).toHaveLength(articles.length);
  });
});

describe('authors', () => {
  const PERSON = { id: 'author-of-three', name: 'Ada Beispiel', position: 'Writes' };
  const GUEST = 'Gast Autorin';
  /** By the document, by the document although it still holds an author itself, and by an author of its own. */
  const [SHARED, BOTH, ALONE] = ['/written/shared', '/written/both', '/written/alone'] as const;

  const read = (path: string) => readPage(site.url + path);
  beforeAll(async () => {
    const like = await publishedDocument(site, post.id);
    const { portrait } = namedAuthor(GUEST);
    const { id: _ref, ...person } = PERSON;
    await site.editor.createOrReplace({ ...person, _id: _ref, _type: 'author', portrait });
    const writtenBy = { _type: 'reference', _ref };
    const [author, publishedAt] = [namedAuthor(GUEST), '2026-05-01T09:00:00Z'];
    const articles: Record<string, object> = {
      [SHARED]: { author: undefined, writtenBy },
      [BOTH]: { author, writtenBy },
      [ALONE]: { author, writtenBy: undefined },
    };
    for (const [path, fields] of Object.entries(articles)) {
      const own = { _id: path.slice(1).replace('/', '-'), title: path, path, publishedAt };
      await site.editor.createOrReplace({ ...like, ...own, ...fields });
      await untilPublic(site.url + path, (_html, status) => status === 200);
    }
  });

  /** Whom page, structured data and twin name. */
  async function namedOn(path: string) {
    const [{ document }, twin] = [await read(path), await read(`${path}.md`)];
    const article = structuredDataOf(document).find((node) => node.author !== undefined);
    const namedIn = (text: string) => [PERSON.name, GUEST].filter((name) => text.includes(name));
    return { page: namedIn(`${document.body.textContent}`), data: article?.author, twin: namedIn(twin.html) };
  }
  const only = (name: string) => ({ page: [name], data: { '@type': 'Person', name }, twin: [name] });

  /** Whom the feed names, by the path of the article. */
  async function namedInFeed() {
    const items = (await getXml('/rss.xml')).document.querySelectorAll('item');
    const name = (item: Element) => item.getElementsByTagName('dc:creator')[0]?.textContent;
    return Object.fromEntries(
      Array.from(items, (item) => [item.querySelector('title')?.textContent, name(item)]),
    );
  }

  it('to whom an article refers are named by page, structured data, twin and feed', async () => {
    for (const path of [SHARED, BOTH]) expect(await namedOn(path)).toEqual(only(PERSON.name));
    await expect.poll(namedInFeed, SOON).toMatchObject({ [SHARED]: PERSON.name, [BOTH]: PERSON.name });
  });

  it('whom an article holds itself are named until it refers to one', async () => {
    expect(await namedOn(ALONE)).toEqual(only(GUEST));
    await expect.poll(namedInFeed, SOON).toMatchObject({ [ALONE]: GUEST });
  });

  it('who are renamed are renamed in all of their articles and in the feed, and in no other', async () => {
    const { name } = PERSON;
    PERSON.name = 'Ada Anders';
    await site.editor.patch(PERSON.id).set({ name: PERSON.name }).commit();
    for (const path of [SHARED, BOTH])
      await expect.poll(() => namedOn(path), SOON).toEqual(only(PERSON.name));
    await expect.poll(namedInFeed, SOON).toMatchObject({ [SHARED]: PERSON.name, [ALONE]: GUEST });
    expect((await read('/rss.xml')).html).not.toContain(name);
    expect(await namedOn(ALONE)).toEqual(only(GUEST));
  });
});
