import { JSDOM } from 'jsdom';
import { newVisitor } from './visitor';

const dom = new JSDOM();
const parser = new dom.window.DOMParser();

/**
 * A page's document, whose scripts do not run. A window for each would cost half as much again.
 * @param url its links are relative to it
 */
export function parsePage(html: string, url: string): Document {
  dom.reconfigure({ url });
  return parser.parseFromString(html, 'text/html');
}

/** The answer's status and headers, and its document, parsed without running scripts. */
export type ReadPage = { status: number; headers: Headers; html: string; document: Document };

/**
 * Fetches a page as a browser without JavaScript would, as a new visitor, following no redirect.
 * @param url absolute
 */
export async function readPage(url: string, init: RequestInit = {}): Promise<ReadPage> {
  const headers = new Headers(newVisitor());
  new Headers(init.headers).forEach((value, name) => void headers.set(name, value));
  const response = await fetch(url, { redirect: 'manual', ...init, headers });
  const html = await response.text();
  let document: Document | undefined;
  return {
    status: response.status,
    headers: response.headers,
    html,
    // Most of what a test costs is parsing, and many tests look at the status only.
    get document() {
      document ??= parsePage(html, url);
      return document;
    },
  };
}

/** The addresses that elements of a document lead to, as written. @param selector CSS, of links */
export const hrefsIn = (document: ParentNode, selector: string): string[] =>
  [...document.querySelectorAll(selector)].map((link) => link.getAttribute('href') ?? '');

/** The paths of all pages that a site's sitemap lists. */
export async function sitemapPaths({ url }: { url: string }): Promise<string[]> {
  const xml = await (await fetch(`${url}/sitemap.xml`)).text();
  return [...xml.matchAll(/<loc>([^<]+)</g)].map(([, loc = '']) => new URL(loc).pathname);
}
