import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { twinPath } from '../../app/seo/page-addresses';
import { content } from '../support/content';
import { lakeEditor } from '../support/lake-editor';
import { textsOf } from '../support/public-page';
import { type ReadPage, readPage } from '../support/read-page';
import { type RunningSite, startSite } from '../support/start-site';

const PUBLIC_ORIGIN = 'https://www.site.example';
const MARKDOWN = 'text/markdown; charset=utf-8';
const { pricing, redirect } = content;
const READ_AT_ONCE = 8;

let site: RunningSite;
const pages = new Map<string, ReadPage>();
const twins = new Map<string, Response & { text(): Promise<string> }>();
const texts = new Map<string, string>();

async function readBoth(path: string): Promise<void> {
  pages.set(path, await readPage(site.url + path));
  const twin = await fetch(site.url + twinPath(path), { redirect: 'manual' });
  twins.set(path, twin);
  texts.set(path, await twin.text());
}

beforeAll(async () => {
  site = await startSite({ env: { SITE_URL: PUBLIC_ORIGIN } });
  const xml = await (await fetch(`${site.url}/sitemap.xml`)).text();
  const paths = [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc = '']) => new URL(loc).pathname);
  for (let from = 0; from < paths.length; from += READ_AT_ONCE)
    await Promise.all(paths.slice(from, from + READ_AT_ONCE).map(readBoth));
});
afterAll(() => site?.stop());

const collapsed = (text: string) => text.replace(/\s+/g, ' ').trim();
const ENTITIES = new Map([
  ['&#x20;', ' '],
  ['&amp;', '&'],
  ['&lt;', '<'],
]);

/** A Markdown text as a reader sees it: without targets of links and pictures, and without escapes. */
function plain(markdown: string): string {
  return collapsed(
    markdown
      .replace(/\]\((?:[^()\\]|\\.)*\)/g, ']')
      .replace(/&(?:#x20|amp|lt);/g, (entity) => ENTITIES.get(entity) ?? entity)
      .replace(/\\(?=[!-/:-@[-`{-~])/g, ''),
  );
}

const TEXT_NODE = 3;

function ownText(node: Node): string {
  if (node.nodeType === TEXT_NODE) return node.textContent ?? '';
  const element = node.parentElement?.querySelector(':scope > svg[role=img], :scope > img');
  if (node !== element) return '';
  return element?.getAttribute('aria-label') ?? element?.getAttribute('alt') ?? '';
}

/** Every text of the page's main part that is read out, in order; forms to fill in have no place in Markdown. */
function textsOfMain({ document }: ReadPage): string[] {
  const main = document.querySelector('main');
  if (!main) return [];
  const walker = document.createTreeWalker(main);
  const found: string[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = collapsed(ownText(node));
    if (
      text !== '' &&
      !node.parentElement?.closest('[aria-hidden=true], [data-mdast=ignore], script, template')
    )
      found.push(text);
  }
  return found;
}

describe('the Markdown twin of every page', () => {
  it('has every text of the page’s main part, in order', () => {
    expect([...pages.keys()].sort()).toEqual([...content.paths].sort());
    for (const [path, page] of pages) {
      const twin = plain(texts.get(path) ?? '');
      let position = 0;
      for (const text of textsOfMain(page)) {
        const found = twin.indexOf(text, position);
        expect(
          found,
          `${path}: “${text}” after “${twin.slice(Math.max(0, position - 60), position)}”`,
        ).not.toBe(-1);
        position = found + text.length;
      }
      expect(position, path).toBeGreaterThan(100);
    }
  });

  it('has the same headings, in order, and one of level 1', () => {
    for (const [path, page] of pages) {
      const written = [...(texts.get(path) ?? '').matchAll(/^[\s\->]*?(#+) (.*)$/gm)].map(
        ([, marks = '', text = '']) => `${marks.length} ${plain(text).replace(/[[\]]/g, '')}`,
      );
      const levels = [...page.document.querySelectorAll('main :is(h1, h2, h3, h4)')].map(
        ({ tagName }) => tagName[1],
      );
      const shown = textsOf(page.document, 'main :is(h1, h2, h3, h4)');
      expect(written, path).toEqual(
        shown.map((text, index) => `${levels[index]} ${text.replace(/[[\]]/g, '')}`),
      );
      expect(
        written.filter((heading) => heading.startsWith('1 ')),
        path,
      ).toHaveLength(1);
    }
  });

  it('is linked from the page, and names the page as canonical', () => {
    for (const [path, { document }] of pages) {
      const link = document.querySelector('link[rel=alternate][type="text/markdown"]');
      expect(link?.getAttribute('href')).toBe(PUBLIC_ORIGIN + twinPath(path));
      const { status, headers } = twins.get(path) ?? new Response(null, { status: 599 });
      expect([path, status, headers.get('Content-Type')]).toEqual([path, 200, MARKDOWN]);
      expect(headers.get('Link')).toBe(`<${new URL(path, PUBLIC_ORIGIN)}>; rel="canonical"`);
      expect(headers.get('X-Robots-Tag')).toBe('noindex');
    }
  });

  it('is cached as the page is, with its tags', () => {
    for (const [path, { headers }] of pages) {
      const twin = twins.get(path)?.headers;
      expect(twin?.get('Cache-Control')).toBe(headers.get('Cache-Control'));
      const tags = twin?.get('Cache-Tag')?.split(',') ?? [];
      expect(tags).toEqual(expect.arrayContaining(headers.get('Cache-Tag')?.split(',') ?? ['none']));
    }
  });

  it('has absolute links only', () => {
    for (const [path, text] of texts) {
      const targets = [...text.matchAll(/\]\(([^)]*)\)/g)].map(([, target = '']) => target);
      expect(
        targets.filter((target) => !/^(https?:\/\/|mailto:|tel:)/.test(target)),
        path,
      ).toEqual([]);
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
    const known = new Set([...pages.keys()].map((path) => PUBLIC_ORIGIN + twinPath(path)));
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

  it('is the same for any Accept, as the page is', async () => {
    expect((await get(pricing.path, { Accept: 'text/markdown' })).headers.get('Content-Type')).toContain(
      'text/html',
    );
    expect((await get(`${pricing.path}.md`, { Accept: 'text/html' })).headers.get('Content-Type')).toBe(
      MARKDOWN,
    );
    expect((await get(pricing.path)).headers.get('Vary')).toBe('Accept-Encoding');
  });

  it('redirects as its page does', async () => {
    const { status, headers } = await get(`${redirect.from}.md`);
    expect([status, headers.get('Location')]).toEqual([308, redirect.to]);
  });

  it('never shadows a page, and shows a change within seconds', async () => {
    const editor = lakeEditor(site);
    await editor.patch(pricing.id).set({ path: '/prices.md', title: 'Changed' }).commit();
    const type = async (path: string) => {
      const { status, headers } = await get(path);
      return `${status} ${headers.get('Content-Type')}`;
    };
    await expect.poll(() => type('/prices.md'), { timeout: 5_000 }).toBe('200 text/html; charset=utf-8');
    await expect.poll(() => type('/prices.md.md'), { timeout: 5_000 }).toBe(`200 ${MARKDOWN}`);
    await expect
      .poll(() => type(`${pricing.path}.md`), { timeout: 5_000 })
      .toBe('404 text/html; charset=utf-8');
  });
});
