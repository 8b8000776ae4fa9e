import { describe, expect, it, vi } from 'vitest';
import { startDocuments } from '../../protocol/start-documents';
import { content } from '../support/content';
import { countedSite } from '../support/counting-lake';
import { readiness, SOON } from '../support/readiness';
import { ownSite } from '../support/test-site';

const STUDIO_ORIGIN = 'http://localhost:4333';

const status = async (site: { url: string }, path: string) =>
  (await fetch(site.url + path, { redirect: 'manual' })).status;

describe('a new dataset', () => {
  const site = ownSite({ isEmpty: true, env: { STUDIO_ORIGIN } });

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

  it('is new again without a published page, whatever drafts there are', async () => {
    await site.editor.create({ _id: 'drafts.siteSettings', _type: 'siteSettings' });
    await site.editor.create({ _id: 'page-one', _type: 'page', path: '/one' });
    await vi.waitFor(async () => expect(await status(site, '/')).toBe(503), SOON);
    await site.editor.delete('page-one');
    await vi.waitFor(async () => expect(await status(site, '/')).toBe(200), SOON);
    await site.editor.delete('drafts.siteSettings');
  });

  it('becomes a site after its first publish, and never welcomes again', async () => {
    await site.editor.mutate(startDocuments('Cornice').map((document) => ({ create: document })));
    await vi.waitFor(async () => {
      const html = await (await fetch(`${site.url}/`)).text();
      expect(html).toContain('Welcome to Cornice');
    }, SOON);
    expect(await status(site, content.pricing.path)).toBe(404);
    expect(await readiness(site)).toMatchObject({ code: 200, status: 'ready' });

    await site.editor.delete({ query: '*[!(_id in path("_.**"))]' });
    await vi.waitFor(async () => expect(await readiness(site)).toMatchObject({ status: 'degraded' }), SOON);
    expect([await status(site, '/'), await status(site, '/new-path')]).toEqual([200, 503]);
    expect(await (await fetch(`${site.url}/`)).text()).toContain('Welcome to Cornice');
    await site.restart();
    expect(await (await fetch(`${site.url}/`)).text()).toContain('Welcome to Cornice');
    expect(await status(site, '/new-path')).toBe(503);
  });
});

describe('a dataset of which nothing can be read, and no token proves that it is empty', () => {
  // A hosted project: the site has the operator's variables only.
  const { site, lake } = countedSite({ SANITY_PROJECT_ID: 'local', STUDIO_ORIGIN }, 'hidden');

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
