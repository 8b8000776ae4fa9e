import { setTimeout as sleep } from 'node:timers/promises';
import { JSDOM } from 'jsdom';
import { freshWithinMs } from './fresh-within-ms';

const POLL_MS = 20;
const LONGEST_WAIT_MS = 10_000;

/**
 * A page of the site as a visitor gets it, scripts not run, once it shows what an editor has published.
 * @param url absolute; redirects are not followed
 * @param isIt tells by the answer's HTML and status
 * @param confirmedAtMs when the lake confirmed the change, as `performance.now()`
 * @throws when the whole page took more than a second since then (on a machine that is not overloaded)
 */
export async function publicPage(
  url: string,
  isIt: (html: string, status: number) => boolean,
  confirmedAtMs: number,
): Promise<Document> {
  for (;;) {
    const response = await fetch(url, { redirect: 'manual' });
    const html = await response.text();
    const elapsedMs = Math.round(performance.now() - confirmedAtMs);
    if (isIt(html, response.status)) {
      if (elapsedMs > freshWithinMs()) throw new Error(`${url} showed the change after ${elapsedMs} ms`);
      return new JSDOM(html, { url }).window.document;
    }
    if (elapsedMs > LONGEST_WAIT_MS)
      throw new Error(`${url} (${response.status}) does not show the change after ${elapsedMs} ms`);
    await sleep(POLL_MS);
  }
}
