import { describe, expect, it } from 'vitest';
import type WebSocket from 'ws';
import { editorsOf } from './acting';
import { connect, isLocal, lakeOfFile } from './connect';
import { openSocket } from './listening';

type FeedMessage = {
  readonly i: number;
  readonly type: string;
  readonly event?: string;
  readonly id?: string;
  readonly data?: string;
  readonly status?: number;
  readonly message?: string;
};

const STUDIO = 'http://localhost:3333';
const _type = 'fed';

const lake = lakeOfFile();
const { given, publish } = editorsOf(lake);

/** Opens a WebSocket with these feeds, numbered from 0. */
async function openFeeds(paths: readonly string[] = [], headers?: Record<string, string>) {
  const studio = { cookie: `lake_token=${lake.token}`, origin: STUDIO };
  const feeds = await openSocket<FeedMessage>(lake.url, headers ?? studio);
  for (const [i, path] of paths.entries()) feeds.send({ op: 'sub', i, path });
  return feeds;
}

function closeCode(socket: WebSocket): Promise<number> {
  return new Promise((resolve) => socket.once('close', resolve));
}

function listenPath(query: string, options: Record<string, string> = {}): string {
  const search = new URLSearchParams({ query, includeAllVersions: 'true', ...options });
  return `/v2025-02-19/data/listen/production?${search}`;
}

it.runIf(isLocal)('a lake that stops ends its streams, and its WebSockets with 1001', async () => {
  // What is still open, also an idle connection, would be cut after ten minutes only.
  const { url, token, load, close } = await connect('production', {}, 600_000);
  const headers = { cookie: `lake_token=${token}`, origin: STUDIO };
  await (await fetch(`${url}/ping`)).text();
  const { socket } = await openSocket(url, headers);
  const closed = closeCode(socket);
  const stream = await fetch(url + listenPath('*'), { headers });
  expect(load()).toMatchObject({ streams: 1, sockets: 1 });
  await close();
  expect(await closed).toBe(1001);
  await stream.text().catch(() => undefined);
});

describe.runIf(isLocal)('feeds over one WebSocket', () => {
  it('have the events of the streams, each with its number', async () => {
    const feeds = await openFeeds([listenPath('*[_id == "feed-a"]'), listenPath('*[_id == "feed-b"]')]);
    await feeds.until(4);
    const own = feeds.events.filter(({ i }) => i === 0).map(({ type, event }) => `${type} ${event}`);
    expect(own).toEqual(['open undefined', 'event welcome']);
    const { _rev } = await lake.client.create({ _id: 'feed-b', _type });
    const message = await feeds.first(({ event }) => event === 'mutation');
    expect(message).toMatchObject({ i: 1, type: 'event', id: `${_rev}#feed-b` });
    expect(JSON.parse(message.data ?? '')).toMatchObject({ documentId: 'feed-b', transition: 'appear' });
  });

  it('end when the client unsubscribes', async () => {
    const feeds = await openFeeds([listenPath('*')]);
    await feeds.until(2);
    feeds.send({ op: 'unsub', i: 0 });
    feeds.send({ op: 'sub', i: 2, path: listenPath('*') });
    await feeds.until(4);
    await lake.client.create({ _id: 'feed-c', _type });
    // It would be sent to the first before the second.
    expect(await feeds.first(({ event }) => event === 'mutation')).toMatchObject({ i: 2 });
  });

  it('are not limited to six connections, as over HTTP/1.1', async () => {
    const feeds = await openFeeds(Array(40).fill(listenPath('*[_id == "feed-d"]')));
    await feeds.until(80);
    await lake.client.create({ _id: 'feed-d', _type });
    await feeds.until(120);
    const receivers = feeds.events.filter(({ event }) => event === 'mutation').map(({ i }) => i);
    expect(receivers.sort((a, b) => a - b)).toEqual(Array.from({ length: 40 }, (_, i) => i));
  });

  it('are limited to 200', async () => {
    const feeds = await openFeeds(Array(201).fill(listenPath('*[_id == "none"]')));
    const refusal = await feeds.first(({ type }) => type === 'error');
    expect(refusal).toMatchObject({ i: 200, status: 429 });
  });

  it('of clients without the token are limited to 200 in all, until one leaves', async () => {
    const paths = Array(150).fill(listenPath('*[_id == "none"]'));
    const [one, other] = [await openFeeds(paths, {}), await openFeeds(paths, {})];
    const all = () => [...one.events, ...other.events];
    const refused = () => all().filter(({ type, status }) => type === 'error' && status === 429);
    await expect.poll(() => refused().length).toBe(100);
    await expect.poll(() => all().filter(({ event }) => event === 'welcome').length).toBe(200);
    const stream = await fetch(lake.url + listenPath('*[_id == "none"]'));
    expect(stream.status).toBe(429);
    const editor = await openFeeds(paths);
    await editor.until(300);
    expect(editor.events.filter(({ event }) => event === 'welcome')).toHaveLength(150);
    one.socket.terminate();
    await expect.poll(() => lake.load().sockets).toBe(2);
    other.send({ op: 'sub', i: 150, path: listenPath('*') });
    expect(await other.first(({ i }) => i === 150)).toMatchObject({ type: 'open' });
  });

  it('of clients without the token wait for queries', async () => {
    const [listeners, changes] = [150, 20];
    const feeds = await openFeeds(Array(listeners).fill(listenPath('*[_id == "feed-often"]')), {});
    await feeds.until(2 * listeners);
    for (let count = 0; count < changes; count += 1)
      await lake.client.createOrReplace({ _id: 'feed-often', _type, count });
    expect(await lake.client.fetch('count(*[_type == "never asked before"])')).toBe(0);
    const all = (2 + changes) * listeners;
    expect(feeds.events.length).toBeLessThan(all);
    await feeds.until(all);
  });

  it('may be live events', async () => {
    const feeds = await openFeeds(['/vX/data/live/events/production?includeDrafts=true']);
    await feeds.until(2);
    await lake.client.create({ _id: 'drafts.feed-e', _type });
    const message = await feeds.first(({ event }) => event === 'message');
    expect(JSON.parse(message.data ?? '').tags.length).toBeGreaterThan(0);
  });

  it('resume after the last event that the client has received', async () => {
    const { transactionId } = await publish(await given('feed-f', { draft: {} }));
    const feeds = await openFeeds();
    const path = listenPath('*[_id in ["feed-f", "drafts.feed-f"]]', { enableResume: 'true' });
    feeds.send({ op: 'sub', i: 1, path, lastEventId: `${transactionId}#feed-f` });
    const [, back, rest] = await feeds.until(3);
    expect(back?.event).toBe('welcomeback');
    expect(rest?.id).toBe(`${transactionId}#drafts.feed-f`);
  });

  it('report an error of the query as the stream does, and end', async () => {
    const feeds = await openFeeds([listenPath('*[')]);
    const [, error, end] = await feeds.until(3);
    expect(error).toMatchObject({ type: 'event', event: 'channelError' });
    expect(JSON.parse(error?.data ?? '')).toMatchObject({ error: { type: 'queryParseError' } });
    expect(end).toEqual({ i: 0, type: 'end' });
  });

  it.each([
    [404, '/v2025-02-19/data/query/production?query=*'],
    [404, '/v2025-02-19/data/listen/nowhere?query=*'],
    [501, '/v2025-02-19/nothing'],
    [400, '/v3000-01-01/data/listen/production?query=*'],
  ])('report %i for %s', async (status, path) => {
    const feeds = await openFeeds([path]);
    const message = await feeds.first(({ type, event }) => type === 'error' || event === 'channelError');
    expect(message.status ?? JSON.parse(message.data ?? '').statusCode).toBe(status);
  });

  it.each([
    'not json',
    '[]',
    '{"op":"sub"}',
    '{"op":"sub","i":1}',
    '{"op":"other","i":1}',
    '{"op":"sub","i":"1","path":"/"}',
  ])('close on a message that makes no sense: %s', async (message) => {
    const feeds = await openFeeds();
    feeds.send(message);
    expect(await closeCode(feeds.socket)).toBe(1007);
  });

  it('close on a message of more than 64 KB', async () => {
    const feeds = await openFeeds([listenPath('x'.repeat(70_000))]);
    expect(await closeCode(feeds.socket)).toBe(1009);
  });
});

describe.runIf(isLocal)('access to the WebSocket', () => {
  it('without the token, pages of this machine may open it for published documents', async () => {
    const paths = [listenPath('*[_type == "fed"]'), '/vX/data/live/events/production?includeDrafts=true'];
    const headers = { origin: 'http://localhost:3000', cookie: `lake_token=${lake.token}` };
    const feeds = await openFeeds(paths, headers);
    expect(await feeds.first(({ i }) => i === 1)).toMatchObject({ type: 'error', status: 401 });
    await feeds.first(({ event }) => event === 'welcome');
    await lake.client.create({ _id: 'drafts.feed-h', _type });
    await lake.client.create({ _id: 'feed-h', _type });
    const message = await feeds.first(({ event }) => event === 'mutation');
    expect(message.id).toMatch(/#feed-h$/);
  });

  it('with the token in a header, every client may open it', async () => {
    const paths = [listenPath('*[_id == "drafts.feed-i"]')];
    const feeds = await openFeeds(paths, { authorization: `Bearer ${lake.token}` });
    await feeds.until(2);
    await lake.client.create({ _id: 'drafts.feed-i', _type });
    expect((await feeds.first(({ event }) => event === 'mutation')).id).toContain('#drafts.feed-i');
  });

  it.each([
    [403, { origin: 'https://example.com' }],
    [403, { origin: 'http://localhost.example.com:3333' }],
    [403, { origin: 'null' }],
    [421, { host: 'example.com' }],
    [401, { authorization: 'Bearer skWrong' }],
  ])('%i for %j', async (status, headers) => {
    const withCookie = { cookie: `lake_token=${lake.token}`, ...headers };
    await expect(openSocket(lake.url, withCookie)).rejects.toThrow(`${status}`);
  });

  it.each(['/', '/v1/data/listen/production', '/v2022-06-30/socket/nowhere'])(
    'at %s is a 404',
    async (path) => {
      const authorized = { authorization: `Bearer ${lake.token}` };
      await expect(openSocket(lake.url, authorized, path)).rejects.toThrow('404');
    },
  );
});
