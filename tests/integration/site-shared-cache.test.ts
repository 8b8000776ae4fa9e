import { createServer } from 'node:http';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { content } from '../support/content';
import { listen } from '../support/listen';
import { followed, SOON } from '../support/readiness';
import { ownSite } from '../support/test-site';

const PUBLISHES = 50;
const { pricing } = content;

/** What a shared cache stores that asks for the page again as soon as it is purged. */
let stored = '';
let purges = 0;
let url: string | undefined;
const cache = createServer(async (_request, response) => {
  purges += 1;
  const purge = purges;
  response.writeHead(204).end();
  // While the site starts it has no address.
  if (url === undefined) return;
  const text = await fetch(url)
    .then((answer) => answer.text())
    .catch(() => '');
  if (purge === purges) stored = text;
});
const site = ownSite(async () => ({
  env: { CACHE_PURGE_URLS: `http://127.0.0.1:${await listen(cache)}/` },
}));
beforeAll(async () => {
  await followed(site);
  url = site.url + pricing.path;
});
afterAll(() => void cache.close());

it('a shared cache is purged after the front door, from which it gets the new page', async () => {
  for (let publish = 0; publish < PUBLISHES; publish += 1) {
    const title = `Published for the ${publish}th time`;
    await site.editor.patch(pricing.id).set({ 'blocks[0].title': title }).commit();
    await vi.waitFor(() => expect(stored).toContain(title), SOON);
  }
});
