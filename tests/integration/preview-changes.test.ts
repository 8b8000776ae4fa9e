import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { countedSite } from '../support/counting-lake';
import { openPreview } from '../support/open-preview';
import { SOON } from '../support/readiness';

const { site, lake } = countedSite();
let cookie: string;
/** Another page of the editor's, through which the site stays connected to the Lake, and hears of each change. */
let other: Awaited<ReturnType<typeof openChanges>>;
let isOver = false;

beforeAll(async () => {
  cookie = await openPreview(site);
  other = await openChanges();
  // The first one is for the connection to the Lake itself: something may have changed since the page was loaded.
  await other.reports(1);
  void keepListening();
});
afterAll(() => {
  isOver = true;
  return other.close();
});

/** The server ends each stream after a while. */
async function keepListening(): Promise<void> {
  for (let lastId = await other.ended; !isOver; lastId = await other.ended) other = await openChanges(lastId);
}

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
  /** What a browser sends as `Last-Event-ID` when it reconnects. */
  const lastId = () => [...text.matchAll(/^id: (.+)$/gm)].at(-1)?.[1];
  const ended = read().then(lastId, lastId);
  const changes = () => [...text.matchAll(/^id: (.+)\nevent: change$/gm)].map(([, id]) => id);
  await vi.waitFor(() => expect(lastId()).toBeDefined(), SOON);
  return {
    ended,
    contentType: headers.get('Content-Type'),
    /** Ids of the changes reported so far. */
    changes,
    reports: (count: number) => vi.waitFor(() => expect(changes()).toHaveLength(count), SOON),
    close() {
      abort.abort();
      return ended;
    },
  };
}

const edit = (tagline: string) =>
  site.editor.createOrReplace({ _id: 'drafts.siteSettings', _type: 'siteSettings', tagline });

it('streams changes as they happen, only with a session', async () => {
  expect((await fetch(`${site.url}/preview/changes`)).status).toBe(401);
  const stream = await openChanges();
  expect(stream.contentType).toBe('text/event-stream; charset=utf-8');
  await edit('One');
  await stream.reports(1);
  await stream.close();
});

it('reports nothing to a page that reconnects without a change, and queries nothing', async () => {
  const first = await openChanges();
  await edit('Two');
  await first.reports(1);
  lake.queryTags.length = 0;
  const lastId = await first.close();
  const again = await openChanges(lastId);
  expect(lake.queryTags).toEqual([]);
  await edit('Three');
  await vi.waitFor(() => expect(again.changes()).not.toEqual([]), SOON);
  // The first that it hears of is this edit.
  expect(again.changes()).not.toContain(lastId);
  await again.close();
});

it('reports a change that happened while a page reconnected, even if it is the first', async () => {
  const idle = await openChanges();
  const lastId = await idle.close();
  expect(idle.changes()).toEqual([]);
  const witness = await openChanges();
  await edit('Four');
  await witness.reports(1);
  const again = await openChanges(lastId);
  await again.reports(1);
  await Promise.all([again.close(), witness.close()]);
});
