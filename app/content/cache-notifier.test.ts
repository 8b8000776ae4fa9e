import { createServer, type Server } from 'node:http';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { closeServer, listen } from '../../tests/support/listen';
import { createCacheNotifier } from './cache-notifier.server';

let cache: Server;
let received: { body: unknown; authorization: string | undefined; method: string | undefined }[];
let status: number;
let origin: string;
let release: (() => void)[] | undefined;

beforeEach(async () => {
  [received, status, release] = [[], 204, undefined];
  cache = createServer(async (request, response) => {
    let text = '';
    for await (const chunk of request) text += chunk;
    const { method, headers } = request;
    received.push({ body: JSON.parse(text), authorization: headers.authorization, method });
    const answer = () => response.writeHead(status).end();
    if (release) release.push(answer);
    else answer();
  });
  origin = `127.0.0.1:${await listen(cache)}`;
});

afterEach(() => closeServer(cache));

const bodies = () => received.map(({ body }) => body);
const untilReceived = (count: number) =>
  vi.waitFor(() => expect(received).toHaveLength(count), { timeout: 5_000 });

describe('createCacheNotifier', () => {
  it('notifies each cache, with the credentials of its URL', async () => {
    createCacheNotifier([`http://${origin}/one`, `http://user:p%40ss@${origin}/two`])({ tags: ['a'] });
    await untilReceived(2);
    expect(bodies()).toEqual([{ tags: ['a'] }, { tags: ['a'] }]);
    expect(received.map(({ method }) => method)).toEqual(['POST', 'POST']);
    const credentials = `Basic ${Buffer.from('user:p@ss').toString('base64')}`;
    expect(received.map(({ authorization }) => authorization).sort()).toEqual(
      [credentials, undefined].sort(),
    );
  });

  it('merges purges that arrive while a call is in flight', async () => {
    release = [];
    const notify = createCacheNotifier([`http://${origin}/`]);
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
    const notify = createCacheNotifier([`http://${origin}/`]);
    notify({ tags: ['a'] });
    await untilReceived(2);
    status = 204;
    // The second failure may not be recorded yet.
    await vi.waitFor(() => {
      notify({ tags: ['b'] });
      expect(bodies().at(-1)).toEqual({ tags: expect.arrayContaining(['a', 'b']) });
    });
  });

  it('does nothing without caches', () => {
    expect(() => createCacheNotifier([])({ everything: true })).not.toThrow();
  });
});
