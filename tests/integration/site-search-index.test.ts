import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { content } from '../support/content';
import { type CountingLake, startCountingLake } from '../support/counting-lake';
import { lakeEditor } from '../support/lake-editor';
import { readSearch } from '../support/read-search';
import { type RunningSite, startSite } from '../support/start-site';

const { pricing, post } = content;
const READ = 'site.searchedDocuments';
const SOON = { timeout: 10_000, interval: 100 };
const PATIENCE_MS = 1_000;

let lake: CountingLake;
let site: RunningSite;
beforeAll(async () => {
  lake = await startCountingLake();
  site = await startSite({
    env: { SANITY_API_HOST: lake.url, TRUST_PROXY_HOPS: '1', SNAPSHOT_FILL: 'false' },
  });
  lake.lakeUrl = site.lakeUrl;
});
afterAll(async () => {
  await site?.stop();
  await lake?.stop();
});

/** Each request has a new address, so that the rate limit refuses none. */
let addresses = 0;
function search(query: string) {
  addresses += 1;
  return readSearch(site.url, query, {
    headers: { 'X-Forwarded-For': `2001:db8:1:${addresses.toString(16)}::1` },
  });
}
const finds = async (query: string, path: string) =>
  expect((await search(query)).results.map(({ href }) => href.split('#')[0])).toContain(path);

describe('the first search', () => {
  it('waits for the index a second, then says so, and loads again', async () => {
    // What is read before the site follows changes is kept for a second only.
    const readiness = async () => (await fetch(`${site.url}/readyz`)).json();
    await vi.waitFor(async () => expect(await readiness()).toMatchObject({ followed: true }), {
      ...SOON,
      timeout: 20_000,
    });
    // Settings and menu are there, the documents are not.
    await vi.waitFor(async () => expect((await search('')).status).toBe(200), SOON);
    lake.mode = 'held';
    const startedAtMs = Date.now();
    const { status, document, results, headers } = await search(pricing.title);
    expect(Date.now() - startedAtMs).toBeLessThan(PATIENCE_MS * 3);
    expect([status, results]).toEqual([200, []]);
    expect(document.querySelector('meta[http-equiv="refresh"]')).not.toBeNull();
    expect(document.querySelector('[data-track-view]')).toBeNull();
    expect(headers.get('Cache-Control')).toContain('s-maxage=1');
    lake.mode = 'forwarded';
    await vi.waitFor(() => finds(pricing.title, pricing.path), SOON);
  });
});

describe('an index that was made', () => {
  it('is used without a query', async () => {
    await finds(pricing.title, pricing.path);
    const before = lake.queryTags.length;
    await finds(post.title, post.path);
    await finds(content.contact.title, content.contact.path);
    expect(lake.queryTags.slice(before)).toEqual([]);
  });

  it('reads only the document that has changed', async () => {
    const editor = lakeEditor(site);
    const before = lake.queryTags.filter((tag) => tag === READ).length;
    await editor.patch(post.id).set({ excerpt: 'Ein Fundstück am Kai.' }).commit();
    await vi.waitFor(() => finds('fundstück', post.path), SOON);
    expect(lake.queryTags.filter((tag) => tag === READ).length - before).toBe(1);
  });

  it('goes on to be used while the Lake fails', async () => {
    lake.mode = 'broken';
    await finds(content.about.title, content.about.path);
    lake.mode = 'forwarded';
  });

  it('shows and hides a document by its dates, without a publish', async () => {
    const editor = lakeEditor(site);
    const fromMs = Date.now() + 4_000;
    const visibleFrom = new Date(fromMs).toISOString();
    await editor.patch(post.id).set({ excerpt: 'Ein Leuchtturm am Kai.', visibleFrom }).commit();
    await vi.waitFor(async () => expect((await search('fundstück')).results).toEqual([]), SOON);
    const early = (await search('leuchtturm')).results;
    if (Date.now() < fromMs) expect(early).toEqual([]);
    await vi.waitFor(() => finds('leuchtturm', post.path), SOON);
    await editor.patch(post.id).unset(['visibleFrom']).commit();
  });
});

it('without the Lake a restarted site searches its snapshot', { timeout: 120_000 }, async () => {
  const filled = await startSite({ env: { SNAPSHOT_FILL: 'true' } });
  try {
    const ready = async () => (await fetch(`${filled.url}/readyz`)).json();
    await vi.waitFor(async () => expect((await ready()).snapshot).toBeGreaterThan(content.paths.length), {
      timeout: 60_000,
      interval: 500,
    });
    await filled.stopLake();
    await filled.restart();
    await vi.waitFor(async () => {
      const { results } = await readSearch(filled.url, pricing.title);
      expect(results.map(({ href }) => href.split('#')[0])).toContain(pricing.path);
    }, SOON);
  } finally {
    await filled.stop();
  }
});
