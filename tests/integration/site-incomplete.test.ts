import { rmSync } from 'node:fs';
import { join } from 'node:path';
import type { SanityClient } from '@sanity/client';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { content } from '../support/content';
import { type CountingLake, startCountingLake } from '../support/counting-lake';
import { lakeEditor } from '../support/lake-editor';
import { type RunningSite, startSite } from '../support/start-site';

const SOON = { timeout: 2_000, interval: 50 };
/** The Lake is retried after a back-off, which grows with each failure. */
const AFTER_BACK_OFF = { timeout: 20_000, interval: 100 };
const CONTENT = '*[!(_id in path("_.**")) && !(_type match "sanity.*")]';

async function readiness(site: RunningSite) {
  const response = await fetch(`${site.url}/readyz`);
  return { code: response.status, ...(await response.json()) };
}

let visitors = 0;

/** Each visitor has an address, because one address has a budget of errors. */
async function read(site: RunningSite, path: string) {
  visitors += 1;
  const headers = { 'X-Forwarded-For': `198.51.${(visitors >> 8) & 255}.${visitors & 255}` };
  return readAnswer(await fetch(site.url + path, { redirect: 'manual', headers }));
}

async function readAnswer(response: Response) {
  const { status, headers } = response;
  return { status, source: headers.get('X-Content-Source'), headers, text: await response.text() };
}

const statuses = (site: RunningSite, paths: readonly string[]) =>
  Promise.all(paths.map(async (path) => `${path} ${(await read(site, path)).status}`));
const PRICING = content.pricing.path;
const ABOUT = content.about.path;
const CAREERS = content.careers.path;
const MOVED = content.redirect.from;
const events = (site: RunningSite, name: string) =>
  site.output().filter((line) => line.includes(`"event":"content.${name}"`)).length;

const INCOMPLETE = { code: 200, status: 'degraded', problem: 'dataset-incomplete' };

describe('a dataset that is emptied, and filled again', () => {
  let site: RunningSite;
  let editor: SanityClient;
  beforeAll(async () => {
    site = await startSite({ env: { LOG_LEVEL: 'info', TRUST_PROXY_HOPS: '1' } });
    editor = lakeEditor(site);
    await vi.waitFor(async () => expect(await readiness(site)).toMatchObject({ followed: true }), SOON);
  });
  afterAll(() => site?.stop());

  const REQUESTED = ['/ 200', `${PRICING} 200`, '/sitemap.xml 200', `${MOVED} 308`];
  const paths = (expected: readonly string[]) => expected.map((line) => line.split(' ')[0] ?? '');

  it('loses no cached page, and no empty answer is stored', { timeout: 60_000 }, async () => {
    expect(await statuses(site, [...paths(REQUESTED), '/nothing'])).toEqual([...REQUESTED, '/nothing 404']);
    const documents = await editor.fetch(CONTENT);
    await editor.delete({ query: CONTENT });

    const seen = new Set<string>();
    for (const end = performance.now() + 2_000; performance.now() < end; ) {
      for (const line of await statuses(site, [...paths(REQUESTED), ABOUT, '/rss.xml'])) seen.add(line);
    }
    expect(seen).toEqual(new Set([...REQUESTED, `${ABOUT} 503`, '/rss.xml 503']));
    expect(await statuses(site, ['/new-path'])).toEqual(['/new-path 503']);
    expect((await read(site, '/new-path')).headers.get('Retry-After')).toBe('30');
    expect((await read(site, '/sitemap.xml')).text).toContain(PRICING);
    expect(await readiness(site)).toMatchObject({
      ...INCOMPLETE,
      content: 'memory',
      reason: 'dataset-incomplete',
      since: expect.stringMatching(/^\d{4}-/),
      ageS: expect.any(Number),
    });
    expect([events(site, 'incomplete'), events(site, 'lake-failed')]).toEqual([1, 0]);

    await site.restart();
    expect(await statuses(site, [...paths(REQUESTED), '/nothing'])).toEqual([...REQUESTED, '/nothing 503']);
    expect((await read(site, PRICING)).source).toBe('snapshot');
    expect(await readiness(site)).toMatchObject({ ...INCOMPLETE, content: 'snapshot' });

    await editor.mutate(documents.map((document: { _id: string; _type: string }) => ({ create: document })));
    const whole = [...REQUESTED, '/nothing 404', `${ABOUT} 200`, '/rss.xml 200'];
    await vi.waitFor(async () => {
      expect(await statuses(site, paths(whole))).toEqual(whole);
      expect((await read(site, PRICING)).source).toBe('lake');
    }, SOON);
    expect(await readiness(site)).toEqual({
      code: 200,
      status: 'ready',
      content: 'lake',
      followed: true,
      ageS: expect.any(Number),
      snapshot: expect.any(Number),
    });
    expect(events(site, 'complete')).toBe(1);
  });

  it('still has its pages if only its settings are missing', async () => {
    const settings = await editor.getDocument('siteSettings');
    await editor.delete('siteSettings');
    await vi.waitFor(async () => expect(await readiness(site)).toMatchObject(INCOMPLETE), SOON);
    expect(await statuses(site, [PRICING, CAREERS, '/not-here'])).toEqual([
      `${PRICING} 200`,
      `${CAREERS} 200`,
      '/not-here 503',
    ]);
    await editor.patch(content.careers.id).set({ title: 'Changed meanwhile' }).commit();
    await vi.waitFor(async () => expect((await read(site, CAREERS)).text).toContain('Changed mean'), SOON);
    await editor.mutate([{ create: { ...settings, _id: 'siteSettings', _type: 'siteSettings' } }]);
    await vi.waitFor(async () => expect((await read(site, '/not-here')).status).toBe(404), SOON);
  });
});

describe('queries that the Lake', () => {
  let lake: CountingLake;
  let site: RunningSite;
  beforeAll(async () => {
    lake = await startCountingLake();
    lake.mode = 'hidden';
    site = await startSite({ env: { SANITY_API_HOST: lake.url, LOG_LEVEL: 'info' } });
    lake.lakeUrl = site.lakeUrl;
  });
  afterAll(async () => {
    await site?.stop();
    await lake?.stop();
  });

  it('answers from an empty dataset are 503 while nothing is cached', async () => {
    await vi.waitFor(async () => {
      expect(await statuses(site, ['/', '/nothing'])).toEqual(['/ 503', '/nothing 503']);
      expect(await readiness(site)).toMatchObject({
        code: 503,
        status: 'not ready',
        problem: 'dataset-incomplete',
      });
    }, SOON);
    lake.mode = 'forwarded';
    await vi.waitFor(async () => {
      expect(await statuses(site, ['/', '/nothing'])).toEqual(['/ 200', '/nothing 404']);
    }, SOON);
  });

  it('answers as empty, because the dataset was made private, remove no cached page', async () => {
    expect(await statuses(site, [PRICING, MOVED])).toEqual([`${PRICING} 200`, `${MOVED} 308`]);
    lake.mode = 'hidden';
    expect(await statuses(site, [ABOUT, PRICING, MOVED])).toEqual([
      `${ABOUT} 503`,
      `${PRICING} 200`,
      `${MOVED} 308`,
    ]);
    // Once the loss is noticed, the index of paths says nothing about what was lost.
    expect(await statuses(site, ['/new-path'])).toEqual(['/new-path 503']);
    expect(await readiness(site)).toMatchObject({ ...INCOMPLETE, content: 'memory' });
    lake.mode = 'forwarded';
    await vi.waitFor(async () => {
      expect(await statuses(site, [ABOUT, '/new-path'])).toEqual([`${ABOUT} 200`, '/new-path 404']);
      expect((await read(site, PRICING)).source).toBe('lake');
      expect(await readiness(site)).toMatchObject({ status: 'ready' });
    }, SOON);
  });

  it('never answers do not count as content from the Lake', { timeout: 60_000 }, async () => {
    lake.mode = 'held';
    await new Promise((passed) => setTimeout(passed, 1_100));
    const start = performance.now();
    const said = await readiness(site);
    expect(performance.now() - start).toBeLessThan(3_000);
    expect(said).toMatchObject({
      code: 200,
      status: 'degraded',
      problem: 'lake-unavailable',
      content: 'memory',
    });
    expect(await statuses(site, [PRICING, CAREERS])).toEqual([`${PRICING} 200`, `${CAREERS} 503`]);
    lake.mode = 'forwarded';
    await vi.waitFor(
      async () => expect(await readiness(site)).toMatchObject({ status: 'ready' }),
      AFTER_BACK_OFF,
    );
    expect((await read(site, CAREERS)).status).toBe(200);
  });
});

describe('a private dataset, with a token for its content', () => {
  let site: RunningSite;
  let lake: CountingLake;
  beforeAll(async () => {
    lake = await startCountingLake();
    lake.mode = 'private';
    const env = { SANITY_API_HOST: lake.url, SANITY_CONTENT_TOKEN: 'viewer', LOG_LEVEL: 'info' };
    site = await startSite({ env });
    Object.assign(lake, { lakeUrl: site.lakeUrl, lakeToken: site.lakeToken });
  });
  afterAll(async () => {
    await site?.stop();
    await lake?.stop();
  });

  it('is served, with its changes and without its drafts', async () => {
    await vi.waitFor(
      async () => expect(await readiness(site)).toMatchObject({ followed: true }),
      AFTER_BACK_OFF,
    );
    const editor = lakeEditor(site);
    const { id } = content.pricing;
    const page = await editor.getDocument(id);
    await editor.create({ ...page, _type: 'page', _id: `drafts.${id}`, title: 'Not published yet' });
    await editor.patch(id).set({ title: 'Published title' }).commit();
    await vi.waitFor(async () => {
      const { status, text } = await read(site, PRICING);
      expect([status, text.includes('Published title'), text.includes('Not published yet')]).toEqual([
        200,
        true,
        false,
      ]);
    }, SOON);
  });

  it('serves nothing after a start while the token sees drafts', { timeout: 60_000 }, async () => {
    lake.mode = 'raw';
    rmSync(join(site.dataDir, 'last-known-good'), { recursive: true });
    await site.restart();
    expect(await statuses(site, ['/', PRICING])).toEqual(['/ 503', `${PRICING} 503`]);
    expect(site.output().some((line) => line.includes('"query":"site","reason":"drafts-visible"'))).toBe(
      true,
    );
  });
});
