import { setTimeout as sleep } from 'node:timers/promises';
import { JSDOM } from 'jsdom';

const POLL_MS = 20;
const LONGEST_WAIT_MS = 10_000;

/**
 * A page of the site as a visitor gets it, scripts not run, once it shows what an editor has published.
 * @param url absolute; redirects are not followed
 * @param isIt tells by the answer's HTML and status
 * @throws when the page does not show it for ten seconds
 */
export async function publicPage(
  url: string,
  isIt: (html: string, status: number) => boolean,
): Promise<Document> {
  const askedAtMs = performance.now();
  for (;;) {
    const response = await fetch(url, { redirect: 'manual' });
    const html = await response.text();
    if (isIt(html, response.status)) return new JSDOM(html, { url }).window.document;
    const elapsedMs = Math.round(performance.now() - askedAtMs);
    if (elapsedMs > LONGEST_WAIT_MS)
      throw new Error(`${url} (${response.status}) does not show the change after ${elapsedMs} ms`);
    await sleep(POLL_MS);
  }
}
