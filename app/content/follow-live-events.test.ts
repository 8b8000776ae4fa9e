import { readFileSync } from 'node:fs';
import { createServer, type Server, type ServerResponse } from 'node:http';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Purge } from '../../protocol/purge';
import { closeServer, listen } from '../../tests/support/listen';
import { createContentClient } from './content-client.server';
import { followLiveEvents } from './follow-live-events.server';

const WELCOME_TIMEOUT_MS = 3_000;

let lake: Server;
let streams: ServerResponse[];
let resumedFrom: (string | undefined)[];
let refuseWith: number | undefined;
let received: (Purge | boolean | string)[];
let apiUrl: URL;
let stop: () => void;

const send = (event: string, id: string, data: unknown) =>
  streams.at(-1)?.write(`event: ${event}\nid: ${id}\ndata: ${JSON.stringify(data)}\n\n`);
const next = (count: number) => vi.waitFor(() => expect(streams).toHaveLength(count), { timeout: 8_000 });
const untilReceived = (expected: typeof received) =>
  vi.waitFor(() => expect(received).toEqual(expected), { timeout: 5_000 });
const everything: Purge = { everything: true };
/** The connection is made and welcomed. */
async function begin() {
  await next(1);
  send('welcome', '1', {});
  await untilReceived([true, everything]);
}

beforeEach(async () => {
  [streams, resumedFrom, received, refuseWith] = [[], [], [], undefined];
  lake = createServer((request, response) => {
    if (!request.url?.includes('/live/events/')) return void response.end('{}');
    resumedFrom.push(request.headers['last-event-id']?.toString());
    streams.push(response);
    if (refuseWith) response.writeHead(refuseWith).end();
    else response.writeHead(200, { 'Content-Type': 'text/event-stream' }).flushHeaders();
  });
  const apiHost = `http://127.0.0.1:${await listen(lake)}`;
  apiUrl = new URL(apiHost);
  const source = { projectId: 'local', dataset: 'production', apiHost, assetBaseUrl: apiHost };
  const client = createContentClient(source);
  stop = followLiveEvents(
    client,
    {
      onPurge: (purge, id) => received.push(purge, ...(id ? [id] : [])),
      onFollowing: (following) => received.push(following),
      onError: () => received.push('error'),
    },
    { welcomeTimeoutMs: WELCOME_TIMEOUT_MS },
  );
});

afterEach(async () => {
  stop();
  await closeServer(lake);
});

describe('followLiveEvents', () => {
  it('reports changes with tags and id, and purges everything at the welcome', async () => {
    await begin();
    send('message', '2', { tags: ['s1:a', 's1:b'] });
    await untilReceived([true, everything, { tags: ['s1:a', 's1:b'] }, '2']);
  });

  it('purges everything at a restart', async () => {
    await begin();
    send('restart', '9', {});
    await untilReceived([true, everything, everything, '9']);
  });

  it('stops following when the connection is lost, and resumes when it is back', async () => {
    await begin();
    streams[0]?.destroy();
    await untilReceived([true, everything, false, everything]);
    await next(2);
    expect(resumedFrom).toEqual([undefined, '1']);
    send('welcome', '1', {});
    await untilReceived([true, everything, false, everything, true, everything]);
  });

  it('retries if the Lake rejects the connection', async () => {
    await begin();
    refuseWith = 403;
    streams[0]?.destroy();
    await next(2);
    await untilReceived([true, everything, false, everything, 'error']);
    refuseWith = undefined;
    await next(3);
    send('welcome', '1', {});
    await untilReceived([true, everything, false, everything, 'error', true, everything]);
  });

  it('reconnects if the Lake sends nothing', async () => {
    await next(2);
    expect(received).toEqual(['error']);
    send('welcome', '1', {});
    await untilReceived(['error', true, everything]);
  });

  it('the kernel probes the connection, so that a dead peer is noticed', async () => {
    await next(1);
    const { port } = apiUrl;
    const toLake = `:${Number(port).toString(16).toUpperCase().padStart(4, '0')}`;
    const sockets = readFileSync('/proc/net/tcp', 'utf8')
      .split('\n')
      .map((line) => line.trim().split(/\s+/));
    // Columns of proc(5): remote address, and the running timer, of which 02 is the keep-alive.
    const timers = sockets.filter(([, , remote]) => remote?.endsWith(toLake)).map((columns) => columns[5]);
    expect(timers).toEqual([expect.stringMatching(/^02:/)]);
  });

  it('closes the connection when it is ended', async () => {
    await begin();
    const closed = new Promise((resolve) => streams[0]?.once('close', resolve));
    stop();
    await closed;
    expect(streams).toHaveLength(1);
    expect(received.at(-1)).toBe(false);
  });
});
