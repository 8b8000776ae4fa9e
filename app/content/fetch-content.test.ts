import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type RequestListener, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createContentClient } from './content-client.server';
import { ContentUnavailable, createFetchContent } from './fetch-content.server';
import { createLastKnownGood } from './last-known-good.server';
import { redirectQuery } from './queries/redirect.groq';

const MAX_BYTES = 10_000;
const good = { result: { to: '/pricing', status: 308 }, syncTags: ['s1:a'], ms: 1, query: '' };

let lake: Server;
let asked: number;
let behave: RequestListener;
let folder: string;
let fetchContent: ReturnType<typeof createFetchContent>;

const json =
  (body: unknown, status = 200): RequestListener =>
  (_request, response) => {
    response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));
  };
const ask = () => fetchContent('redirect', redirectQuery, { paths: ['/old'] });

beforeEach(async () => {
  asked = 0;
  behave = json(good);
  lake = createServer((request, response) => {
    asked += 1;
    behave(request, response);
  });
  await new Promise<void>((listening) => lake.listen(0, '127.0.0.1', listening));
  const address = lake.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  const apiHost = `http://127.0.0.1:${port}`;
  folder = mkdtempSync(join(tmpdir(), 'fetch-content-'));
  const client = createContentClient(
    { projectId: 'local', dataset: 'production', apiHost, assetBaseUrl: apiHost },
    MAX_BYTES,
  );
  fetchContent = createFetchContent(
    client,
    createLastKnownGood(folder, () => undefined),
  );
});

afterEach(async () => {
  lake.closeAllConnections();
  await new Promise((closed) => lake.close(closed));
  rmSync(folder, { recursive: true, force: true });
});

describe('fetchContent', () => {
  it('hands on result and sync tags', async () => {
    expect(await ask()).toEqual({ result: good.result, tags: ['s1:a'], from: 'lake' });
  });

  it('asks equal questions of the same moment once', async () => {
    const answers = await Promise.all(Array.from({ length: 50 }, ask));
    expect(asked).toBe(1);
    expect(new Set(answers.map(({ result }) => result)).size).toBe(50);
  });

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
    ['answers more than the limit', json({ ...good, query: 'x'.repeat(MAX_BYTES + 1) })],
    ['answers what the query cannot', json({ ...good, result: { to: 1, status: 'moved' } })],
  ])('answers from memory while the Lake %s, and fails where nothing is kept', async (_name, broken) => {
    behave = broken;
    await expect(ask()).rejects.toBeInstanceOf(ContentUnavailable);
    behave = json(good);
    await ask();
    behave = broken;
    expect(await ask()).toEqual({ result: good.result, tags: ['s1:a'], from: 'memory' });
    behave = json(good);
    expect((await ask()).from).toBe('lake');
  });

  it('gives up on an answer that drips beyond the deadline', { timeout: 10_000 }, async () => {
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
