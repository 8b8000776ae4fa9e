import { createImageUrlBuilder } from '@sanity/image-url';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { isLocal } from './connect';
import { pictureInLake } from './pictures';
import { rawRequest } from './raw-request';

const picture = pictureInLake();

/** The colour at a point, as the nearest of red, green, blue and white. */
async function colourAt(bytes: Buffer, left: number, top: number): Promise<string> {
  const pixel = await sharp(bytes).removeAlpha().extract({ left, top, width: 1, height: 1 }).raw().toBuffer();
  const [r = 0, g = 0, b = 0] = pixel;
  if (r > 200 && g > 200 && b > 200) return 'white';
  return r > g && r > b ? 'red' : g > b ? 'green' : 'blue';
}

describe('size', () => {
  it.each([
    ['?w=100', 100, 50],
    ['?h=50', 100, 50],
    ['?w=400', 400, 200],
    ['?w=400&fit=max', 200, 100],
    ['?w=50&h=50', 50, 25],
    ['?w=50&h=50&fit=clip', 50, 25],
    ['?w=50&h=50&fit=crop', 50, 50],
    ['?w=50&h=50&fit=scale', 50, 50],
    ['?w=50&h=50&fit=fill', 50, 50],
    ['?w=400&h=400&fit=fillmax', 400, 400],
    ['?w=400&h=400&fit=min', 100, 100],
    ['?w=400&h=400&fit=max', 200, 100],
    ['?w=50&dpr=2', 100, 50],
    ['?w=50&h=20&dpr=2&fit=crop', 100, 40],
    ['?rect=100,0,100,100', 100, 100],
    ['?rect=100,0,100,100&w=50', 50, 50],
    ['?or=90', 100, 200],
    ['?w=33.4', 33, 17],
    ['?pad=10', 220, 120],
  ])('%s is %i by %i', async (search, width, height) => {
    expect(await picture.rendition(search)).toMatchObject({ width, height });
  });
});

describe('the visible part of the image', () => {
  it('a rectangle is extracted first', async () => {
    const { bytes } = await picture.rendition('?rect=100,0,100,100&w=50&h=50&fit=crop');
    expect(await colourAt(bytes, 0, 0)).toBe('blue');
  });

  it('a crop is centred by default', async () => {
    const { bytes } = await picture.rendition('?w=100&h=100&fit=crop');
    expect([await colourAt(bytes, 10, 90), await colourAt(bytes, 90, 90)]).toEqual(['red', 'blue']);
  });

  it('a crop may align with a side', async () => {
    const left = await picture.rendition('?w=100&h=100&fit=crop&crop=left');
    expect(await colourAt(left.bytes, 5, 5)).toBe('green');
    expect(await colourAt(left.bytes, 95, 50)).toBe('red');
    const right = await picture.rendition('?w=100&h=100&fit=crop&crop=right');
    expect(await colourAt(right.bytes, 5, 50)).toBe('blue');
  });

  it('a crop may be centred on the focal point', async () => {
    const near = await picture.rendition('?w=50&h=100&fit=crop&crop=focalpoint&fp-x=0.1&fp-y=0.5');
    expect(await colourAt(near.bytes, 5, 5)).toBe('green');
    const far = await picture.rendition('?w=50&h=100&fit=crop&crop=focalpoint&fp-x=0.9&fp-y=0.5');
    expect(await colourAt(far.bytes, 5, 50)).toBe('blue');
    const middle = await picture.rendition('?w=100&h=100&fit=crop&crop=focalpoint&fp-x=0.5&fp-y=0.5');
    expect(await colourAt(middle.bytes, 45, 90)).toBe('red');
    expect(await colourAt(middle.bytes, 55, 90)).toBe('blue');
  });

  it('fill shows the whole image and pads it with the background', async () => {
    const { bytes } = await picture.rendition('?w=100&h=100&fit=fill&bg=fff');
    expect(await colourAt(bytes, 50, 5)).toBe('white');
    expect(await colourAt(bytes, 20, 60)).toBe('red');
  });

  it('the image can be mirrored and rotated', async () => {
    expect(await colourAt((await picture.rendition('?flip=h')).bytes, 5, 50)).toBe('blue');
    expect(await colourAt((await picture.rendition('?flip=v')).bytes, 5, 95)).toBe('green');
    expect(await colourAt((await picture.rendition('?or=90')).bytes, 95, 5)).toBe('green');
  });

  it('the URLs that @sanity/image-url derives from crop and hotspot are supported', async () => {
    const image = {
      asset: { _ref: picture.assetId() },
      crop: { left: 0.5, right: 0, top: 0, bottom: 0 },
      hotspot: { x: 0.75, y: 0.5, width: 0.2, height: 0.2 },
    };
    const built = createImageUrlBuilder(picture.lake.client)
      .image(image)
      .width(40)
      .height(40)
      .auto('format')
      .url();
    expect(built).toContain(
      `${new URL(picture.url()).origin}/images/${picture.lake.projectId}/${picture.lake.dataset}/`,
    );
    expect(built).toContain('rect=100,0,100,100');
    const bytes = Buffer.from(await (await fetch(built)).arrayBuffer());
    expect(await sharp(bytes).metadata()).toMatchObject({ width: 40, height: 40 });
    expect(await colourAt(bytes, 2, 2)).toBe('blue');
  });
});

describe('format', () => {
  it.each([
    ['jpg', 'jpeg', 'image/jpeg'],
    ['pjpg', 'jpeg', 'image/jpeg'],
    ['png', 'png', 'image/png'],
    ['webp', 'webp', 'image/webp'],
    ['avif', 'heif', 'image/avif'],
  ])('fm=%s gives %s', async (fm, format, type) => {
    const made = await picture.rendition(`?w=40&fm=${fm}`);
    expect(made.format).toBe(format);
    expect(made.answer.headers.get('content-type')).toBe(type);
    expect(made.isProgressive ?? false).toBe(fm === 'pjpg');
  });

  it('auto=format follows Accept and sets Vary', async () => {
    const modern = await picture.rendition('?w=40&auto=format', 'image/avif,image/webp,*/*');
    expect(['webp', 'heif']).toContain(modern.format);
    expect(modern.answer.headers.get('vary')).toMatch(/accept/i);
    const plain = await picture.rendition('?w=40&auto=format', 'image/png,*/*');
    expect(plain.format).toBe('png');
    expect(plain.answer.headers.get('vary')).toMatch(/accept/i);
  });

  it('quality makes a JPEG smaller or larger', async () => {
    const low = await picture.rendition('?fm=jpg&q=10');
    const high = await picture.rendition('?fm=jpg&q=95');
    expect(low.bytes.length).toBeLessThan(high.bytes.length);
  });

  it('blur, grey and inversion change the colours and not the size', async () => {
    const plain = await picture.rendition('?w=100');
    for (const search of ['?w=100&blur=50', '?w=100&sat=-100', '?w=100&invert=true']) {
      const changed = await picture.rendition(search);
      expect(changed).toMatchObject({ width: 100, height: 50 });
      expect(changed.bytes.equals(plain.bytes)).toBe(false);
    }
  });

  it('unknown parameters are ignored', async () => {
    expect(await picture.rendition('?w=40&unheard-of=1')).toMatchObject({ width: 40 });
  });
});

describe('invalid requests', () => {
  it.each([
    'w=0',
    'w=-5',
    'w=abc',
    'w=99999',
    'h=NaN',
    'fit=stretch',
    'fm=exe',
    'q=101',
    'dpr=9',
    'rect=1,2,3',
    'rect=a,b,c,d',
    'bg=nothex',
  ])('%s is a 400', async (search) => {
    expect((await fetch(`${picture.url()}?${search}`)).status).toBe(400);
  });

  it('a rectangle is clipped to the image', async () => {
    expect(await picture.rendition('?rect=150,50,500,500')).toMatchObject({ width: 50, height: 50 });
  });

  it('an image that does not exist is a 404', async () => {
    const other = picture.url().replace(/[0-9a-f]{40}/, '0'.repeat(40));
    expect((await fetch(other)).status).toBe(404);
    expect((await fetch(picture.url().replace('200x100', '201x100'))).status).toBe(404);
  });

  it.runIf(isLocal)('an image of another project or dataset is a 404', async () => {
    const { pathname } = new URL(picture.url());
    for (const path of [
      pathname.replace('/local/', '/other/'),
      pathname.replace('/production/', '/staging/'),
    ]) {
      expect((await rawRequest(picture.lake.url, path)).status).toBe(404);
    }
  });
});
