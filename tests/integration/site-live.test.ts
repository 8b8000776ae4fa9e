import { readdirSync, readFileSync } from 'node:fs';
import type { SanityClient } from '@sanity/client';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { isRecord } from '../../protocol/is-record';
import { content } from '../support/content';
import { type CountingLake, startCountingLake } from '../support/counting-lake';
import { lakeEditor } from '../support/lake-editor';
import { type RunningSite, startSite } from '../support/start-site';

const PUBLISHES = 10;
/** Far below the 60 s for which a page is fresh: only an event can make a change visible. */
const SOON = { timeout: 10_000, interval: 20 };
const { about, careers, faq, overview, pricing, productSlug, slugged } = content;
const PAGES = [content.home, pricing, about, careers, overview].map(({ path }) => path);

let lake: CountingLake;
let site: RunningSite;
let editor: SanityClient;

beforeAll(async () => {
  lake = await startCountingLake();
  site = await startSite({ env: { SANITY_API_HOST: lake.url, LOG_LEVEL: 'info' } });
  lake.lakeUrl = site.lakeUrl;
  editor = lakeEditor(site);
  await followed();
});
afterAll(async () => {
  await site?.stop();
  await lake?.stop();
});

/** Without parsing the document, which would take longer than what is measured. */
const get = async (path: string) => {
  const answer = await fetch(site.url + path);
  return { status: answer.status, headers: answer.headers, html: await answer.text() };
};
const status = async (path: string) => (await get(path)).headers.get('Cache-Status');
const followed = () =>
  vi.waitFor(
    async () =>
      expect(await (await fetch(`${site.url}/readyz`)).json()).toMatchObject({
        content: 'lake',
        followed: true,
      }),
    { timeout: 20_000, interval: 100 },
  );

/** The front door's log: path and cache outcome of each request. */
function accesses(): { path: unknown; cache: unknown }[] {
  return site.output().flatMap((line) => {
    const start = line.indexOf('{');
    if (start === -1 || !line.includes('"ipHash"')) return [];
    const parsed: unknown = JSON.parse(line.slice(start));
    return isRecord(parsed) ? [{ path: parsed.path, cache: parsed.cache }] : [];
  });
}

async function publishAndSee(title: string): Promise<void> {
  await editor.patch(pricing.id).set({ 'blocks[0].title': title }).commit();
  await vi.waitFor(
    async () => expect((await get(pricing.path)).html.includes(title), title).toBe(true),
    SOON,
  );
}

const seo = {
  description: 'A page that a test makes, to see how soon it can be seen and how soon it is gone.',
};

describe('500 visitors of a page that is not cached', () => {
  it('cause one render and one request for each query', async () => {
    await get(pricing.path);
    const [path, before] = [faq.path, lake.queryTags.length];
    const answers = await Promise.all(Array.from({ length: 500 }, () => fetch(site.url + path)));
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
    await vi.waitFor(() => expect(accesses().map(({ path }) => path)).toEqual(expect.arrayContaining(PAGES)));
    const before = accesses().length;
    for (let index = 0; index < PUBLISHES; index += 1) {
      await publishAndSee(`Published for the ${index}th time`);
      for (const path of PAGES) await get(path);
    }
    await vi.waitFor(() =>
      expect(accesses().slice(before).length).toBeGreaterThanOrEqual(PUBLISHES * (PAGES.length + 1)),
    );
    const rendered = accesses()
      .slice(before)
      .filter(({ cache }) => cache === 'miss')
      .map(({ path }) => path);
    expect(rendered.filter((path) => path !== pricing.path)).toEqual([]);
    expect(rendered).toHaveLength(PUBLISHES);
  });

  it('at a missing path, and a deletion, are visible too', async () => {
    expect((await get('/soon-here')).status).toBe(404);
    expect((await get('/soon-here')).status).toBe(404);
    await editor.create({
      _id: 'page-soon',
      _type: 'page',
      title: 'Soon',
      path: '/soon-here',
      blocks: [],
      seo,
    });
    await vi.waitFor(async () => expect((await get('/soon-here')).status).toBe(200), SOON);
    await editor.delete('page-soon');
    await vi.waitFor(async () => expect((await get('/soon-here')).status).toBe(404), SOON);
  });

  it('of the product’s slug updates the data of client-side navigations', async () => {
    const data = async () => (await get('/?_data=home')).html;
    const rename = (slug: string) => editor.patch('siteSettings').set({ productSlug: slug }).commit();
    const renamed = slugged.path.replaceAll(productSlug, 'keystone');
    expect(await data()).toContain(slugged.path);
    await rename('keystone');
    await vi.waitFor(async () => expect(await data()).toContain(renamed), SOON);
    await rename(productSlug);
    await vi.waitFor(async () => expect(await data()).toContain(slugged.path), SOON);
  });
});

/**
 * The process that renders a site, found by the data directory that it was given (Linux only).
 * @returns undefined while there is none
 */
function rendererPid(dataDir: string): number | undefined {
  for (const name of readdirSync('/proc').filter((each) => /^\d+$/.test(each))) {
    const [command, environment] = [read(`/proc/${name}/cmdline`), read(`/proc/${name}/environ`)];
    const isRenderer =
      command.includes('renderer/start.cjs') && environment.includes(`DATA_DIR=${dataDir}\0`);
    if (isRenderer) return Number(name);
  }
  return undefined;
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
  it('every cached page is sent, and the next publish is visible', {
    timeout: 60_000,
  }, async () => {
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
    await followed();
    await publishAndSee('Published after the restart');
  });
});

describe('while the Lake is unavailable', () => {
  it('pages are sent as stale, and are fresh again afterwards', {
    timeout: 60_000,
  }, async () => {
    const source = async () => (await get(pricing.path)).headers.get('X-Content-Source');
    await site.stopLake();
    await vi.waitFor(async () => expect(await source()).toBe('stale'), { timeout: 5_000 });
    expect((await get(pricing.path)).html).toContain('Published after the restart');
    await site.startLake();
    await vi.waitFor(async () => expect(await source()).toBe('lake'), { timeout: 20_000, interval: 200 });
    await followed();
    await publishAndSee('Published after the outage');
    // Events of the outage may still be processed, each of which revalidates the page.
    await vi.waitFor(async () => expect(await status(pricing.path)).toContain('hit'), { timeout: 5_000 });
  });
});
