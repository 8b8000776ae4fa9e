import { beforeAll, describe, expect, it } from 'vitest';
import { twinPath } from '../../app/seo/page-addresses';
import { content } from '../support/content';
import { publishPage } from '../support/lake-editor';
import { untilPublic } from '../support/public-page';
import { hrefsIn, type ReadPage, readPage, sitemapPaths } from '../support/read-page';
import { PUBLIC_ORIGIN, sharedSite } from '../support/test-site';

const MARKDOWN = 'text/markdown; charset=utf-8';
const { pricing, redirect } = content;

const site = sharedSite();
/** Every page and its twin. */
const pages: { path: string; page: ReadPage; twin: ReadPage }[] = [];
beforeAll(async () => {
  for (const path of await sitemapPaths(site)) {
    const [page, twin] = await Promise.all([path, twinPath(path)].map((each) => readPage(site.url + each)));
    if (page && twin) pages.push({ path, page, twin });
  }
});

const collapsed = (text: string) => text.replace(/\s+/g, ' ').trim();
const ENTITIES: Record<string, string> = { '&#x20;': ' ', '&amp;': '&', '&lt;': '<' };

/** A Markdown text as a reader sees it: without targets of links and pictures, and without escapes. */
function plain(markdown: string): string {
  const untargeted = markdown.replace(/\]\((?:[^()\\]|\\.)*\)/g, ']');
  const decoded = untargeted.replace(/&(?:#x20|amp|lt);/g, (entity) => ENTITIES[entity] ?? entity);
  return collapsed(decoded.replace(/\\(?=[!-/:-@[-`{-~])/g, ''));
}

/** It is not read out, or a form to fill in, which has no place in Markdown. */
const UNREAD = '[aria-hidden=true], [data-mdast=ignore], script, template';
const ELEMENT_NODE = 1;
const TEXT_NODE = 3;
const isElement = (node: Node): node is Element => node.nodeType === ELEMENT_NODE;
const isPicture = (element: Element) =>
  element.localName === 'img' || (element.localName === 'svg' && element.getAttribute('role') === 'img');

/** Every text of an element that is read out, in order; of several pictures beside each other, only the first. */
function textsIn(element: Element): string[] {
  const picture = [...element.children].find(isPicture);
  return [...element.childNodes].flatMap((node) => {
    if (node.nodeType === TEXT_NODE) return collapsed(node.textContent ?? '');
    const isRead = isElement(node) && !node.matches(UNREAD);
    const label = node === picture && (picture.getAttribute('aria-label') ?? picture.getAttribute('alt'));
    return [collapsed(label || ''), ...(isRead ? textsIn(node) : [])];
  });
}

describe('the Markdown twin of every page', () => {
  it('has every text of the page’s main part, in order', () => {
    expect(pages.map(({ path }) => path).sort()).toEqual([...content.everyPath].sort());
    // One assertion for all: thousands of them take longer than all else here.
    const missing: string[] = [];
    for (const { path, page, twin } of pages) {
      const written = plain(twin.html);
      let position = 0;
      const main = page.document.querySelector('main');
      for (const text of main === null ? [] : textsIn(main).filter(Boolean)) {
        const found = written.indexOf(text, position);
        if (found === -1)
          missing.push(`${path}: “${text}” after “${written.slice(Math.max(0, position - 60), position)}”`);
        else position = found + text.length;
      }
      expect(position, path).toBeGreaterThan(100);
    }
    expect(missing).toEqual([]);
  });

  it('has the same headings, in order, and one of level 1', () => {
    const bare = (heading: string) => collapsed(heading.replace(/[[\]]/g, ''));
    for (const { path, page, twin } of pages) {
      const lines = [...twin.html.matchAll(/^[\s\->]*?(#+) (.*)$/gm)];
      const written = lines.map(([, marks = '', text = '']) => `${marks.length} ${bare(plain(text))}`);
      const headings = [...page.document.querySelectorAll('main :is(h1, h2, h3, h4)')];
      const shown = headings.map(({ tagName, textContent }) => `${tagName[1]} ${bare(`${textContent}`)}`);
      expect(written, path).toEqual(shown);
      expect(
        written.filter((heading) => heading.startsWith('1 ')),
        path,
      ).toHaveLength(1);
    }
  });

  it('is linked from the page, names the page as canonical, and is cached as the page is, with its tags', () => {
    for (const { path, page, twin } of pages) {
      const alternate = hrefsIn(page.document, 'link[rel=alternate][type="text/markdown"]');
      expect(alternate).toEqual([PUBLIC_ORIGIN + twinPath(path)]);
      const { status, headers } = twin;
      expect([path, status, headers.get('Content-Type')]).toEqual([path, 200, MARKDOWN]);
      expect(headers.get('Link')).toBe(`<${new URL(path, PUBLIC_ORIGIN)}>; rel="canonical"`);
      expect(headers.get('X-Robots-Tag')).toBe('noindex');
      expect(headers.get('Cache-Control')).toBe(page.headers.get('Cache-Control'));
      const tagsOf = (answer: ReadPage) => answer.headers.get('Cache-Tag')?.split(',') ?? ['none'];
      expect(tagsOf(twin)).toEqual(expect.arrayContaining(tagsOf(page)));
    }
  });
});

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(site.url + path, { redirect: 'manual', headers });

describe('/llms.txt', () => {
  it('links to twins only, in sections of the menu', async () => {
    const answer = await get('/llms.txt');
    expect([answer.status, answer.headers.get('Content-Type')]).toEqual([200, 'text/plain; charset=utf-8']);
    const text = await answer.text();
    expect(text).toMatch(/^# \S.*\n\n> \S.*\n\n/);
    const known = new Set(pages.map(({ path }) => PUBLIC_ORIGIN + twinPath(path)));
    const links = [...text.matchAll(/^- \[.+\]\((\S+)\)/gm)].map(([, link = '']) => link);
    expect(links.length).toBeGreaterThan(content.paths.length / 2);
    expect(links.filter((link) => !known.has(link))).toEqual([]);
    expect(text.match(/^## /gm)?.length).toBeGreaterThan(2);
  });
});

describe('the address of a twin', () => {
  it('is 404 where there is no page', async () => {
    for (const path of ['/nothing.md', '/.md', `${pricing.path}/.md`, `${pricing.path}.md.md`, '/api.md']) {
      const { status, headers } = await get(path);
      expect([path, status, headers.get('Content-Type')]).toEqual([path, 404, 'text/html; charset=utf-8']);
    }
  });

  it('answers 304 if it is unchanged, and to HEAD without a body', async () => {
    const { headers } = await get(`${pricing.path}.md`);
    const again = await get(`${pricing.path}.md`, { 'If-None-Match': headers.get('ETag') ?? '' });
    expect([again.status, await again.text()]).toEqual([304, '']);
    const head = await fetch(`${site.url}${pricing.path}.md`, { method: 'HEAD' });
    expect([head.status, head.headers.get('Content-Type')]).toEqual([200, MARKDOWN]);
  });

  it('redirects as its page does', async () => {
    const { status, headers } = await get(`${redirect.from}.md`);
    expect([status, headers.get('Location')]).toEqual([308, redirect.to]);
  });

  it('never shadows a page, and shows a change within seconds', async () => {
    expect((await get('/prices.md')).status).toBe(404);
    const id = await publishPage(site.editor, '/prices.md', 'Prices');
    await untilPublic(`${site.url}/prices.md`, (_html, status) => status === 200);
    expect((await get('/prices.md')).headers.get('Content-Type')).toBe('text/html; charset=utf-8');
    expect((await get('/prices.md.md')).headers.get('Content-Type')).toBe(MARKDOWN);
    await site.editor.delete(id);
    await untilPublic(`${site.url}/prices.md.md`, (_html, status) => status === 404);
    await untilPublic(`${site.url}/prices.md`, (_html, status) => status === 404);
  });
});
