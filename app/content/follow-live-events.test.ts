import { createServer, type Server, type ServerResponse } from 'node:http';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Purge } from '../../protocol/purge';
import { createContentClient } from './content-client.server';
import { followLiveEvents } from './follow-live-events.server';

const WELCOME_TIMEOUT_MS = 3_000;

let lake: Server;
let streams: ServerResponse[];
let resumedFrom: (string | undefined)[];
let refuseWith: number | undefined;
let heard: (Purge | boolean | string)[];
let stop: () => void;

const send = (event: string, id: string, data: unknown) =>
  streams.at(-1)?.write(`event: ${event}\nid: ${id}\ndata: ${JSON.stringify(data)}\n\n`);
const next = (count: number) => vi.waitFor(() => expect(streams).toHaveLength(count), { timeout: 8_000 });
const hears = (expected: typeof heard) =>
  vi.waitFor(() => expect(heard).toEqual(expected), { timeout: 5_000 });
const everything: Purge = { everything: true };

beforeEach(async () => {
  [streams, resumedFrom, heard, refuseWith] = [[], [], [], undefined];
  lake = createServer((request, response) => {
    if (!request.url?.includes('/live/events/')) return void response.end('{}');
    resumedFrom.push(request.headers['last-event-id']?.toString());
    streams.push(response);
    if (refuseWith) response.writeHead(refuseWith).end();
    else response.writeHead(200, { 'Content-Type': 'text/event-stream' }).flushHeaders();
  });
  await new Promise<void>((listening) => lake.listen(0, '127.0.0.1', listening));
  const address = lake.address();
  const apiHost = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
  const client = createContentClient({
    projectId: 'local',
    dataset: 'production',
    apiHost,
    assetBaseUrl: apiHost,
  });
  stop = followLiveEvents(
    client,
    {
      onPurge: (purge, id) => heard.push(purge, ...(id ? [id] : [])),
      onFollowing: (following) => heard.push(following),
      onError: () => heard.push('error'),
    },
    { welcomeTimeoutMs: WELCOME_TIMEOUT_MS },
  );
});

afterEach(async () => {
  stop();
  lake.closeAllConnections();
  await new Promise((closed) => lake.close(closed));
});

describe('followLiveEvents', () => {
  it('tells of changes with tags and id, and counts all before the welcome as purged', async () => {
    await next(1);
    send('welcome', '1', {});
    send('message', '2', { tags: ['s1:a', 's1:b'] });
    await hears([true, everything, { tags: ['s1:a', 's1:b'] }, '2']);
  });

  it('counts everything as purged at a restart', async () => {
    await next(1);
    send('welcome', '1', {});
    send('restart', '9', {});
    await hears([true, everything, everything, '9']);
  });

  it('follows no longer when the connection is lost, and again when it is back', async () => {
    await next(1);
    send('welcome', '1', {});
    await hears([true, everything]);
    streams[0]?.destroy();
    await hears([true, everything, false, everything]);
    await next(2);
    expect(resumedFrom).toEqual([undefined, '1']);
    send('welcome', '1', {});
    await hears([true, everything, false, everything, true, everything]);
  });

  it('tries again where the Lake refuses', async () => {
    await next(1);
    send('welcome', '1', {});
    await hears([true, everything]);
    refuseWith = 403;
    streams[0]?.destroy();
    await next(2);
    await hears([true, everything, false, everything, 'error']);
    refuseWith = undefined;
    await next(3);
    send('welcome', '1', {});
    await hears([true, everything, false, everything, 'error', true, everything]);
  });

  it('does not wait for ever for a Lake that says nothing', async () => {
    await next(2);
    expect(heard).toEqual(['error']);
    send('welcome', '1', {});
    await hears(['error', true, everything]);
  });

  it('lets go of the connection when it is ended', async () => {
    await next(1);
    const closed = new Promise((resolve) => streams[0]?.once('close', resolve));
    stop();
    await closed;
    expect(streams).toHaveLength(1);
  });
});
