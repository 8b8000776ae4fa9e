import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Purge } from '../../../protocol/purge';
import { closeServer, listen } from '../../../tests/support/listen';
import { createCacheNotifier } from './cache-notifier.server';

/** When a purge is sent again that a cache did not take. */
const RETRY_AFTER_MS = 10_000;

let cache: Server;
type Received = {
  path: string | undefined;
  body: unknown;
  method: string | undefined;
  headers: IncomingHttpHeaders;
};

let received: Received[];
let status: number;
let origin: string;
let release: (() => void)[] | undefined;

beforeEach(async () => {
  [received, status, release] = [[], 204, undefined];
  cache = createServer(async (request, response) => {
    let text = '';
    for await (const chunk of request) text += chunk;
    const { method, headers, url } = request;
    received.push({ path: url, body: text === '' ? undefined : JSON.parse(text), method, headers });
    const answer = () => response.writeHead(status).end();
    if (release) release.push(answer);
    else answer();
  });
  origin = `127.0.0.1:${await listen(cache)}`;
});

afterEach(() => {
  vi.useRealTimers();
  return closeServer(cache);
});

const credentials = `Basic ${Buffer.from('user:p@ss').toString('base64')}`;
const everyPage = expect.objectContaining({ xkey: 'everything' });
const bodies = () => received.map(({ body }) => body);
const untilReceived = (count: number) => expect.poll(() => received).toHaveLength(count);

describe('createCacheNotifier', () => {
  it('posts the purge, with the credentials of its URL', async () => {
    await createCacheNotifier(`http://user:p%40ss@${origin}/two`)({ tags: ['a'] });
    expect(received).toMatchObject([
      { method: 'POST', path: '/two', body: { tags: ['a'] }, headers: { authorization: credentials } },
    ]);
  });

  it('merges purges that arrive while a call is in flight', async () => {
    release = [];
    const notify = createCacheNotifier(`http://${origin}/`);
    notify({ tags: ['a'] });
    await untilReceived(1);
    notify({ tags: ['b', 'c'] });
    notify({ tags: ['c', 'd'] });
    release.shift()?.();
    await untilReceived(2);
    expect(bodies()[1]).toEqual({ tags: expect.arrayContaining(['b', 'c', 'd']) });
    notify({ tags: ['e'] });
    notify({ everything: true });
    release.shift()?.();
    await untilReceived(3);
    expect(bodies()[2]).toEqual({ everything: true });
    release.shift()?.();
  });

  it('tries twice, then merges the lost purge into the next call', async () => {
    status = 503;
    const notify = createCacheNotifier(`http://${origin}/`);
    await notify({ tags: ['a'] });
    status = 204;
    await notify({ tags: ['b'] });
    const merged = { tags: expect.arrayContaining(['a', 'b']) };
    expect(bodies()).toEqual([{ tags: ['a'] }, { tags: ['a'] }, merged]);
  });

  it('sends a lost purge again by itself', async () => {
    status = 503;
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    await createCacheNotifier(`http://${origin}/`)({ tags: ['a'] });
    status = 204;
    vi.advanceTimersByTime(RETRY_AFTER_MS);
    await untilReceived(3);
    expect(bodies()[2]).toEqual({ tags: ['a'] });
  });

  it('has one retry at a time, however many purges are lost', async () => {
    status = 503;
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const notify = createCacheNotifier(`http://${origin}/`);
    for (const tag of ['a', 'b', 'c']) {
      await notify({ tags: [tag] });
      vi.advanceTimersByTime(1_000);
    }
    vi.advanceTimersByTime(RETRY_AFTER_MS - 1_001);
    status = 204;
    await notify({ tags: ['d'] });
    // A retry of the first would have come before it.
    expect(bodies().slice(6)).toEqual([{ tags: expect.arrayContaining(['a', 'b', 'c', 'd']) }]);
  });

  it('drops a purge that the cache rejects: it must not take later ones with it', async () => {
    status = 400;
    const notify = createCacheNotifier(`http://${origin}/`);
    await notify({ tags: ['bad'] });
    status = 204;
    await notify({ tags: ['good'] });
    expect(bodies()).toEqual([{ tags: ['bad'] }, { tags: ['good'] }]);
  });
});

/** Each vendor's documented request, as a server gets it. */
describe('vendors', () => {
  const tags = Array.from({ length: 301 }, (_, index) => `s1:${index}`);
  const notify = (entry: string, purge: Purge) => createCacheNotifier(entry, `http://${origin}`)(purge);

  it('Cloudflare: at most 30 tags a request, with the token', async () => {
    notify('cloudflare://t0ken@zone1', { tags: tags.slice(0, 31) });
    await untilReceived(2);
    expect(received.map(({ method, path }) => `${method} ${path}`)).toEqual(
      Array(2).fill('POST /client/v4/zones/zone1/purge_cache'),
    );
    expect(received[0]?.headers.authorization).toBe('Bearer t0ken');
    expect(bodies()).toEqual([{ tags: tags.slice(0, 30) }, { tags: tags.slice(30, 31) }]);
  });

  it('Varnish: keys in a header that fits its default limit of 8 KB, with the credentials of its URL', async () => {
    notify(`varnish+http://user:p%40ss@${origin}/`, { tags });
    await untilReceived(2);
    expect(received[0]).toMatchObject({
      method: 'PURGE',
      path: '/',
      headers: { authorization: credentials },
    });
    expect(received.map(({ headers }) => String(headers.xkey).split(' '))).toEqual([
      tags.slice(0, 300),
      tags.slice(300),
    ]);
  });

  it.each<[string, () => string, Partial<Received>]>([
    ['Cloudflare', () => 'cloudflare://t0ken@zone1', { body: { purge_everything: true } }],
    ['Varnish', () => `varnish+http://${origin}/`, { headers: everyPage }],
  ])('%s: everything, for Varnish by the key that every page has', async (_name, entry, expected) => {
    notify(entry(), { everything: true });
    await untilReceived(1);
    expect(received[0]).toMatchObject(expected);
  });
});
