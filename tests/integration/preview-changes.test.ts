import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { type CountingLake, startCountingLake } from '../support/counting-lake';
import { lakeEditor } from '../support/lake-editor';
import { openPreview } from '../support/open-preview';
import { type RunningSite, startSite } from '../support/start-site';

/** Longer than a browser waits before it reconnects. */
const GAP_MS = 300;
/** Enough for an event to arrive. */
const SETTLED_MS = 1_000;

let lake: CountingLake;
let site: RunningSite;
let cookie: string;

beforeAll(async () => {
  lake = await startCountingLake();
  site = await startSite({ env: { SANITY_API_HOST: lake.url } });
  lake.lakeUrl = site.lakeUrl;
  cookie = await openPreview(site);
});
afterAll(async () => {
  await site?.stop();
  await lake?.stop();
});

/**
 * Opens the stream of changes as the page of a preview does.
 * @param lastEventId of the stream before it, which a browser sends when it reconnects
 */
async function openChanges(lastEventId?: string) {
  const abort = new AbortController();
  const { headers, body } = await fetch(`${site.url}/preview/changes`, {
    headers: { Cookie: cookie, ...(lastEventId === undefined ? {} : { 'Last-Event-ID': lastEventId }) },
    signal: abort.signal,
  });
  let text = '';
  const reader = body?.pipeThrough(new TextDecoderStream()).getReader();
  const read = async () => {
    for (let part = await reader?.read(); part?.value; part = await reader?.read()) text += part.value;
  };
  const reading = read().catch(() => undefined);
  const changes = () => text.split('event: change\n').length - 1;
  return {
    contentType: headers.get('Content-Type'),
    changes,
    reports: (count: number) => vi.waitFor(() => expect(changes()).toBe(count), { timeout: 5_000 }),
    /** @returns what a browser sends as `Last-Event-ID` when it reconnects */
    async close() {
      abort.abort();
      await reading;
      return [...text.matchAll(/^id: (.+)$/gm)].at(-1)?.[1];
    },
  };
}

const edit = (tagline: string) =>
  lakeEditor(site).createOrReplace({ _id: 'drafts.siteSettings', _type: 'siteSettings', tagline });

it('streams changes as they happen, only with a session', async () => {
  expect((await fetch(`${site.url}/preview/changes`)).status).toBe(401);
  const stream = await openChanges();
  expect(stream.contentType).toBe('text/event-stream; charset=utf-8');
  // The first one is for the connection to the lake itself: something may have changed since the page was loaded.
  await stream.reports(1);
  await edit('One');
  await stream.reports(2);
  await stream.close();
});

it('reports nothing to a page that reconnects without a change, and queries nothing', async () => {
  const first = await openChanges();
  await edit('Two');
  await vi.waitFor(() => expect(first.changes()).toBeGreaterThan(0), { timeout: 5_000 });
  await sleep(SETTLED_MS);
  lake.queryTags.length = 0;
  const lastId = await first.close();
  await sleep(GAP_MS);
  const again = await openChanges(lastId);
  await sleep(SETTLED_MS);
  expect(again.changes()).toBe(0);
  expect(lake.queryTags).toEqual([]);
  await again.close();
});

it('reports a change that happened while a page reconnected, even if it is the first', async () => {
  const idle = await openChanges();
  await sleep(SETTLED_MS);
  expect(idle.changes()).toBe(0);
  const lastId = await idle.close();
  await edit('Three');
  await sleep(GAP_MS);
  const again = await openChanges(lastId);
  await again.reports(1);
  await again.close();
});
