import { setTimeout as sleep } from 'node:timers/promises';
import { JSDOM } from 'jsdom';

const POLL_MS = 50;
const TIMEOUT_MS = 30_000;

/**
 * A page of the site, without running its scripts, once it shows the published change.
 * @param url absolute; redirects are not followed
 * @param isUpdated whether HTML and status show the change
 * @throws if they do not after half a minute
 */
export async function publicPage(
  url: string,
  isUpdated: (html: string, status: number) => boolean,
): Promise<Document> {
  const startedAtMs = performance.now();
  for (;;) {
    const response = await fetch(url, { redirect: 'manual' });
    const html = await response.text();
    if (isUpdated(html, response.status)) return new JSDOM(html, { url }).window.document;
    const elapsedMs = Math.round(performance.now() - startedAtMs);
    if (elapsedMs > TIMEOUT_MS)
      throw new Error(`${url} (${response.status}) does not show the change after ${elapsedMs} ms`);
    await sleep(POLL_MS);
  }
}

/** Status of an address, and where it leads. */
export async function redirectOf(url: string): Promise<[status: number, to: string | null]> {
  const { status, headers } = await fetch(url, { redirect: 'manual' });
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
