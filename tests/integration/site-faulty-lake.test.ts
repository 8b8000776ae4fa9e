import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { content } from '../support/content';
import { type CountingLake, startCountingLake } from '../support/counting-lake';
import { lakeEditor } from '../support/lake-editor';
import { type RunningSite, startSite } from '../support/start-site';

/** A failed query rests for ten seconds, and the circuit breaker as long. */
const RECOVERED = { timeout: 20_000, interval: 100 };

let site: RunningSite;
let lake: CountingLake;
beforeAll(async () => {
  lake = await startCountingLake();
  site = await startSite({ env: { SANITY_API_HOST: lake.url, LOG_LEVEL: 'warn' } });
  lake.lakeUrl = site.lakeUrl;
});
afterAll(async () => {
  await site?.stop();
  await lake?.stop();
});

async function read(path: string) {
  const startMs = performance.now();
  const response = await fetch(site.url + path);
  const source = response.headers.get('X-Content-Source');
  return { status: response.status, source, text: await response.text(), ms: performance.now() - startMs };
}
const failures = () =>
  site
    .output()
    .filter((line) => line.includes('content.lake-failed'))
    .map((line) => /"reason":"([^"]+)"/.exec(line)?.[1]);

describe.each([
  ['dripped', content.about.path, /TimeoutError|AbortError|ETIMEDOUT|ESOCKETTIMEDOUT/],
  ['garbage', content.careers.path, /invalid-answer|SyntaxError/],
  ['half', content.blog.path, /ECONNRESET|aborted|invalid-answer/i],
  ['limited', content.overview.path, /429/],
  ['broken', content.faq.path, /500/],
] as const)('a Lake whose answers are %s', (fault, unseen, reason) => {
  it('costs no visitor a page that was seen, and none an error that is not readable', {
    timeout: 60_000,
  }, async () => {
    await vi.waitFor(async () => expect((await read(content.pricing.path)).source).toBe('lake'), RECOVERED);
    const logged = failures().length;
    lake.mode = fault;
    // A change that cannot be read: every answer of the site expires.
    await lakeEditor(site)
      .patch('siteSettings')
      .set({ tagline: `Under ${fault}` })
      .commit();
    await vi.waitFor(async () => expect((await read(content.pricing.path)).source).toBe('stale'), RECOVERED);
    const seen = await read(content.pricing.path);
    expect([seen.status, seen.ms < 1_000]).toEqual([200, true]);
    const other = await read(unseen);
    expect([other.status, other.ms < 12_000]).toEqual([503, true]);
    expect(other.text).toMatch(/<h1[^>]*>[^<]+<\/h1>/);
    // The reason of another fault before this one may be the same, and is logged once a minute.
    await vi.waitFor(() => expect(failures().join()).toMatch(reason), RECOVERED);
    // One line a minute for each query and reason: four queries, two reasons.
    expect(failures().length - logged).toBeLessThanOrEqual(8);
    lake.mode = 'forwarded';
    await vi.waitFor(async () => {
      expect((await read(unseen)).status).toBe(200);
      expect((await read(content.pricing.path)).text).toContain(`Under ${fault}`);
    }, RECOVERED);
  });
});
