import { beforeAll, describe, expect, it } from 'vitest';
import { SEARCH_PATH } from '../../protocol/search-query';
import { archiveFolders, readArchive } from '../support/archive';
import { content } from '../support/content';
import { type ReadPage, readPage, sitemapPaths } from '../support/read-page';
import { sharedSite } from '../support/test-site';

/** Products of the other archives, as their addresses name them. */
const others = archiveFolders
  .map((folder) => readArchive(folder).brand.productSlug)
  .filter((slug) => slug !== content.productSlug);

const site = sharedSite();
const pages = new Map<string, ReadPage>();

/** Every page reachable by links from the home page, read once. */
async function crawl(): Promise<void> {
  const queue = ['/'];
  for (let path = queue.shift(); path !== undefined; path = queue.shift()) {
    if (pages.has(path)) continue;
    const page = await readPage(site.url + path);
    pages.set(path, page);
    const location = page.headers.get('Location');
    queue.push(...internalLinks(page).map(({ pathname }) => pathname));
    if (location) queue.push(new URL(location, site.url).pathname);
  }
}

function internalLinks(page: ReadPage): URL[] {
  const anchors = page.document.querySelectorAll<HTMLAnchorElement>('a[href]');
  return Array.from(anchors, ({ href }) => new URL(href)).filter(({ origin }) => origin === site.url);
}

const at = (path: string) => {
  const page = pages.get(path);
  if (!page) throw new Error(`${path} was not reached`);
  return page;
};
const description = ({ document }: ReadPage) =>
  document.querySelector('meta[name=description]')?.getAttribute('content');

beforeAll(crawl);

describe.each(content.paths)('%s', (path) => {
  it('is linked, and answers 200 with one h1, a title and a description', () => {
    const { status, headers, html, document } = at(path);
    expect(status).toBe(200);
    expect(html).toMatch(/^<!DOCTYPE html><html /);
    expect(headers.get('Content-Type')).toBe('text/html; charset=utf-8');
    expect(document.querySelectorAll('h1')).toHaveLength(1);
    if (content.pages.includes(path))
      expect(document.querySelector('main')?.textContent?.length).toBeGreaterThan(199);
    expect(document.title.length).toBeGreaterThan(8);
    expect(description(at(path))?.length).toBeGreaterThan(49);
  });

  it('has landmarks, headings in order and no empty heading', () => {
    const { document } = at(path);
    for (const landmark of ['header', 'nav', 'main', 'footer'])
      expect(document.querySelector(landmark)).not.toBeNull();
    const headings = [...document.querySelectorAll('main :is(h1, h2, h3, h4)')];
    expect(headings.filter(({ textContent }) => textContent?.trim() === '')).toEqual([]);
    const levels = headings.map(({ tagName }) => Number(tagName[1]));
    expect(levels[0]).toBe(1);
    expect(levels.filter((level, index) => level - (levels[index - 1] ?? 0) > 1)).toEqual([]);
  });

  it('leaves no placeholder unfilled, and no style attribute, and names no other product', () => {
    const { html, document } = at(path);
    expect(html).not.toMatch(/\{(product|host)\}/);
    expect(document.querySelectorAll('[style], style')).toHaveLength(0);
    expect(others.filter((name) => html.toLowerCase().includes(name))).toEqual([]);
  });

  it('gives every image its size and an alternative text', () => {
    for (const image of at(path).document.querySelectorAll('img')) {
      expect(image.hasAttribute('alt')).toBe(true);
      expect(Number(image.getAttribute('width'))).toBeGreaterThan(0);
      expect(Number(image.getAttribute('height'))).toBeGreaterThan(0);
    }
  });
});

describe('the site as a whole', () => {
  it('answers every internal link, in one hop at most', () => {
    const broken = [...pages].filter(([, page]) => {
      if (page.status === 200) return false;
      const target = page.headers.get('Location');
      return !(target && pages.get(new URL(target, site.url).pathname)?.status === 200);
    });
    expect(broken.map(([path, page]) => `${path} ${page.status}`)).toEqual([]);
  });

  it('has a target for every link with an anchor', () => {
    const missing = [...pages.values()].flatMap((page) =>
      internalLinks(page)
        // The chat has no element before it is opened: `attach-chat-links.ts`.
        .filter(({ hash }) => hash.length > 1 && hash !== '#chat')
        .map(({ pathname, hash }) => [pathname, decodeURIComponent(hash.slice(1))] as const)
        .filter(([path, id]) => !pages.get(path)?.document.getElementById(id)),
    );
    expect(missing).toEqual([]);
  });

  it('has no two pages of a language with the same title or the same description', () => {
    const shown = [...pages.values()].filter((page) => page.status === 200);
    const inLanguage = (page: ReadPage, text?: string | null) =>
      `${page.document.documentElement.lang}: ${text}`;
    const titles = shown.map((page) => inLanguage(page, page.document.title));
    const descriptions = shown.map((page) => inLanguage(page, description(page)));
    expect(new Set(titles).size).toBe(titles.length);
    expect(new Set(descriptions).size).toBe(descriptions.length);
  });

  it('lists in the sitemap exactly the pages that it links to, but for the search', async () => {
    const listed = await sitemapPaths(site);
    const shown = [...pages].filter(([, page]) => page.status === 200).map(([path]) => path);
    expect([...listed, SEARCH_PATH].sort()).toEqual(shown.sort());
  });
});

it('a question that is answered by mail has the answer of Site settings, with its link', () => {
  const { document } = at(content.byMail.path);
  const question = document.querySelector(`[id="question-${content.byMail.question}"]`);
  expect(question?.textContent).toContain(content.byMail.answer);
  expect(question?.querySelector('a[href^="mailto:"]')).not.toBeNull();
});
