import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { pageTypes } from '../../protocol/page-types';
import { searchPath } from '../../protocol/search-query';
import { archive, content } from '../support/content';
import { createDraft } from '../support/lake-editor';
import { hrefsIn, type ReadPage, readPage, sitemapPaths } from '../support/read-page';
import { followed, SOON } from '../support/readiness';
import { ownSite, PUBLIC_ORIGIN } from '../support/test-site';
import { OTHER, otherId, otherPath, publishTwice, tie, WORD } from '../support/two-languages';
import { newVisitor } from '../support/visitor';

const MAIN = content.language;
const HOME = otherPath('/');
const languages = [
  { language: MAIN, own: WORD.main, foreign: WORD.other, home: '/', at: (path: string) => path },
  { language: OTHER, own: WORD.other, foreign: WORD.main, home: HOME, at: otherPath },
];

const site = ownSite({
  env: {
    CLARITY_PROJECT_ID: 'sample1',
    SITE_URL: PUBLIC_ORIGIN,
    SNAPSHOT_FILL: 'true',
  },
});
const get = (path: string) => readPage(site.url + path);
const soon = (check: () => Promise<void>) => vi.waitFor(check, SOON);
const textOf = async (path: string) => (await get(path)).html;
const searchOf = (language: string, words: string) =>
  searchPath(words, language === MAIN ? undefined : language);

const switches = ({ document }: ReadPage) =>
  ['header', 'dialog', 'footer'].map((place) => hrefsIn(document, `${place} ul a[lang]`));
const alternates = ({ document }: ReadPage) =>
  [...document.querySelectorAll('link[hreflang]')].map((link) => [
    link.getAttribute('hreflang'),
    link.getAttribute('href')?.replace(PUBLIC_ORIGIN, ''),
  ]);

async function ask(message: string, language: string): Promise<string> {
  const sessionId = `session-${Math.random()}`.replace('.', '');
  const headers = { 'Content-Type': 'application/json', Origin: PUBLIC_ORIGIN, ...newVisitor() };
  const body = JSON.stringify({ message, sessionId, language });
  const response = await fetch(`${site.url}/api/chat`, { method: 'POST', headers, body });
  return JSON.parse(await response.text()).output ?? '';
}

beforeAll(async () => {
  await followed(site);
  await publishTwice(site);
  await soon(async () => expect((await get(HOME)).html).toContain(WORD.other));
  await soon(async () => expect(await textOf('/')).toContain(`hrefLang="${OTHER}"`));
});

describe.each(languages)('in $language', ({ language, own, foreign, home, at }) => {
  it('pages of each kind, found or not, say no word of the other', async () => {
    const more = [content.careers, content.blog, content.topic, content.home];
    const paths = [...content.kinds, ...more.map(({ path }) => path)].map(at);
    for (const path of paths) {
      const { html, document } = await get(path);
      expect([path, html.includes(own), html.includes(foreign)]).toEqual([path, true, false]);
      expect(document.documentElement.lang).toBe(language);
      expect(document.documentElement.dir).toBe(language === OTHER ? 'rtl' : '');
    }
  });

  it('nor do twins, feeds, and the picture’s text', async () => {
    const feed = home === '/' ? '/rss.xml' : `/rss${home}.xml`;
    const twin = home === '/' ? '/index.md' : `${home}.md`;
    for (const path of [feed, `/rss${at(content.topic.path)}.xml`, twin, `${at(content.pricing.path)}.md`]) {
      const text = await textOf(path);
      expect([path, text.includes(own), text.includes(foreign)]).toEqual([path, true, false]);
    }
    expect((await get(home)).document.querySelector('link[type*="rss"]')?.getAttribute('href')).toBe(
      PUBLIC_ORIGIN + feed,
    );
  });

  it('nor do search, its suggestions and pages', async () => {
    const [title = ''] = content.faq.title.split(' ');
    for (const words of [content.productName, title, `${title.slice(0, -1)}x`, 'xqzzykvw', '']) {
      const { html, document } = await get(searchOf(language, words));
      expect([words, html.includes(foreign)]).toEqual([words, false]);
      expect([document.documentElement.lang, html.includes(own)]).toEqual([language, true]);
      const found = hrefsIn(document, 'main ol a').filter((href) => !href.startsWith('/search'));
      expect(found.filter((href) => href.startsWith(HOME) !== (language === OTHER))).toEqual([]);
    }
    const { document } = await get(searchOf(language, own));
    expect(hrefsIn(document, 'main ol a').length).toBeGreaterThan(3);
    const more = hrefsIn(document, 'main nav a')[0] ?? '';
    expect(new URL(more, site.url).searchParams.get('language')).toBe(language === MAIN ? null : language);
  });

  it('nor does the assistant', async () => {
    const questions = archive.ofType('faqItem').map(({ question }) => String(question));
    for (const message of [...questions.slice(0, 3), 'Hello', 'xqzzykvw', `${content.productName}?`]) {
      const output = await ask(message, language);
      expect([message, output.includes(own), output.includes(foreign)]).toEqual([message, true, false]);
    }
  });

  it('home page, menu and search lead to its pages', async () => {
    const { document } = await get(at(content.pricing.path));
    const brand = document.querySelector('header > a')?.getAttribute('href');
    expect([brand, ...hrefsIn(document, 'footer nav div:first-child > a')]).toEqual([home, home]);
    expect(document.querySelector('main nav[aria-label] li')).not.toBeNull();
    expect((await get(home)).document.querySelector('main nav[aria-label] li')).toBeNull();
  });
});

it('a page and the sitemap name its translations, and the switch leads to them', async () => {
  const { path } = content.pricing;
  const expected = [
    [MAIN, path],
    [OTHER, otherPath(path)],
    ['x-default', path],
  ];
  const pages = [await get(path), await get(otherPath(path))];
  expect(pages.map(alternates)).toEqual([expected, expected]);
  expect(pages.map(switches)).toEqual([
    [[otherPath(path)], [otherPath(path)], [otherPath(path)]],
    [[path], [path], [path]],
  ]);
  const names = pages.map(({ document }) => document.querySelector('footer a[lang]')?.textContent);
  expect(names).toEqual(['العربية', MAIN.startsWith('de') ? 'Deutsch' : 'English']);
  const entry = (await textOf('/sitemap.xml')).split('\n').find((line) => line.includes(`${path}</loc>`));
  expect(
    [...(entry ?? '').matchAll(/hreflang="([^"]+)" href="([^"]+)"/g)].map(([, tag, href]) => [tag, href]),
  ).toEqual(expected.map(([tag, one]) => [tag, PUBLIC_ORIGIN + one]));
  expect(await sitemapPaths(site)).toContain(otherPath(path));
});

it('a page that is not translated leads to the home page, and its draft is nowhere', async () => {
  const { path, id } = content.pricing;
  const hidden = 'A draft that nobody may see';
  await createDraft(site.editor, otherId(id), { title: hidden });
  const tagOf = async () => (await get(content.about.path)).headers.get('ETag');
  const before = await tagOf();
  await site.editor.delete(otherId(id));
  await soon(async () => expect(switches(await get(path))).toEqual([[HOME], [HOME], [HOME]]));
  const page = await get(path);
  expect([alternates(page), page.html.includes(hidden)]).toEqual([[], false]);
  await soon(async () => expect((await get(otherPath(path))).status).toBe(404));
  await soon(async () => expect(await textOf('/sitemap.xml')).not.toContain(`${otherPath(path)}<`));
  expect(await tagOf()).toBe(before);
});

it('what search engines must not list is no alternative, but can be switched to', async () => {
  const { path, id } = content.about;
  await site.editor.patch(otherId(id)).set({ 'seo.noindex': true }).commit();
  await soon(async () => expect(alternates(await get(path))).toEqual([]));
  expect(switches(await get(path))[2]).toEqual([otherPath(path)]);
});

it('a page at another path of a language is a translation where the documents are tied', async () => {
  const { path, id } = content.contact;
  await site.editor.patch(otherId(id)).set({ path: '/anywhere/else' }).commit();
  await soon(async () => expect(switches(await get(path))[2]).toEqual(['/anywhere/else']));
  expect((await get('/anywhere/else')).document.documentElement.lang).toBe(OTHER);
  await site.editor.createOrReplace(tie(id, []));
  await soon(async () => expect(switches(await get(path))[2]).toEqual([HOME]));
});

it('without the lake a start shows the pages, feeds and search of both languages', {
  timeout: 180_000,
}, async () => {
  const folder = join(site.dataDir, 'last-known-good', 'local', 'production');
  const count = 'count(*[_type in $types && defined(path)])';
  const pages = await site.editor.fetch(count, { types: [...pageTypes] });
  await site.restart();
  const stored = () =>
    readdirSync(folder)
      .filter((name) => name.endsWith('.json'))
      .map((name) => String(JSON.parse(readFileSync(join(folder, name), 'utf8')).body));
  const isPage = (body: string) => body.startsWith('{"result":{"_id":');
  await vi.waitFor(() => expect(new Set(stored().filter(isPage)).size).toBeGreaterThanOrEqual(pages), {
    ...SOON,
    timeout: 120_000,
  });
  await site.stopLake();
  await site.restart();
  for (const { language, own, foreign, home, at } of languages) {
    const feed = home === '/' ? '/rss.xml' : `/rss${home}.xml`;
    for (const path of [
      at(content.blog.path),
      at('/nothing-here'),
      feed,
      searchOf(language, content.productName),
    ]) {
      const { html } = await get(path);
      expect([path, html.includes(own), html.includes(foreign)]).toEqual([path, true, false]);
    }
  }
  expect((await get('/sitemap.xml')).html).toContain(`hreflang="${OTHER}"`);
});
