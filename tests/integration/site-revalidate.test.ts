import { createServer } from 'node:net';
import { encodeSignatureHeader } from '@sanity/webhook';
import { afterAll, describe, expect, it } from 'vitest';
import { content } from '../support/content';
import { listen } from '../support/listen';
import { SOON } from '../support/readiness';
import { ownSite, sharedSite } from '../support/test-site';

const SECRET = 'the secret of the webhook';
const PREVIOUS_SECRET = 'the secret before that one';
const BODY = JSON.stringify({ _id: 'page-home' });

/** A shared cache that accepts connections and reads nothing. */
const silent = createServer({ pauseOnConnect: true });
const site = ownSite(async () => ({
  env: {
    SANITY_WEBHOOK_SECRET: SECRET,
    SANITY_WEBHOOK_SECRET_PREVIOUS: PREVIOUS_SECRET,
    CACHE_PURGE_URLS: `http://127.0.0.1:${await listen(silent)}/purge/secret-of-the-cache`,
    LOG_LEVEL: 'info',
  },
}));
const open = sharedSite();
afterAll(() => void silent.close());

async function statusOf(origin: string, secret: string): Promise<number> {
  const headers = {
    'Content-Type': 'application/json',
    'sanity-webhook-signature': await encodeSignatureHeader(BODY, Date.now(), secret),
  };
  return (await fetch(`${origin}/api/revalidate`, { method: 'POST', body: BODY, headers })).status;
}

describe('a message of the webhook', () => {
  it.each([
    ['the secret', SECRET, 200],
    ['the previous secret', PREVIOUS_SECRET, 200],
    ['another secret', 'some other secret', 401],
  ])('that is signed with %s is answered with its status', async (_, secret, status) => {
    expect(await statusOf(site.url, secret)).toBe(status);
  });

  it('without a secret the endpoint is a 404', async () => {
    expect(await statusOf(open.url, SECRET)).toBe(404);
  });
});

it('a cache that takes no purge is named in the log, and the renderer goes on', async () => {
  const events = () => site.output().flatMap((line) => /"event":"([^"]+)"/.exec(line)?.[1] ?? []);
  await expect.poll(events, SOON).toContain('content.followed');
  await site.editor.patch(content.pricing.id).set({ title: 'Changed' }).commit();
  await expect.poll(events, SOON).toContain('cache.notify-failed');
  // No cache has this page: the renderer answers.
  expect((await fetch(`${site.url}/search?q=after`)).status).toBe(200);
  expect(events()).not.toContain('renderer-ended');
});
