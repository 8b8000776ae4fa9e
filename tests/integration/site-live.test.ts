import { readdirSync, readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { content } from '../support/content';
import { countedSite } from '../support/counting-lake';
import { followed, SOON } from '../support/readiness';
import { newVisitor } from '../support/visitor';

const PUBLISHES = 3;
const VISITORS = 30;
const { about, careers, faq, overview, pricing } = content;
const PAGES = [content.home, pricing, about, careers, overview].map(({ path }) => path);

// A page is fresh for a minute, and SOON is half of it: only an event can make a change visible.
const { site, lake } = countedSite({ LOG_LEVEL: 'info' });
beforeAll(() => followed(site));

const get = async (path: string) => {
  const answer = await fetch(site.url + path, { headers: newVisitor() });
  return { status: answer.status, headers: answer.headers, html: await answer.text() };
};
const status = async (path: string) => (await get(path)).headers.get('Cache-Status');

/** The front door's log: path and cache outcome of each request. */
function accesses(): { path: string; cache: string }[] {
  const lines = site.output().filter((line) => line.includes('"ipHash"'));
  return lines.map((line) => JSON.parse(line.slice(line.indexOf('{'))));
}

async function publishAndSee(title: string): Promise<void> {
  await site.editor.patch(pricing.id).set({ 'blocks[0].title': title }).commit();
  await vi.waitFor(async () => expect((await get(pricing.path)).html).toContain(title), SOON);
}

describe('visitors of a page that is not cached', () => {
  it('cause one render and one request for each query', async () => {
    await get(pricing.path);
    const [path, before] = [faq.path, lake.queryTags.length];
    const answers = await Promise.all(Array.from({ length: VISITORS }, () => fetch(site.url + path)));
    const bodies = await Promise.all(answers.map((answer) => answer.text()));
    expect(new Set(answers.map((answer) => answer.status))).toEqual(new Set([200]));
    expect(new Set(bodies).size).toBe(1);
    expect(lake.queryTags.slice(before)).toEqual(['site.document']);
  });
});

it('made-up paths cost the Lake nothing', async () => {
  expect((await get('/made-up')).status).toBe(404);
  const before = lake.queryTags.length;
  for (let index = 0; index < 20; index += 1) expect((await get(`/made-up-${index}`)).status).toBe(404);
  expect(lake.queryTags.slice(before)).toEqual([]);
});

describe('a publish', () => {
  it('is visible while the page is still fresh, and only its page is rendered again, once', async () => {
    for (const path of PAGES) await get(path);
    // The log is written a moment later.
    const paths = () => accesses().map(({ path }) => path);
    await vi.waitFor(() => expect(paths()).toEqual(expect.arrayContaining(PAGES)), SOON);
    const before = accesses().length;
    for (let index = 0; index < PUBLISHES; index += 1) {
      await publishAndSee(`Published for the ${index}th time`);
      for (const path of PAGES) await get(path);
    }
    await vi.waitFor(() => {
      expect(accesses().slice(before).length).toBeGreaterThanOrEqual(PUBLISHES * (PAGES.length + 1));
    }, SOON);
    const rendered = accesses()
      .slice(before)
      .filter(({ cache }) => cache === 'miss');
    expect(rendered.map(({ path }) => path)).toEqual(Array(PUBLISHES).fill(pricing.path));
  });

  it('leaves other pages as they were: the renderer confirms them, with their policy', async () => {
    const policyOf = async () => (await get(faq.path)).headers.get('Content-Security-Policy');
    const before = await policyOf();
    await site.editor.patch(pricing.id).set({ 'blocks[0].title': 'Confirmed' }).commit();
    await expect.poll(() => status(faq.path), { ...SOON, interval: 2 }).toContain('fwd-status=304');
    expect(await policyOf()).toBe(before);
    expect(before).toContain('script-src');
  });
});

/**
 * The process that renders a site, found by the data directory that it was given (Linux only).
 * @returns undefined while there is none
 */
function rendererPid(dataDir: string): number | undefined {
  const isRenderer = (name: string) =>
    read(`/proc/${name}/cmdline`).includes('renderer/serve.js') &&
    read(`/proc/${name}/environ`).includes(`DATA_DIR=${dataDir}\0`);
  return readdirSync('/proc').filter(isRenderer).map(Number)[0];
}

/** Empty if the process has ended or belongs to another user. */
function read(path: string): string {
  try {
    return readFileSync(path, 'latin1');
  } catch {
    return '';
  }
}

describe.runIf(process.platform === 'linux')('while the renderer is killed and restarts', () => {
  it('every cached page is sent, and the next publish is visible', async () => {
    for (const path of PAGES) await get(path);
    const pid = rendererPid(site.dataDir);
    expect(pid).toBeGreaterThan(0);
    process.kill(pid ?? 0, 'SIGKILL');
    const answers: number[] = [];
    let back: number | undefined;
    while (back === undefined) {
      for (const path of PAGES) answers.push((await get(path)).status);
      const now = rendererPid(site.dataDir);
      back = now === pid ? undefined : now;
    }
    expect(new Set(answers)).toEqual(new Set([200]));
    await followed(site);
    await publishAndSee('Published after the restart');
  });
});

// Each other fault, and the deadlines: `content-reader.test.ts` and `content-reader-faults.test.ts`.
it('a Lake that refuses queries costs no visitor a page that was seen, and none an error that is not readable', async () => {
  const source = async () => (await get(pricing.path)).headers.get('X-Content-Source');
  const failures = () => site.output().filter((line) => line.includes('content.lake-failed'));
  const before = failures().length;
  lake.mode = 'limited';
  // A change that cannot be read: every answer of the site expires.
  await site.editor.patch('siteSettings').set({ tagline: 'Not read at first' }).commit();
  await vi.waitFor(async () => expect(await source()).toBe('stale'), SOON);
  expect((await get(pricing.path)).status).toBe(200);
  const unseen = await get(content.contact.path);
  expect([unseen.status, unseen.html]).toEqual([503, expect.stringMatching(/<h1[^>]*>[^<]+<\/h1>/)]);
  await vi.waitFor(() => expect(failures().join()).toMatch(/"reason":"[^"]*429/), SOON);
  // One line a minute for each query and reason: four queries, two reasons.
  expect(failures().length - before).toBeLessThanOrEqual(8);
  lake.mode = 'forwarded';
  await vi.waitFor(async () => expect((await get(content.contact.path)).status).toBe(200), SOON);
  await vi.waitFor(async () => expect((await get(pricing.path)).html).toContain('Not read at first'), SOON);
});
