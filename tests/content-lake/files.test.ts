import { beforeAll, describe, expect, it } from 'vitest';
import { isLocal, lakeOfFile } from './connect';
import { rawRequest } from './raw-request';

const lake = lakeOfFile();
let url: string;

const text = 'abcdefghijklmnopqrstuvwxyz';

beforeAll(async () => {
  ({ url } = await lake.client.assets.upload('file', Buffer.from(text), { filename: 'letters.txt' }));
});

describe('a file', () => {
  it('may be stored for a year and revalidated by its entity tag', async () => {
    const answer = await fetch(url);
    expect(answer.headers.get('cache-control')).toMatch(/max-age=31536000/);
    expect(await answer.text()).toBe(text);
    const again = await fetch(url, { headers: { 'if-none-match': answer.headers.get('etag') ?? '' } });
    expect(again.status).toBe(304);
  });

  it('dl downloads with the requested name', async () => {
    const answer = await fetch(`${url}?dl=Alphabet ä.txt`);
    expect(answer.headers.get('content-disposition')).toBe(
      "attachment; filename*=UTF-8''Alphabet%20%C3%A4.txt",
    );
  });

  it('that does not exist is a 404', async () => {
    expect((await fetch(url.replace(/[0-9a-f]{40}/, 'f'.repeat(40)))).status).toBe(404);
  });
});

// These are raw requests, so they are sent only to the local lake.
it
  .runIf(isLocal)
  .each([
    '/images/local/production/../../token',
    '/images/local/production/..%2f..%2ftoken',
    '/images/local/production/%2e%2e%2f%2e%2e%2ftoken',
    '/images/local/../../../../etc/passwd',
    '/images/local/production/%00',
    '/images/local/production/',
    '/images',
    `/images/local/production/${'a'.repeat(40)}-1x1.png%00.jpg`,
    `/images/local/production/..%5c${'a'.repeat(40)}-1x1.png`,
    '/images/local/production/%c0%ae%c0%ae%c0%af',
    '/files/local/production/../lake.db',
    '/files/local/production/..%2f..%2flake.db',
    '/files/local/..%2fproduction/x',
    `/files/local/production%2f..%2f..%2f..%2f/${'a'.repeat(40)}.txt`,
    '//images/local/production/x',
  ])('a path out of the assets (%s) is a 404 or unknown, and shows nothing', async (path) => {
  const answer = await rawRequest(lake.url, path);
  expect([404, 501]).toContain(answer.status);
  if (path.startsWith('/images') || path.startsWith('/files')) expect(answer.status).toBe(404);
  expect(answer.body.toString()).not.toMatch(/lake_|root:|SQLite/);
});
