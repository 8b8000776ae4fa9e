import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { content } from '../support/content';
import { type FaultyLink, startFaultyLink } from '../support/faulty-link';
import { SOON } from '../support/readiness';
import { ownSite } from '../support/test-site';
import { newVisitor } from '../support/visitor';

const { about, careers, contact, faq, pricing } = content;

let link: FaultyLink;
let publishes = 0;
const site = ownSite(async () => {
  link = await startFaultyLink();
  // The address of the Lake is known once it runs.
  link.fault = 'noEvents';
  return { env: { SANITY_API_HOST: link.url, LOG_LEVEL: 'error' } };
});
beforeAll(async () => {
  link.target = site.lakeUrl;
  const answer = () => fetch(site.url + pricing.path, { headers: newVisitor() });
  await vi.waitFor(async () => expect((await answer()).status).toBe(200), SOON);
});
beforeEach(() => Object.assign(link, { fault: 'noEvents', only: undefined }));
afterAll(() => link?.stop());

/** Gives the site's settings and a page the number of the publish, in one transaction. */
async function publish(id: string): Promise<number> {
  publishes += 1;
  await site.editor
    .transaction()
    .patch('siteSettings', { set: { tagline: `Site of publish ${publishes};` } })
    .patch(id, { set: { 'blocks[0].title': `Document of publish ${publishes};` } })
    .commit();
  return publishes;
}

/** The publishes that a page shows, and how it is marked. */
async function view(path: string) {
  const answer = await fetch(site.url + path);
  const html = await answer.text();
  const shown = (what: string) => Number(new RegExp(`${what} of publish (\\d+);`).exec(html)?.[1]);
  return { site: shown('Site'), document: shown('Document'), source: answer.headers.get('X-Content-Source') };
}

describe('a page shows one state of the content', () => {
  it('of site and document, which are published together, though no event says so', async () => {
    for (const { id, path } of [about, careers, faq]) {
      await view(pricing.path);
      const number = await publish(id);
      expect(await view(path)).toMatchObject({ site: number, document: number });
    }
  });

  it('also if the site cannot be read alone', async () => {
    await view(pricing.path);
    Object.assign(link, { fault: 'broken', only: 'site.site' });
    const number = await publish(contact.id);
    expect(await view(contact.path)).toMatchObject({ site: number, document: number });
  });

  it('that of the document, marked, if only an old one is on disk after a restart', async () => {
    const number = await publish(contact.id);
    await vi.waitFor(async () => expect(await view(contact.path)).toMatchObject({ document: number }), SOON);
    const newer = await publish(about.id);
    await vi.waitFor(async () => expect(await view(about.path)).toMatchObject({ document: newer }), SOON);
    Object.assign(link, { fault: 'cut' });
    await site.restart();
    expect(await view(about.path)).toEqual({ site: newer, document: newer, source: 'snapshot' });
    expect(await view(contact.path)).toEqual({ site: number, document: number, source: 'snapshot' });
  });
});
