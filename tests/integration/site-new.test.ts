import type { SanityClient } from '@sanity/client';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { startDocuments } from '../../protocol/start-documents';
import { content } from '../support/content';
import { type CountingLake, startCountingLake } from '../support/counting-lake';
import { lakeEditor } from '../support/lake-editor';
import { type RunningSite, startSite } from '../support/start-site';

const STUDIO_ORIGIN = 'http://localhost:4333';
/** What the first publish is promised to take. */
const WITHIN_A_SECOND = { timeout: 1_000, interval: 20 };
const SOON = { timeout: 5_000, interval: 50 };

const status = async (site: RunningSite, path: string) =>
  (await fetch(site.url + path, { redirect: 'manual' })).status;
const readiness = async (site: RunningSite) => {
  const response = await fetch(`${site.url}/readyz`);
  return { code: response.status, ...(await response.json()) };
};

describe('a new dataset', () => {
  let site: RunningSite;
  let editor: SanityClient;
  beforeAll(async () => {
    site = await startSite({ isEmpty: true, env: { STUDIO_ORIGIN } });
    editor = lakeEditor(site);
  });
  afterAll(() => site?.stop());

  it('is welcomed at the home page, which leads to Studio and is stored nowhere', async () => {
    const response = await fetch(`${site.url}/`);
    const html = await response.text();
    expect(response.status).toBe(200);
    expect(response.headers.get('Cache-Control')).toBe('no-store');
    expect(html.match(/<h1[ >]/g)).toHaveLength(1);
    expect(html).toContain(`href="${STUDIO_ORIGIN}"`);
    expect(html).toMatch(/<meta name="robots" content="noindex"/);
  });

  it.each([content.pricing.path, content.redirect.from, '/sitemap.xml', '/rss.xml'])(
    'has no %s',
    async (path) => {
      const response = await fetch(site.url + path, { redirect: 'manual' });
      expect([response.status, response.headers.get('Cache-Control')]).toEqual([404, 'no-store']);
    },
  );

  it('is ready to be visited', async () => {
    expect(await readiness(site)).toMatchObject({ code: 200, status: 'empty' });
  });

  it('stays new with drafts alone, but not with a published page that lacks settings and menu', async () => {
    await editor.create({ _id: 'drafts.siteSettings', _type: 'siteSettings' });
    // Emptiness is queried once a second.
    await new Promise((passed) => setTimeout(passed, 1_100));
    expect(await status(site, '/')).toBe(200);
    await editor.create({ _id: 'page-one', _type: 'page', path: '/one' });
    await vi.waitFor(async () => expect(await status(site, '/')).toBe(503), SOON);
    await editor.delete('drafts.siteSettings');
    await editor.delete('page-one');
    await vi.waitFor(async () => expect(await status(site, '/')).toBe(200), SOON);
  });

  it('becomes a site within a second after its first publish, and never welcomes again', async () => {
    await editor.mutate(startDocuments('Cornice').map((document) => ({ create: document })));
    await vi.waitFor(async () => {
      const html = await (await fetch(`${site.url}/`)).text();
      expect(html).toContain('Welcome to Cornice');
    }, WITHIN_A_SECOND);
    expect(await status(site, content.pricing.path)).toBe(404);
    expect(await readiness(site)).toMatchObject({ code: 200, status: 'ready' });

    await editor.delete({ query: '*[!(_id in path("_.**"))]' });
    await vi.waitFor(async () => expect(await readiness(site)).toMatchObject({ status: 'degraded' }), SOON);
    expect([await status(site, '/'), await status(site, '/new-path')]).toEqual([200, 503]);
    expect(await (await fetch(`${site.url}/`)).text()).toContain('Welcome to Cornice');
    await site.restart();
    expect(await (await fetch(`${site.url}/`)).text()).toContain('Welcome to Cornice');
    expect(await status(site, '/new-path')).toBe(503);
  });
});

describe('a dataset of which nothing can be read, and no token proves that it is empty', () => {
  let lake: CountingLake;
  let site: RunningSite;
  beforeAll(async () => {
    lake = await startCountingLake();
    lake.mode = 'hidden';
    // A hosted project: the site has the operator's variables only.
    const env = { SANITY_API_HOST: lake.url, SANITY_PROJECT_ID: 'local', STUDIO_ORIGIN };
    site = await startSite({ env });
    lake.lakeUrl = site.lakeUrl;
  });
  afterAll(async () => {
    await site?.stop();
    await lake?.stop();
  });

  it('answers 503, with both reasons at the home page', async () => {
    await vi.waitFor(async () => expect(await status(site, '/')).toBe(503), SOON);
    const response = await fetch(`${site.url}/`);
    expect(response.headers.get('Retry-After')).toBe('30');
    const html = await response.text();
    expect(html).toContain('Private dataset?');
    expect(html).toContain(`href="${STUDIO_ORIGIN}"`);
    expect(await status(site, content.pricing.path)).toBe(503);
    expect(await readiness(site)).toMatchObject({ code: 503, status: 'not ready' });
  });

  it('is served as soon as it can be read', async () => {
    lake.mode = 'forwarded';
    await vi.waitFor(async () => expect(await status(site, content.pricing.path)).toBe(200), SOON);
  });
});
