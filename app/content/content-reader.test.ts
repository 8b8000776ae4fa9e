import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type RequestListener, type Server, type ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createClient } from '@sanity/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ContentCache } from './content-cache.server';
import { createContentClient } from './content-client.server';
import { ContentReader } from './content-reader.server';
import { ContentUnavailable } from './content-unavailable.server';
import { createLakePause } from './lake-pause.server';
import { createLastKnownGood } from './last-known-good.server';
import { redirectQuery } from './queries/redirect.groq';

const MAX_BYTES = 10_000;
const LONG_MS = 3_600_000;
const answerTo = (to: string) => ({ result: { to, status: 308 }, syncTags: ['s1:a'], ms: 1, query: '' });
const good = answerTo('/pricing');

let lake: Server;
let asked: string[];
let behave: RequestListener;
let folder: string;
let nowMs: number;
let cache: ContentCache;
let reader: ContentReader;

const json =
  (body: unknown, status = 200, headers: Record<string, string> = {}): RequestListener =>
  (_request, response) => {
    response.writeHead(status, { 'Content-Type': 'application/json', ...headers }).end(JSON.stringify(body));
  };
const ask = (path = '/old') => reader.fetch('redirect', redirectQuery, { paths: [path] });
const target = async (path?: string) => (await ask(path)).result?.to;

beforeEach(async () => {
  asked = [];
  behave = json(good);
  lake = createServer((request, response) => {
    asked.push(request.url ?? '');
    behave(request, response);
  });
  await new Promise<void>((listening) => lake.listen(0, '127.0.0.1', listening));
  const address = lake.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  const apiHost = `http://127.0.0.1:${port}`;
  folder = mkdtempSync(join(tmpdir(), 'content-reader-'));
  nowMs = 0;
  const now = () => nowMs;
  cache = new ContentCache(1_000_000, now);
  cache.followed = true;
  reader = new ContentReader({
    client: createContentClient(
      { projectId: 'local', dataset: 'production', apiHost, assetBaseUrl: apiHost },
      MAX_BYTES,
    ),
    cache,
    kept: createLastKnownGood(folder, () => undefined),
    pause: createLakePause(now),
  });
});

afterEach(async () => {
  lake.closeAllConnections();
  await new Promise((closed) => lake.close(closed));
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
});

/** The Lake holds its answers back until they are given. */
function holdAnswers(): ServerResponse[] {
  const held: ServerResponse[] = [];
  behave = (_request, response) => void held.push(response);
  return held;
}

describe('an answer of the Lake', () => {
  it('carries result, sync tags and how it came', async () => {
    expect(await ask()).toEqual({ result: good.result, tags: ['s1:a'], from: 'lake', followed: true });
  });

  it('is asked for once, however many want it at the same time and after', async () => {
    const answers = await Promise.all(Array.from({ length: 50 }, () => ask()));
    await ask();
    expect(asked).toHaveLength(1);
    expect(new Set(answers.map(({ result }) => result)).size).toBe(50);
  });

  it('is another for other parameters', async () => {
    await Promise.all([ask('/a'), ask('/b')]);
    expect(asked).toHaveLength(2);
  });

  it('is never kept for a client that could see drafts', () => {
    const options = { cache, kept: createLastKnownGood(folder, () => undefined), pause: createLakePause() };
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
  it('is asked for anew, naming the change, and not before', async () => {
    await ask();
    cache.purge({ tags: ['s1:other'] });
    await ask();
    expect(asked).toHaveLength(1);
    behave = json(answerTo('/prices'));
    reader.lastEventId = 'event-7';
    cache.purge({ tags: ['s1:a'] });
    expect(await target()).toBe('/prices');
    expect(asked[0]).not.toContain('lastLiveEventId');
    expect(asked[1]).toContain('lastLiveEventId=event-7');
  });

  it('shares no answer that was asked for before it, and does not keep that one as fresh', async () => {
    const held = holdAnswers();
    const before = target();
    await vi.waitFor(() => expect(held).toHaveLength(1));
    cache.purge({ tags: ['s1:a'] });
    const after = target();
    await vi.waitFor(() => expect(held).toHaveLength(2));
    const [first, second] = held;
    const send = (response: ServerResponse | undefined, to: string) =>
      response?.setHeader('Content-Type', 'application/json').end(JSON.stringify(answerTo(to)));
    send(second, '/new');
    expect(await after).toBe('/new');
    send(first, '/outdated');
    expect(await before).toBe('/outdated');
    behave = json(answerTo('/newest'));
    expect(await target()).toBe('/newest');
  });
});

describe('age', () => {
  it.each([
    [true, 59_000, 1, good.result.to],
    [true, 61_000, 2, good.result.to],
    [true, 601_000, 2, '/prices'],
    [false, 1_900, 1, good.result.to],
    [false, 2_100, 2, good.result.to],
    [false, 5_100, 2, '/prices'],
  ])('followed: %s, after %d ms: asked %d times, answers %s', async (followed, ms, times, expected) => {
    cache.followed = followed;
    await ask();
    behave = json(answerTo('/prices'));
    nowMs = ms;
    expect(await target()).toBe(expected);
    await vi.waitFor(() => expect(asked).toHaveLength(times));
  });

  it('asks once for any number who are given an aged answer, and keeps the new one', async () => {
    await ask();
    nowMs = 61_000;
    const held = holdAnswers();
    expect(await Promise.all([target(), target(), target()])).toEqual(Array(3).fill('/pricing'));
    await vi.waitFor(() => expect(held).toHaveLength(1));
    held[0]?.setHeader('Content-Type', 'application/json').end(JSON.stringify(answerTo('/prices')));
    await vi.waitFor(async () => expect(await target()).toBe('/prices'));
    expect(asked).toHaveLength(2);
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
    ['answers what the query cannot', json({ ...good, result: { to: 1, status: 'moved' } })],
  ])('%s, answers what was kept, and fails where nothing is', async (_name, broken) => {
    behave = broken;
    await expect(ask()).rejects.toBeInstanceOf(ContentUnavailable);
    nowMs += LONG_MS;
    behave = json(good);
    await ask();
    behave = broken;
    cache.purge({ everything: true });
    expect(await ask()).toMatchObject({ result: good.result, tags: ['s1:a'], from: 'memory' });
    nowMs += LONG_MS;
    behave = json(good);
    expect((await ask()).from).toBe('lake');
  });

  it('is in trouble, it is given a rest, as long as it asks for', async () => {
    await ask();
    behave = json({ error: 'x' }, 429, { 'Retry-After': '60' });
    cache.purge({ everything: true });
    for (const ms of [0, 1_000, 59_000]) {
      nowMs = ms;
      expect((await ask()).from).toBe('memory');
    }
    await expect(ask('/unseen')).rejects.toBeInstanceOf(ContentUnavailable);
    expect(asked).toHaveLength(2);
    nowMs = 61_000;
    behave = json(good);
    expect((await ask()).from).toBe('lake');
  });

  it('has been emptied, the last whole answer stays', async () => {
    const whole = (result: unknown) => result !== null;
    const askWhole = () => reader.fetch('redirect', redirectQuery, { paths: ['/old'] }, whole);
    await askWhole();
    behave = json({ ...good, result: null });
    cache.purge({ everything: true });
    expect(await askWhole()).toMatchObject({ result: good.result, from: 'memory' });
  });

  it('drips its answer, it is given up after the deadline', { timeout: 10_000 }, async () => {
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
