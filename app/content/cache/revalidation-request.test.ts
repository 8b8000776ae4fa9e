import { encodeSignatureHeader } from '@sanity/webhook';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createRevalidationReader } from './revalidation-request.server';

const SECRET = 'a secret of sixteen and more';
const PREVIOUS_SECRET = 'the secret before that one';
const NOW_MS = Date.UTC(2026, 10, 21);
const payload = JSON.stringify({ _id: 'page-home', _type: 'page' });
const signature = await encodeSignatureHeader(payload, NOW_MS, SECRET);
const signedBy = (value: string) => ({ headers: { 'sanity-webhook-signature': value } });

type Setting = {
  secret?: string;
  atMs?: number;
  headers?: Record<string, string>;
};

async function message(
  body = payload,
  { secret = SECRET, atMs = NOW_MS, headers }: Setting = {},
): Promise<Request> {
  return new Request('http://site/api/revalidate', {
    method: 'POST',
    body,
    headers: {
      'Content-Type': 'application/json',
      'sanity-webhook-signature': body ? await encodeSignatureHeader(body, atMs, secret) : '',
      ...headers,
    },
  });
}
const reader = () => createRevalidationReader([SECRET, PREVIOUS_SECRET], () => NOW_MS);
afterEach(() => vi.useRealTimers());

describe('a message of the webhook', () => {
  it('purges everything, or its tags', async () => {
    const read = reader();
    expect(await read(await message())).toEqual({ status: 200, purge: { everything: true } });
    const named = JSON.stringify({ _id: 'a', syncTags: ['s1:a'] });
    expect(await read(await message(named))).toEqual({ status: 200, purge: { tags: ['s1:a'] } });
  });

  it('is rejected if its body does not arrive within ten seconds', async () => {
    vi.useFakeTimers();
    const stalled = new Request('http://site/api/revalidate', {
      method: 'POST',
      body: new ReadableStream(),
      duplex: 'half',
      headers: { 'Content-Type': 'application/json' },
    });
    const read = reader()(stalled);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(await read).toEqual({ status: 408 });
  });

  it('is verified by its exact bytes', async () => {
    const pretty = JSON.stringify({ _id: 'café' }, null, 2);
    expect(await reader()(await message(pretty))).toMatchObject({ status: 200 });
  });

  it('may be signed with the previous secret', async () => {
    const read = reader();
    expect(await read(await message(payload, { secret: PREVIOUS_SECRET }))).toMatchObject({ status: 200 });
    expect(await read(await message())).toMatchObject({ status: 200 });
  });

  it('is accepted once', async () => {
    const read = reader();
    await read(await message());
    expect(await read(await message())).toEqual({ status: 200, ignored: 'duplicate' });
  });

  it.each(['drafts.page-home', 'versions.r1.page-home'])('about %s does nothing', async (_id) => {
    expect(await reader()(await message(JSON.stringify({ _id })))).toEqual({
      status: 200,
      ignored: 'unpublished',
    });
  });

  it.each<[string, number, () => Promise<Request>]>([
    ['has another type', 415, () => message(payload, { headers: { 'Content-Type': 'text/plain' } })],
    ['is empty', 400, () => message('')],
    ['has an empty tag', 400, () => message(JSON.stringify({ _id: 'a', syncTags: [''] }))],
    ['has a long tag', 400, () => message(JSON.stringify({ _id: 'a', syncTags: ['x'.repeat(201)] }))],
    ['has two tags in one', 400, () => message(JSON.stringify({ _id: 'a', syncTags: ['a,b'] }))],
    ['is no JSON', 400, () => message('{"_id":')],
    ['is larger than 64 KB', 413, () => message(JSON.stringify({ _id: 'x'.repeat(70_000) }))],
    ['is signed with another secret', 401, () => message(payload, { secret: 'some other secret' })],
    ['is six minutes old', 401, () => message(payload, { atMs: NOW_MS - 360_000 })],
    ['is six minutes ahead', 401, () => message(payload, { atMs: NOW_MS + 360_000 })],
    ['is not signed', 401, () => message(payload, signedBy(''))],
    ['is signed oddly', 401, () => message(payload, signedBy('t=1,v1=x'))],
    ['is signed twice', 401, () => message(payload, signedBy(`${signature}, ${signature}`))],
  ])('that %s is rejected with %d', async (_name, status, make) => {
    expect(await reader()(await make())).toEqual({ status });
  });
});
