import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { isLocal } from './connect';
import { pictureInLake, testPicture } from './pictures';

const picture = pictureInLake();

describe('delivery', () => {
  it('without parameters the original is served, byte for byte', async () => {
    expect((await picture.rendition('')).bytes.equals(await testPicture())).toBe(true);
  });

  it('a response may be stored for a year', async () => {
    for (const search of ['', '?w=40']) {
      const { answer } = await picture.rendition(search);
      expect(answer.headers.get('cache-control')).toMatch(/public, max-age=31536000/);
    }
  });

  it('equal requests have equal responses', async () => {
    const [first, second] = await Promise.all([picture.rendition('?w=77'), picture.rendition('?w=77')]);
    const third = await picture.rendition('?w=77');
    expect(first.bytes.equals(second.bytes) && first.bytes.equals(third.bytes)).toBe(true);
    expect(third.answer.headers.get('etag')).toBe(first.answer.headers.get('etag'));
  });

  it('a matching If-None-Match is a 304 without a body', async () => {
    const etag = (await picture.rendition('?w=40')).answer.headers.get('etag') ?? '';
    const answer = await fetch(`${picture.url()}?w=40`, { headers: { 'if-none-match': etag } });
    expect(answer.status).toBe(304);
    expect((await answer.arrayBuffer()).byteLength).toBe(0);
  });

  it('HEAD has the type and the length, and no body', async () => {
    const full = await picture.rendition('?w=40');
    const head = await fetch(`${picture.url()}?w=40`, { method: 'HEAD' });
    expect(head.status).toBe(200);
    expect(head.headers.get('content-type')).toBe('image/png');
    expect(Number(head.headers.get('content-length'))).toBe(full.bytes.length);
  });

  it('dl makes it a download', async () => {
    const { answer } = await picture.rendition('?dl=picture.png');
    expect(answer.headers.get('content-disposition')).toMatch(/^attachment;.*picture\.png/);
  });

  it('a file name at the end of the URL is ignored', async () => {
    const answer = await fetch(`${picture.url()}/a-pretty-name.png?w=40`);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('image/png');
  });

  it('SVG and GIF are served unchanged', async () => {
    const svg =
      '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="30"><script>alert(1)</script></svg>';
    const vector = await picture.lake.client.assets.upload('image', Buffer.from(svg));
    const answer = await fetch(`${vector.url}?w=10`);
    expect(await answer.text()).toBe(svg);
    expect(answer.headers.get('content-type')).toBe('image/svg+xml');
    const gif = await sharp(await testPicture())
      .gif()
      .toBuffer();
    const animated = await picture.lake.client.assets.upload('image', gif);
    expect(Buffer.from(await (await fetch(`${animated.url}?w=10`)).arrayBuffer()).equals(gif)).toBe(true);
  });

  it.runIf(isLocal)('an SVG opened as a page cannot run scripts', async () => {
    const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="41" height="30"/>';
    const vector = await picture.lake.client.assets.upload('image', Buffer.from(svg));
    const { headers } = await fetch(vector.url);
    expect(headers.get('content-security-policy')).toMatch(/default-src 'none'.*sandbox/);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
  });
});
