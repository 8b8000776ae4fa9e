import { setTimeout as sleep } from 'node:timers/promises';
import { parsePage } from './read-page';
import { newVisitor } from './visitor';

const POLL_MS = 50;
const TIMEOUT_MS = 30_000;

/**
 * Waits until a page of the site shows a published change.
 * @param url absolute; redirects are not followed
 * @param isUpdated whether HTML and status show the change
 * @returns its HTML
 * @throws if they do not after half a minute
 */
export async function untilPublic(
  url: string,
  isUpdated: (html: string, status: number) => boolean,
): Promise<string> {
  const startedAtMs = performance.now();
  for (;;) {
    const response = await fetch(url, { redirect: 'manual', headers: newVisitor() });
    const html = await response.text();
    if (isUpdated(html, response.status)) return html;
    const elapsedMs = Math.round(performance.now() - startedAtMs);
    if (elapsedMs > TIMEOUT_MS)
      throw new Error(`${url} (${response.status}) does not show the change after ${elapsedMs} ms`);
    await sleep(POLL_MS);
  }
}

/** The document of a page of the site, without running its scripts, once it shows a published change: see `untilPublic`. */
export async function publicPage(...[url, isUpdated]: Parameters<typeof untilPublic>): Promise<Document> {
  return parsePage(await untilPublic(url, isUpdated), url);
}

/** Status of an address, and where it leads. */
export async function redirectOf(url: string): Promise<[status: number, to: string | null]> {
  const { status, headers } = await fetch(url, { redirect: 'manual', headers: newVisitor() });
  return [status, headers.get('Location')];
}

/**
 * The texts of a page's elements, in order, with collapsed white space.
 * @param selector CSS
 */
export function textsOf(document: Document, selector: string): string[] {
  return [...document.querySelectorAll(selector)].map(({ textContent }) =>
    (textContent ?? '').replace(/\s+/g, ' ').trim(),
  );
}
