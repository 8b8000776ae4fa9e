import { beforeAll, describe, expect, it } from 'vitest';
import { lakeOfFile } from './connect';

const lake = lakeOfFile();
let url: string;

const text = 'abcdefghijklmnopqrstuvwxyz';

beforeAll(async () => {
  ({ url } = await lake.client.assets.upload('file', Buffer.from(text), { filename: 'letters.txt' }));
});

describe('ranges of a file', () => {
  it.each([
    ['bytes=0-3', 'abcd', 'bytes 0-3/26'],
    ['bytes=20-', 'uvwxyz', 'bytes 20-25/26'],
    ['bytes=-3', 'xyz', 'bytes 23-25/26'],
    ['bytes=24-99', 'yz', 'bytes 24-25/26'],
  ])('%s', async (range, expected, contentRange) => {
    const answer = await fetch(url, { headers: { range } });
    expect(answer.status).toBe(206);
    expect(await answer.text()).toBe(expected);
    expect(answer.headers.get('content-range')).toBe(contentRange);
  });

  it('beyond the end are a 416 with the size', async () => {
    const answer = await fetch(url, { headers: { range: 'bytes=26-' } });
    expect(answer.status).toBe(416);
    expect(answer.headers.get('content-range')).toBe('bytes */26');
  });

  it('that are invalid are answered with the whole file', async () => {
    for (const range of ['lines=1-2', 'bytes=9-3', 'bytes=-']) {
      const answer = await fetch(url, { headers: { range } });
      expect(answer.status).toBe(200);
      expect(await answer.text()).toBe(text);
    }
  });
});

describe('a file', () => {
  it('may be stored for a year and revalidated by its entity tag', async () => {
    const answer = await fetch(url);
    expect(answer.headers.get('cache-control')).toMatch(/max-age=31536000/);
    expect(answer.headers.get('accept-ranges')).toBe('bytes');
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
