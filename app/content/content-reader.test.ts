import { mkdtempSync, readdirSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { createServer, type RequestListener, type Server, type ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createClient } from '@sanity/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createCircuitBreaker } from '../../protocol/circuit-breaker';
import { navigationFixture, settingsFixture } from '../chrome/site.fixture';
import { ContentCache } from './content-cache.server';
import { createContentClient } from './content-client.server';
import { ContentUnavailable } from './content-errors.server';
import { ContentReader } from './content-reader.server';
import { createLastKnownGood } from './last-known-good.server';
import { redirectQuery, sitemapQuery, siteQuery } from './queries.groq';

const MAX_BYTES = 10_000;
const LONG_MS = 3_600_000;
const pricing = { to: '/pricing', status: 308 };
const answer = (result: unknown, isComplete = true) => ({
  result: { result, isComplete },
  syncTags: ['s1:a'],
  ms: 1,
});
const answerTo = (to: string) => answer({ ...pricing, to });
const good = answer(pricing);
const wholeSite = {
  settings: settingsFixture,
  navigation: navigationFixture,
  chat: { enabled: true, texts: null },
  consent: null,
};
const withoutSettings = { ...wholeSite, settings: null };

let lake: Server;
let requested: string[];
let behave: RequestListener;
let folder: string;
let nowMs: number;
let cache: ContentCache;
let reader: ContentReader;
let changes: boolean[];

const json =
  (body: unknown, status = 200, headers: Record<string, string> = {}): RequestListener =>
  (_request, response) => {
    response.writeHead(status, { 'Content-Type': 'application/json', ...headers }).end(JSON.stringify(body));
  };
const ask = (path = '/old') => reader.fetch('redirect', redirectQuery, { paths: [path] });
const target = async (path?: string) => (await ask(path)).result?.to;
const askSite = () => reader.fetch('site', siteQuery, {}, { maxAgeMs: 0 });
const askSitemap = () => reader.fetch('sitemap', sitemapQuery);

const written = (count: number) =>
  vi.waitFor(() => expect(readdirSync(folder).filter((name) => name.endsWith('.json'))).toHaveLength(count));

function startReader(): ContentReader {
  const address = lake.address();
  const apiHost = `http://127.0.0.1:${typeof address === 'object' ? address?.port : undefined}`;
  const source = { projectId: 'local', dataset: 'production', apiHost, assetBaseUrl: apiHost };
  const now = () => nowMs;
  cache = new ContentCache(1_000_000, now);
  cache.followed = true;
  return new ContentReader({
    client: createContentClient(source, MAX_BYTES),
    cache,
    lastKnownGood: createLastKnownGood(folder, () => undefined),
    breaker: createCircuitBreaker(now),
    onComplete(isComplete) {
      changes.push(isComplete);
      reader.purge({ everything: true });
    },
  });
}

beforeEach(async () => {
  requested = [];
  behave = json(good);
  lake = createServer((request, response) => {
    requested.push(request.url ?? '');
    behave(request, response);
  });
  await new Promise<void>((listening) => lake.listen(0, '127.0.0.1', listening));
  folder = mkdtempSync(join(tmpdir(), 'content-reader-'));
  nowMs = 0;
  changes = [];
  reader = startReader();
});

afterEach(async () => {
  lake.closeAllConnections();
  await new Promise((closed) => lake.close(closed));
  // Answers may still be being written.
  await rm(folder, { recursive: true, force: true, maxRetries: 5 });
});

/** The Lake withholds its answers; the test sends them. */
function holdAnswers(): ServerResponse[] {
  const held: ServerResponse[] = [];
  behave = (_request, response) => void held.push(response);
  return held;
}

describe('an answer of the Lake', () => {
  it('has result, sync tags and provenance', async () => {
    expect(await ask()).toEqual({ result: pricing, tags: ['s1:a'], from: 'lake', followed: true });
  });

  it('is queried once for any number of readers, at the same time and later', async () => {
    const answers = await Promise.all(Array.from({ length: 50 }, () => ask()));
    await ask();
    expect(requested).toHaveLength(1);
    expect(new Set(answers.map(({ result }) => result)).size).toBe(50);
  });

  it('is queried separately for other parameters', async () => {
    await Promise.all([ask('/a'), ask('/b')]);
    expect(requested).toHaveLength(2);
  });

  it('is never cached for a client that could see drafts', () => {
    const lastKnownGood = createLastKnownGood(folder, () => undefined);
    const options = { cache, lastKnownGood, breaker: createCircuitBreaker(), onComplete: () => undefined };
    const config = { projectId: 'local', dataset: 'production', apiVersion: '2025-02-19', useCdn: false };
    for (const more of [
      { perspective: 'drafts' as const },
      { perspective: 'published' as const, token: 'x' },
    ]) {
      const client = createClient({ ...config, ...more });
      expect(() => new ContentReader({ client, ...options })).toThrow(/published/);
    }
  });
});

describe('after a change', () => {
  it('queries again with the event’s id, and only then', async () => {
    await ask();
    reader.purge({ tags: ['s1:other'] });
    await ask();
    expect(requested).toHaveLength(1);
    behave = json(answerTo('/prices'));
    reader.lastEventId = 'event-7';
    reader.purge({ tags: ['s1:a'] });
    expect(await target()).toBe('/prices');
    expect(requested[0]).not.toContain('lastLiveEventId');
    expect(requested[1]).toContain('lastLiveEventId=event-7');
  });

  it.each([
    ['first', [0, 1]],
    ['last', [1, 0]],
  ])('ignores an answer requested before it that arrives %s', async (_when, order) => {
    const held = holdAnswers();
    const before = target();
    await vi.waitFor(() => expect(held).toHaveLength(1));
    reader.purge({ tags: ['s1:a'] });
    const after = target();
    await vi.waitFor(() => expect(held).toHaveLength(2));
    for (const index of order) {
      const body = JSON.stringify(answerTo(['/outdated', '/new'][index] ?? ''));
      held[index]?.setHeader('Content-Type', 'application/json').end(body);
      await [before, after][index];
    }
    expect(await Promise.all([before, after, target()])).toEqual(['/outdated', '/new', '/new']);
    expect(requested).toHaveLength(2);
    behave = (request) => request.socket.destroy();
    reader.purge({ everything: true });
    expect(await target()).toBe('/new');
  });
});

describe('age', () => {
  it.each([
    [true, 3_599_000, 1, pricing.to],
    [true, 3_601_000, 2, pricing.to],
    [true, 4_201_000, 2, '/prices'],
    [false, 1_900, 1, pricing.to],
    [false, 2_100, 2, pricing.to],
    [false, 5_100, 2, '/prices'],
  ])('followed: %s, after %d ms: queries %d times, answers %s', async (followed, ms, times, expected) => {
    cache.followed = followed;
    await ask();
    behave = json(answerTo('/prices'));
    nowMs = ms;
    expect(await target()).toBe(expected);
    await vi.waitFor(() => expect(requested).toHaveLength(times));
  });

  it('revalidates once for any number of readers of a stale answer, and caches the new one', async () => {
    await ask();
    nowMs = 3_601_000;
    const held = holdAnswers();
    expect(await Promise.all([target(), target(), target()])).toEqual(Array(3).fill('/pricing'));
    await vi.waitFor(() => expect(held).toHaveLength(1));
    held[0]?.setHeader('Content-Type', 'application/json').end(JSON.stringify(answerTo('/prices')));
    await vi.waitFor(async () => expect(await target()).toBe('/prices'));
    expect(requested).toHaveLength(2);
  });
});

describe('a connection that breaks before the answer', () => {
  it.each([
    ['once, is retried', 1, 2],
    ['again, fails after one retry', 2, 2],
  ])('%s', async (_name, breaks, requests) => {
    let broken = 0;
    behave = (request, response) => {
      broken += 1;
      if (broken <= breaks) request.socket.resetAndDestroy();
      else json(good)(request, response);
    };
    if (breaks === 1) expect((await ask()).from).toBe('lake');
    else await expect(ask()).rejects.toBeInstanceOf(ContentUnavailable);
    expect(requested).toHaveLength(requests);
  });
});

describe('while the Lake', () => {
  it.each<[string, RequestListener]>([
    ['is down', (request) => request.socket.destroy()],
    ['answers 500', json({ error: 'x' }, 500)],
    [
      'answers HTML',
      (_request, response) => void response.setHeader('Content-Type', 'text/html').end('<p>hello</p>'),
    ],
    [
      'answers broken JSON',
      (_request, response) => void response.setHeader('Content-Type', 'application/json').end('{"result":'),
    ],
    ['answers more than the limit', json({ ...good, ms: 'x'.repeat(MAX_BYTES + 1) })],
    ['answers with another type than the query’s', json(answer({ to: 1, status: 'moved' }))],
  ])('%s, returns the last good answer, and fails without one', async (_name, broken) => {
    behave = broken;
    await expect(ask()).rejects.toBeInstanceOf(ContentUnavailable);
    nowMs += LONG_MS;
    behave = json(good);
    await ask();
    behave = broken;
    reader.purge({ everything: true });
    expect(await ask()).toMatchObject({ result: pricing, tags: ['s1:a'], from: 'memory' });
    nowMs += LONG_MS;
    behave = json(good);
    expect((await ask()).from).toBe('lake');
  });

  it('fails, the circuit breaker opens for the time of Retry-After', async () => {
    await ask();
    behave = json({ error: 'x' }, 429, { 'Retry-After': '60' });
    reader.purge({ everything: true });
    for (const ms of [0, 1_000, 59_000]) {
      nowMs = ms;
      expect((await ask()).from).toBe('memory');
    }
    await expect(ask('/unseen')).rejects.toBeInstanceOf(ContentUnavailable);
    expect(requested).toHaveLength(2);
    nowMs = 61_000;
    behave = json(good);
    expect((await ask()).from).toBe('lake');
  });

  it('drips its answer, the query fails after the deadline', { timeout: 10_000 }, async () => {
    behave = (_request, response) => {
      response.writeHead(200, { 'Content-Type': 'application/json' });
      const drip = setInterval(() => response.write(' '), 200);
      response.on('close', () => clearInterval(drip));
    };
    const start = performance.now();
    await expect(ask()).rejects.toBeInstanceOf(ContentUnavailable);
    expect(performance.now() - start).toBeLessThan(6_500);
  });
});

describe('while the dataset is incomplete', () => {
  /** Content is read, then lost: an emptied dataset answers every query without an error. */
  async function loseContent() {
    await ask();
    behave = json(answer([{ path: '/pricing', _updatedAt: '' }]));
    await askSitemap();
    behave = json(answer(wholeSite));
    await askSite();
    behave = json(answer(null));
    expect(await target('/none')).toBeUndefined();
    behave = json(answer(null, false));
    reader.purge({ everything: true });
  }

  it.each<[string, RequestListener]>([
    ['nothing at all', json({ ...good, result: null })],
    ['nothing of the site', json(answer(null, false))],
    ['a site without settings', json(answer(withoutSettings))],
    [
      'settings without a name',
      json(answer({ ...wholeSite, settings: { ...settingsFixture, productName: null } })),
    ],
  ])('it is detected by an answer with %s, and reported once', async (_name, empty) => {
    await loseContent();
    behave = empty;
    for (const _time of [1, 2, 3]) expect((await askSite()).result).toEqual(wholeSite);
    expect(reader.isComplete).toBe(false);
    behave = json(answer(wholeSite));
    expect((await askSite()).from).toBe('lake');
    expect(changes).toEqual([false, true]);
  });

  it('the list from before it was emptied is returned, not the empty one', async () => {
    const list = [{ path: '/pricing', _updatedAt: '' }];
    behave = json(answer(list));
    await askSitemap();
    await written(1);
    behave = json(answer([]));
    reader.purge({ everything: true });
    expect((await askSitemap()).result).toEqual([]);
    behave = json(answer([], false));
    reader.purge({ everything: true });
    expect(await askSitemap()).toMatchObject({ result: list, from: 'snapshot' });
  });

  it('earlier content is returned as before, also after a restart, and its snapshot stays', async () => {
    await loseContent();
    await written(3);
    for (const from of ['memory', 'snapshot']) {
      expect(await ask()).toMatchObject({ result: pricing, from });
      behave = json(answer([], false));
      expect(await askSitemap()).toMatchObject({ result: [{ path: '/pricing' }], from });
      behave = json(answer(null, false));
      reader = startReader();
    }
  });

  it('content never read is unavailable, not missing, and queried again afterwards', async () => {
    await loseContent();
    for (const path of ['/none', '/never-asked-before']) {
      await expect(ask(path)).rejects.toBeInstanceOf(ContentUnavailable);
    }
    behave = json(answer(wholeSite));
    await askSite();
    behave = json(answer(null));
    expect((await ask('/none')).result).toBeNull();
    behave = json(good);
    expect((await ask('/never-asked-before')).result).toEqual(pricing);
  });

  it('an existing page is returned, and cached in memory only', async () => {
    behave = json(answer(withoutSettings));
    await expect(askSite()).rejects.toBeInstanceOf(ContentUnavailable);
    behave = json(answer(pricing, false));
    expect(await ask()).toMatchObject({ result: pricing, from: 'lake' });
    behave = json(answer(wholeSite));
    await askSite();
    await written(1);
    behave = json({}, 500);
    reader = startReader();
    expect((await askSite()).from).toBe('snapshot');
    await expect(ask()).rejects.toBeInstanceOf(ContentUnavailable);
  });

  it('an answer to a query from before the recovery is ignored', async () => {
    const held = holdAnswers();
    const before = ask('/old');
    await vi.waitFor(() => expect(held).toHaveLength(1));
    behave = json(answer(wholeSite));
    await askSite();
    held[0]?.setHeader('Content-Type', 'application/json').end(JSON.stringify(answer(null, false)));
    await expect(before).rejects.toBeInstanceOf(ContentUnavailable);
    expect(changes).toEqual([]);
    behave = json(good);
    expect((await ask('/old')).result).toEqual(pricing);
  });
});

it('returns the last good answer after the timeout, and caches the Lake’s when it arrives', async () => {
  await ask();
  const held = holdAnswers();
  const withTimeout = () =>
    reader.fetch('redirect', redirectQuery, { paths: ['/old'] }, { maxAgeMs: 0, timeoutMs: 20 });
  expect(await withTimeout()).toMatchObject({ result: pricing, from: 'memory' });
  held[0]?.setHeader('Content-Type', 'application/json').end(JSON.stringify(answerTo('/prices')));
  await vi.waitFor(async () => expect(await target()).toBe('/prices'));
});
