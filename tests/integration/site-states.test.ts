import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { type CachedDoor, cacheablePage as page, startCachedDoor } from '../support/cached-door';
import { content } from '../support/content';
import { type FaultyLink, startFaultyLink } from '../support/faulty-link';
import { lakeEditor } from '../support/lake-editor';
import { type RunningSite, startSite } from '../support/start-site';

const { about, careers, contact, faq, pricing } = content;

describe('a page shows one state of the content', () => {
  let link: FaultyLink;
  let site: RunningSite;
  beforeAll(async () => {
    link = await startFaultyLink();
    // The address of the Lake is known once it runs.
    link.fault = 'noEvents';
    site = await startSite({ env: { SANITY_API_HOST: link.url, LOG_LEVEL: 'error' } });
    link.target = site.lakeUrl;
    await vi.waitFor(async () => expect((await fetch(site.url + pricing.path)).status).toBe(200), {
      timeout: 30_000,
    });
  });
  afterAll(async () => {
    await site?.stop();
    await link?.stop();
  });

  it('of frame and document, which are published together and read apart', async () => {
    for (const [number, { id, path }] of [about, careers, faq, contact].entries()) {
      const [frame, title] = [`Frame of publish ${number}`, `Document of publish ${number}`];
      // The frame is cached now, and no event says that it changes.
      await (await fetch(site.url + pricing.path)).text();
      await lakeEditor(site)
        .transaction()
        .patch('siteSettings', { set: { tagline: frame } })
        .patch(id, { set: { 'blocks[0].title': title } })
        .commit();
      const html = await (await fetch(site.url + path)).text();
      expect([html.includes(frame), html.includes(title)]).toEqual([true, true]);
    }
  });
});

describe('a page of two states', () => {
  let door: CachedDoor;
  beforeEach(async () => {
    door = await startCachedDoor();
  });
  afterEach(() => door.stop());

  const get = async (path: string) => {
    const answer = await fetch(door.url + path);
    return { text: await answer.text(), source: answer.headers.get('X-Content-Source') };
  };
  const mixed = page('two halves', { 'x-content-source': 'mixed' });

  it('is not sent, nor stored, where a whole one is', async () => {
    door.pages['/a'] = page('whole');
    await get('/a');
    door.pages['/a'] = mixed;
    await door.purge({ everything: true });
    expect(await get('/a')).toMatchObject({ text: 'whole' });
    expect(await get('/a')).toMatchObject({ text: 'whole' });
  });

  it('is sent where there is no other, and says so', async () => {
    door.pages['/a'] = mixed;
    expect(await get('/a')).toEqual({ text: 'two halves', source: 'mixed' });
  });
});
