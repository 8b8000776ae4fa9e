import { createServer, type Server, type ServerResponse } from 'node:http';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Purge } from '../../../protocol/purge';
import { closeServer, listen } from '../../../tests/support/listen';
import { createContentClient } from '../source/content-client.server';
import { followLiveEvents } from './follow-live-events.server';

let lake: Server;
let streams: ServerResponse[];
let resumedFrom: (string | undefined)[];
/** How often the Lake refuses a connection. */
let refusals: number;
/** Whether it welcomes each connection by itself. */
let welcomes: boolean;
let received: (Purge | boolean | string)[];
let apiUrl: URL;
let stop: (() => void) | undefined;

const send = (event: string, id: string, data: unknown) =>
  streams.at(-1)?.write(`event: ${event}\nid: ${id}\ndata: ${JSON.stringify(data)}\n\n`);
const next = (count: number) => expect.poll(() => streams).toHaveLength(count);
const untilReceived = (expected: typeof received) => expect.poll(() => received).toEqual(expected);
const everything: Purge = { everything: true };
/** The connection is made and welcomed. */
async function begin() {
  follow();
  await next(1);
  send('welcome', '1', {});
  await untilReceived([true, everything]);
}

beforeEach(async () => {
  [streams, resumedFrom, received, refusals, welcomes] = [[], [], [], 0, false];
  lake = createServer((request, response) => {
    if (!request.url?.includes('/live/events/')) return void response.end('{}');
    resumedFrom.push(request.headers['last-event-id']?.toString());
    streams.push(response);
    refusals -= 1;
    if (refusals >= 0) return void response.writeHead(403).end();
    // The client reconnects at once.
    response.writeHead(200, { 'Content-Type': 'text/event-stream' }).write('retry: 1\n\n');
    if (welcomes) send('welcome', '1', {});
  });
  apiUrl = new URL(`http://127.0.0.1:${await listen(lake)}`);
});

function follow(welcomeTimeoutMs = 60_000): void {
  const { origin } = apiUrl;
  stop = followLiveEvents(
    createContentClient({ projectId: 'local', dataset: 'production', apiHost: origin, assetBaseUrl: origin }),
    {
      onPurge: (purge, id) => received.push(purge, ...(id ? [id] : [])),
      onFollowing: (following) => received.push(following),
      onError: () => received.push('error'),
    },
    { welcomeTimeoutMs, firstRetryMs: 1 },
  );
}

afterEach(async () => {
  stop?.();
  await closeServer(lake);
});

it.each<[string, string, Purge]>([
  ['message', 'a change purges its tags', { tags: ['s1:a', 's1:b'] }],
  ['restart', 'a restart purges everything, as the welcome does', everything],
])('%s: %s, with its id', async (event, _what, purge) => {
  await begin();
  send(event, '2', purge);
  await untilReceived([true, everything, purge, '2']);
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
  refusals = 1;
  streams[0]?.destroy();
  await next(3);
  send('welcome', '1', {});
  await untilReceived([true, everything, false, everything, 'error', true, everything]);
});

it('reconnects if the Lake sends nothing', async () => {
  follow(100);
  await expect.poll(() => received).toContain('error');
  welcomes = true;
  await expect.poll(() => received.slice(-2)).toEqual([true, everything]);
  expect(new Set(received.slice(0, -2))).toEqual(new Set(['error']));
});

it('closes the connection when it is ended', async () => {
  await begin();
  const closed = new Promise((resolve) => streams[0]?.once('close', resolve));
  stop?.();
  await closed;
  expect(streams).toHaveLength(1);
  expect(received.at(-1)).toBe(false);
});
