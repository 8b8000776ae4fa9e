import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { cachedDoor, cacheablePage as page } from '../support/cached-door';
import { fetchRaw } from '../support/fetch-raw';

const door = cachedDoor();

const get = (path: string, headers?: Record<string, string>) => fetchRaw(door.url + path, headers);
const long = '<p>The same words again and again.</p>'.repeat(500);

describe('encodings', () => {
  it.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip', 'gzip'],
    ['identity', undefined],
    [undefined, undefined],
  ])('Accept-Encoding: %s is answered in %s', async (accepted, encoding) => {
    door.pages['/a'] = page(long);
    for (const _twice of [1, 2]) {
      const { headers, bytes } = await get(
        '/a',
        accepted === undefined ? {} : { 'Accept-Encoding': accepted },
      );
      expect(headers['content-encoding']).toBe(encoding);
      expect(headers.vary).toBe('Accept-Encoding');
      expect(Number(headers['content-length'])).toBe(bytes.length);
      const decode = { br: brotliDecompressSync, gzip: gunzipSync };
      const plain = encoding === 'br' || encoding === 'gzip' ? decode[encoding](bytes) : bytes;
      expect(plain.toString()).toBe(long);
    }
    expect(door.rendererRequests).toHaveLength(1);
    expect(door.rendererRequests[0]?.headers['accept-encoding']).toBeUndefined();
  });

  it('are recompressed in the background', async () => {
    const words = Array.from({ length: 3_000 }, (_, index) => `word${(index * 7919) % 1009}`).join(' ');
    door.pages['/a'] = page(words);
    const size = async () => (await get('/a', { 'Accept-Encoding': 'br' })).bytes.length;
    const first = await size();
    await expect.poll(size).toBeLessThan(first);
  });

  it('are not made for bodies that are small or already compressed', async () => {
    door.pages['/small'] = page('small');
    door.pages['/picture'] = page(long, { 'content-type': 'image/png' });
    for (const path of ['/small', '/picture']) {
      expect((await get(path, { 'Accept-Encoding': 'br' })).headers['content-encoding']).toBeUndefined();
    }
  });
});
