import { createImageUrlBuilder } from '@sanity/image-url';
import sharp, { type Metadata } from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { isLocal, lakeOfFile } from './connect';
import { rawRequest } from './raw-request';

const lake = lakeOfFile();
let original: Buffer;
let url: string;
let assetId: string;

/** 200 by 100: left half red, right half blue, the top left corner (20 by 20) green. */
async function testPicture(): Promise<Buffer> {
  const part = (width: number, height: number, background: string) =>
    sharp({ create: { width, height, channels: 3, background } })
      .png()
      .toBuffer();
  return sharp(await part(200, 100, '#ff0000'))
    .composite([
      { input: await part(100, 100, '#0000ff'), left: 100, top: 0 },
      { input: await part(20, 20, '#00ff00'), left: 0, top: 0 },
    ])
    .png()
    .toBuffer();
}

beforeAll(async () => {
  original = await testPicture();
  const asset = await lake.client.assets.upload('image', original, { filename: 'test.png' });
  [url, assetId] = [asset.url, asset._id];
});

type Rendition = Metadata & { readonly headers: Headers; readonly bytes: Buffer };

/** Fetches a rendition; throws for any status but 200. */
async function rendition(search: string, accept = '*/*'): Promise<Rendition> {
  const answer = await fetch(`${url}${search}`, { headers: { accept } });
  const bytes = Buffer.from(await answer.arrayBuffer());
  if (answer.status !== 200) throw new Error(`${answer.status}: ${bytes.toString()}`);
  return { ...(await sharp(bytes).metadata()), headers: answer.headers, bytes };
}

type Point = readonly [left: number, top: number, colour: string];

/** The colour at a point, as the nearest of red, green and blue. */
async function colourAt(bytes: Buffer, left: number, top: number): Promise<string> {
  const pixel = await sharp(bytes).removeAlpha().extract({ left, top, width: 1, height: 1 }).raw().toBuffer();
  const [r = 0, g = 0, b = 0] = pixel;
  return r > g && r > b ? 'red' : g > b ? 'green' : 'blue';
}

// The size for each `fit` is tested beside the source.
it.each([
  ['?w=100', 100, 50],
  ['?h=50', 100, 50],
  ['?w=50&h=20&dpr=2&fit=crop', 100, 40],
  ['?w=400&h=400&fit=max', 200, 100],
  ['?rect=100,0,100,100&w=50', 50, 50],
  ['?rect=150,50,500,500', 50, 50],
  ['?w=33.4', 33, 17],
  ['?w=40&unheard-of=1', 40, 20],
])('%s is %i by %i', async (search, width, height) => {
  expect(await rendition(search)).toMatchObject({ width, height });
});

describe('the visible part of the image', () => {
  const point = '?h=100&fit=crop&crop=focalpoint&fp-y=0.5';

  it.each<[what: string, search: string, ...points: Point[]]>([
    ['a rectangle is extracted first', '?rect=100,0,100,100&w=50&h=50&fit=crop', [0, 0, 'blue']],
    ['a crop is centred', '?w=100&h=100&fit=crop', [10, 90, 'red'], [90, 90, 'blue']],
    ['a crop is near a point at the left', `${point}&w=50&fp-x=0.1`, [5, 5, 'green']],
    ['a crop is near a point at the right', `${point}&w=50&fp-x=0.9`, [5, 50, 'blue']],
    ['a crop is centred on a point', `${point}&w=100&fp-x=0.5`, [45, 90, 'red'], [55, 90, 'blue']],
  ])('%s', async (_what, search, ...points) => {
    const { bytes } = await rendition(search);
    for (const [left, top, colour] of points) expect(await colourAt(bytes, left, top)).toBe(colour);
  });

  it('is that of the URLs that @sanity/image-url derives from crop and hotspot', async () => {
    const crop = { left: 0.5, right: 0, top: 0, bottom: 0 };
    const image = { asset: { _ref: assetId }, crop, hotspot: { x: 0.75, y: 0.5, width: 0.2, height: 0.2 } };
    const builder = createImageUrlBuilder(lake.client).image(image);
    const built = builder.width(40).height(40).auto('format').url();
    expect(built).toContain(`${new URL(url).origin}/images/${lake.projectId}/${lake.dataset}/`);
    expect(built).toContain('rect=100,0,100,100');
    const bytes = Buffer.from(await (await fetch(built)).arrayBuffer());
    expect(await sharp(bytes).metadata()).toMatchObject({ width: 40, height: 40 });
    expect(await colourAt(bytes, 2, 2)).toBe('blue');
  });
});

describe('format', () => {
  it.each([
    ['jpg', 'jpeg', 'image/jpeg'],
    ['png', 'png', 'image/png'],
    ['webp', 'webp', 'image/webp'],
    ['avif', 'heif', 'image/avif'],
  ])('fm=%s gives %s', async (fm, format, type) => {
    const made = await rendition(`?w=40&fm=${fm}`);
    expect(made.format).toBe(format);
    expect(made.headers.get('content-type')).toBe(type);
  });

  it.each([
    ['image/avif,image/webp,*/*', ['webp', 'heif']],
    ['image/png,*/*', ['png']],
  ])('auto=format follows Accept (%s) and sets Vary', async (accept, formats) => {
    const { format, headers } = await rendition('?w=40&auto=format', accept);
    expect(formats).toContain(format);
    expect(headers.get('vary')).toMatch(/accept/i);
  });

  it('quality makes a JPEG smaller or larger', async () => {
    const [low, high] = [await rendition('?fm=jpg&q=10'), await rendition('?fm=jpg&q=95')];
    expect(low.bytes.length).toBeLessThan(high.bytes.length);
  });
});

describe('delivery', () => {
  it('without parameters is of the original, byte for byte', async () => {
    expect((await rendition('')).bytes.equals(original)).toBe(true);
  });

  it.each(['', '?w=40'])('with "%s" may be stored for a year', async (search) => {
    const { headers } = await rendition(search);
    expect(headers.get('cache-control')).toMatch(/public, max-age=31536000/);
  });

  it('is the same for equal requests', async () => {
    const [first, second] = await Promise.all([rendition('?w=77'), rendition('?w=77')]);
    const third = await rendition('?w=77');
    expect(first.bytes.equals(second.bytes) && first.bytes.equals(third.bytes)).toBe(true);
    expect(third.headers.get('etag')).toBe(first.headers.get('etag'));
  });

  it('is a 304 without a body for a matching If-None-Match', async () => {
    const etag = (await rendition('?w=40')).headers.get('etag') ?? '';
    const answer = await fetch(`${url}?w=40`, { headers: { 'if-none-match': etag } });
    expect(answer.status).toBe(304);
    expect((await answer.arrayBuffer()).byteLength).toBe(0);
  });

  it('by HEAD has the type and the length, and no body', async () => {
    const head = await fetch(`${url}?w=40`, { method: 'HEAD' });
    expect(head.status).toBe(200);
    expect(head.headers.get('content-type')).toBe('image/png');
    expect(Number(head.headers.get('content-length'))).toBe((await rendition('?w=40')).bytes.length);
  });

  it('with dl is a download', async () => {
    const { headers } = await rendition('?dl=picture.png');
    expect(headers.get('content-disposition')).toMatch(/^attachment;.*picture\.png/);
  });

  it('ignores a file name at the end of the URL', async () => {
    expect((await rendition('/a-pretty-name.png?w=40')).headers.get('content-type')).toBe('image/png');
  });

  it('of SVG and GIF is unchanged, and an SVG that is opened as a page cannot run scripts', async () => {
    const svg =
      '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="3"><script>alert(1)</script></svg>';
    const gif = await sharp(original).gif().toBuffer();
    for (const bytes of [Buffer.from(svg), gif]) {
      const asset = await lake.client.assets.upload('image', bytes);
      const answer = await fetch(`${asset.url}?w=10`);
      expect(answer.headers.get('content-type')).toBe(asset.mimeType);
      expect(Buffer.from(await answer.arrayBuffer()).equals(bytes)).toBe(true);
      if (!isLocal) continue;
      expect(answer.headers.get('content-security-policy')).toMatch(/default-src 'none'.*sandbox/);
      expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    }
  });
});

describe('invalid requests', () => {
  it.each([
    ...['w=0', 'w=-5', 'w=abc', 'w=99999', 'h=NaN', 'fit=stretch', 'fm=exe', 'q=101', 'dpr=9'],
    ...['rect=1,2,3', 'rect=a,b,c,d'],
  ])('%s is a 400', async (search) => {
    expect((await fetch(`${url}?${search}`)).status).toBe(400);
  });

  it('an image that does not exist is a 404', async () => {
    expect((await fetch(url.replace(/[0-9a-f]{40}/, '0'.repeat(40)))).status).toBe(404);
    expect((await fetch(url.replace('200x100', '201x100'))).status).toBe(404);
  });

  it.runIf(isLocal)('an image of another project or dataset is a 404', async () => {
    const { pathname } = new URL(url);
    for (const path of [pathname.replace('/local/', '/other/'), pathname.replace('/production/', '/x/')]) {
      expect((await rawRequest(lake.url, path)).status).toBe(404);
    }
  });
});
