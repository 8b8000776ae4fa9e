import { JSDOM } from 'jsdom';

/** The answer's status and headers, and its document, parsed without running scripts. */
export type ReadPage = { status: number; headers: Headers; html: string; document: Document };

/**
 * Fetches a page as a browser without JavaScript would, following no redirect.
 * @param url absolute
 */
export async function readPage(url: string, init: RequestInit = {}): Promise<ReadPage> {
  const response = await fetch(url, { redirect: 'manual', ...init });
  const html = await response.text();
  return {
    status: response.status,
    headers: response.headers,
    html,
    document: new JSDOM(html, { url }).window.document,
  };
}
