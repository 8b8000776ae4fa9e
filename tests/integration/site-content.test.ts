import type { SanityClient } from '@sanity/client';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { content } from '../support/content';
import { lakeEditor } from '../support/lake-editor';
import { readPage } from '../support/read-page';
import { type RunningSite, startSite } from '../support/start-site';

let site: RunningSite;
let editor: SanityClient;
beforeAll(async () => {
  site = await startSite();
  editor = lakeEditor(site);
});
afterAll(() => site?.stop());

/** A publish reaches the site as an event, a moment after the Lake has answered the editor. */
const SOON = { timeout: 2_000, interval: 20 };

const { productName, productSlug, slugged } = content;
const PAGE = content.pricing;
const ABOUT = content.about.path;
const renamed = (path: string) => path.replaceAll(productSlug, 'keystone');

const get = (path: string) => readPage(site.url + path);
const sourceOf = async (path: string) => (await get(path)).headers.get('X-Content-Source');
const readiness = async () => (await fetch(`${site.url}/readyz`)).json();
const heading = async (path: string) => (await get(path)).document.querySelector('h1')?.textContent;

describe('what editors do', () => {
  it('shows an edit at once, with a new ETag', async () => {
    await vi.waitFor(async () => expect(await readiness()).toMatchObject({ followed: true }), SOON);
    const before = await get(PAGE.path);
    await editor.patch(PAGE.id).set({ 'blocks[0].title': 'A title that was edited' }).commit();
    await vi.waitFor(async () => expect(await heading(PAGE.path)).toBe('A title that was edited'), SOON);
    const after = await get(PAGE.path);
    expect(after.headers.get('ETag')).not.toBe(before.headers.get('ETag'));
    expect(before.headers.get('Cache-Tag')).toBe(after.headers.get('Cache-Tag'));
  });

  it('shows a page that is made at a new path', async () => {
    expect((await get('/brand-new')).status).toBe(404);
    await editor.create({
      _id: 'page-brand-new',
      _type: 'page',
      title: 'Brand new',
      path: '/brand-new',
      blocks: [{ _key: 'head', _type: 'pageHero', title: 'Made by {product}', layout: 'plain' }],
      seo: { description: 'A page that a test makes, to see that a new path needs nothing but a document.' },
    });
    await vi.waitFor(async () => expect(await heading('/brand-new')).toBe(`Made by ${productName}`), SOON);
  });

  it('omits an invalid or unknown block, and shows the others', async () => {
    await editor
      .patch('page-brand-new')
      .append('blocks', [
        { _key: 'unknown', _type: 'novelty', title: 'block-canary' },
        { _key: 'broken', _type: 'factsRow', facts: 'block-canary' },
        { _key: 'empty', _type: 'mediaRow' },
        {
          _key: 'good',
          _type: 'factsRow',
          facts: [{ _key: 'a', _type: 'fact', figure: '42', label: 'still here' }, null, 7],
        },
      ])
      .commit();
    await vi.waitFor(async () => expect((await get('/brand-new')).html).toContain('still here'), SOON);
    const { status, html } = await get('/brand-new');
    expect(status).toBe(200);
    expect(html).not.toContain('block-canary');
  });

  it('cuts a page of 3,000 blocks to 100, and caches it', async () => {
    const blocks = Array.from({ length: 3_000 }, (_, index) => ({
      _key: `b${index}`,
      _type: 'factsRow',
      facts: [{ _key: 'a', _type: 'fact', figure: `figure-${index}-`, label: 'of many' }],
    }));
    await editor.patch('page-brand-new').set({ blocks }).commit();
    await vi.waitFor(async () => expect((await get('/brand-new')).html).toContain('figure-99-'), SOON);
    const { document, headers } = await get('/brand-new');
    expect(document.body.textContent).not.toContain('figure-100-');
    expect(headers.get('Cache-Status')).toContain('hit');
    const hero = { _key: 'head', _type: 'pageHero', title: 'Made by {product}', layout: 'plain' };
    await editor
      .patch('page-brand-new')
      .set({ blocks: [hero] })
      .commit();
    await vi.waitFor(async () => expect(await heading('/brand-new')).toBe(`Made by ${productName}`), SOON);
  });

  it('renames the product everywhere, in texts and in paths', async () => {
    await editor.patch('siteSettings').set({ productName: 'Keystone', productSlug: 'keystone' }).commit();
    await vi.waitFor(async () => expect(await heading('/brand-new')).toBe('Made by Keystone'), SOON);
    for (const path of content.paths) {
      const { status, document } = await get(renamed(path));
      expect(`${path} ${status}`).toBe(`${path} 200`);
      expect(document.title).not.toContain(productName);
    }
    expect((await get(slugged.path)).status).toBe(404);
    const sitemap = async () => (await get('/sitemap.xml')).html;
    await vi.waitFor(async () => expect(await sitemap()).not.toContain(productSlug), SOON);
    expect(await sitemap()).toContain(`${renamed(slugged.path)}<`);
    await editor.patch('siteSettings').set({ productName, productSlug }).commit();
  });

  it('refuses a link that could run a script', async () => {
    await editor
      .patch('page-brand-new')
      .set({
        'blocks[0].actions': [{ _key: 'x', _type: 'link', label: 'Look', href: 'javascript:alert(1)' }],
      })
      .commit();
    await vi.waitFor(async () => expect((await get('/brand-new')).html).toContain('Look'), SOON);
    const { document } = await get('/brand-new');
    expect(document.querySelectorAll('a[href^="javascript"]')).toHaveLength(0);
  });
});

describe('while the Lake is unavailable', () => {
  it('answers from memory, then from disk after a restart, and is fresh again afterwards', {
    timeout: 60_000,
  }, async () => {
    const seo = {
      description: 'A page that nobody requests before the Lake is stopped, so that no cache has it.',
    };
    await editor.create({ _type: 'page', title: 'Unseen', path: '/unseen', blocks: [], seo });
    await vi.waitFor(async () => expect((await get('/sitemap.xml')).html).toContain('/unseen<'), SOON);
    // The event that has changed the sitemap has expired the index of paths too: it is read again.
    expect((await get('/made-up')).status).toBe(404);
    const before = await get(ABOUT);
    await site.stopLake();
    await vi.waitFor(async () => expect(await sourceOf(ABOUT)).toBe('stale'), SOON);
    const fromMemory = await get(ABOUT);
    expect(fromMemory.status).toBe(200);
    expect(fromMemory.headers.get('Cache-Control')).toBe(
      'public, max-age=0, s-maxage=2, stale-while-revalidate=30, stale-if-error=86400',
    );
    expect(fromMemory.document.body.textContent).toBe(before.document.body.textContent);

    await site.restart();
    const fromDisk = await get(ABOUT);
    expect(fromDisk.status).toBe(200);
    expect(fromDisk.headers.get('X-Content-Source')).toBe('snapshot');
    expect(await readiness()).toEqual({
      status: 'degraded',
      problem: 'lake-unavailable',
      reason: expect.stringMatching(/^ECONN/),
      since: expect.stringMatching(/^\d{4}-/),
      content: 'snapshot',
      ageS: expect.any(Number),
      snapshot: expect.any(Number),
      followed: false,
    });

    // Of the index of all paths, which is in the snapshot too.
    expect((await get('/never-requested')).status).toBe(404);
    const unseen = await get('/unseen');
    expect(unseen.status).toBe(503);
    expect(unseen.headers.get('Retry-After')).toBe('30');
    expect(unseen.headers.get('Cache-Control')).toBe('no-store');
    expect(unseen.document.querySelectorAll('h1')).toHaveLength(1);

    await site.startLake();
    await vi.waitFor(async () => expect(await sourceOf(ABOUT)).toBe('lake'), { timeout: 15_000 });
    expect((await get('/unseen')).status).toBe(200);
  });
});

describe('with nothing cached', () => {
  it('starts without the Lake, and shows an error page', { timeout: 60_000 }, async () => {
    const fresh = await startSite({ env: { SANITY_API_HOST: 'http://127.0.0.1:9' } });
    try {
      const page = await readPage(fresh.url);
      expect(page.status).toBe(503);
      expect(page.headers.get('Retry-After')).toBe('30');
      expect(page.headers.get('Cache-Control')).toBe('no-store');
      expect(page.document.querySelectorAll('h1')).toHaveLength(1);
      expect((await fetch(`${fresh.url}/healthz`)).status).toBe(200);
      expect((await fetch(`${fresh.url}/readyz`)).status).toBe(503);
    } finally {
      await fresh.stop();
    }
  });
});
