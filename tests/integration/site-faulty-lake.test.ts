import { expect, it, vi } from 'vitest';
import { content } from '../support/content';
import { countedSite } from '../support/counting-lake';
import { SOON } from '../support/readiness';

const { site, lake } = countedSite({ LOG_LEVEL: 'warn' });

async function read(path: string) {
  const response = await fetch(site.url + path);
  const { status, headers } = response;
  return { status, source: headers.get('X-Content-Source'), text: await response.text() };
}
const failures = () =>
  site
    .output()
    .filter((line) => line.includes('content.lake-failed'))
    .map((line) => /"reason":"([^"]+)"/.exec(line)?.[1]);

// Each other fault, and the deadlines: `content-reader.test.ts` and `content-reader-faults.test.ts`.
it('a Lake that refuses queries costs no visitor a page that was seen, and none an error that is not readable', async () => {
  await vi.waitFor(async () => expect((await read(content.pricing.path)).source).toBe('lake'), SOON);
  lake.mode = 'limited';
  // A change that cannot be read: every answer of the site expires.
  await site.editor.patch('siteSettings').set({ tagline: 'Not read at first' }).commit();
  await vi.waitFor(async () => expect((await read(content.pricing.path)).source).toBe('stale'), SOON);
  expect((await read(content.pricing.path)).status).toBe(200);
  const unseen = await read(content.overview.path);
  expect(unseen.status).toBe(503);
  expect(unseen.text).toMatch(/<h1[^>]*>[^<]+<\/h1>/);
  await vi.waitFor(() => expect(failures().join()).toMatch(/429/), SOON);
  // One line a minute for each query and reason: four queries, two reasons.
  expect(failures().length).toBeLessThanOrEqual(8);
  lake.mode = 'forwarded';
  await vi.waitFor(async () => {
    expect((await read(content.overview.path)).status).toBe(200);
    expect((await read(content.pricing.path)).text).toContain('Not read at first');
  }, SOON);
});
