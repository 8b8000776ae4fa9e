import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { content } from '../support/content';
import { lakeEditor } from '../support/lake-editor';
import { startSite } from '../support/start-site';

const NOTIFY_TIMEOUT_MS = 2_000;

it('a cache that takes no purge is named in the log, and the renderer goes on', async () => {
  const silent = createServer({ pauseOnConnect: true }).listen(0, '127.0.0.1');
  await once(silent, 'listening');
  const { port } = silent.address() as AddressInfo;
  const site = await startSite({
    env: { CACHE_PURGE_URLS: `http://127.0.0.1:${port}/purge/secret-of-the-cache`, LOG_LEVEL: 'info' },
  });
  try {
    const events = () => site.output().flatMap((line) => /"event":"([^"]+)"/.exec(line)?.[1] ?? []);
    await expect.poll(events, { timeout: 20_000 }).toContain('content.followed');
    const page = await lakeEditor(site).getDocument(content.pricing.id);
    await lakeEditor(site).createOrReplace({
      ...page,
      _id: content.pricing.id,
      _type: 'page',
      title: 'Changed',
    });
    await expect.poll(events, { timeout: 4 * NOTIFY_TIMEOUT_MS }).toContain('cache.notify-failed');
    await sleep(100);
    expect(events()).not.toContain('renderer-ended');
    expect((await fetch(site.url + content.pricing.path)).status).toBe(200);
  } finally {
    await site.stop();
    silent.close();
  }
}, 60_000);
