import { createHash } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { request } from 'node:http';
import path from 'node:path';
import { Readable } from 'node:stream';
import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { caught, isLocal, lakeOfFile } from './connect';
import { rawRequest } from './raw-request';

const lake = lakeOfFile();

const svg =
  '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="30"><rect width="40" height="30" fill="#c33"/></svg>';

function picture(width: number, height: number, background: string, channels: 3 | 4 = 3): Promise<Buffer> {
  return sharp({ create: { width, height, channels, background } }).png().toBuffer();
}

/** A PNG of one bit a pixel, without sharp, which takes seconds for so many. */
function blackPicture(size: number): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type), data]);
    const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
    length.writeUInt32BE(data.length);
    sum.writeUInt32BE(crc32(body));
    return Buffer.concat([length, body, sum]);
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(size, 0);
  header.writeUInt32BE(size, 4);
  header[8] = 1;
  const rows = deflateSync(Buffer.alloc(size * (1 + Math.ceil(size / 8))));
  const signature = Buffer.from('89504e470d0a1a0a', 'hex');
  const chunks = [chunk('IHDR', header), chunk('IDAT', rows), chunk('IEND', Buffer.alloc(0))];
  return Buffer.concat([signature, ...chunks]);
}

const sha1 = (bytes: Buffer | string) => createHash('sha1').update(bytes).digest('hex');

describe('an image', () => {
  it('gets an asset document with an id derived from its content', async () => {
    const bytes = await picture(60, 40, '#3a7');
    const asset = await lake.client.assets.upload('image', bytes, { filename: 'green.png' });
    const hash = sha1(bytes);
    expect(asset).toMatchObject({
      _id: `image-${hash}-60x40-png`,
      _type: 'sanity.imageAsset',
      assetId: hash,
      sha1hash: hash,
      extension: 'png',
      mimeType: 'image/png',
      originalFilename: 'green.png',
      size: bytes.length,
      path: `images/${lake.projectId}/${lake.dataset}/${hash}-60x40.png`,
    });
    expect(await lake.client.getDocument(asset._id)).toEqual(asset);
  });

  it('is served at the URL in its document', async () => {
    const bytes = await picture(20, 10, '#123');
    const { url } = await lake.client.assets.upload('image', bytes);
    expect(url).toMatch(/^https?:\/\//);
    expect(Buffer.from(await (await fetch(url)).arrayBuffer())).toEqual(bytes);
  });

  it('has dimensions, transparency, preview and palette', async () => {
    const bytes = await picture(300, 200, '#2255cc');
    const { metadata } = await lake.client.assets.upload('image', bytes);
    expect(metadata).toMatchObject({
      dimensions: { width: 300, height: 200, aspectRatio: 1.5 },
      isOpaque: true,
      hasAlpha: false,
      palette: { dominant: { background: '#2255cc', foreground: '#fff' } },
    });
    expect(metadata.lqip).toMatch(/^data:image\/(jpeg|png);base64,/);
    const preview = sharp(Buffer.from(String(metadata.lqip).split(',')[1] ?? '', 'base64'));
    expect((await preview.metadata()).width).toBe(20);
  });

  it('has a palette of seven named swatches', async () => {
    const { metadata } = await lake.client.assets.upload('image', await picture(30, 30, '#dd8800'));
    const names = Object.keys(metadata.palette ?? {}).filter((name) => !name.startsWith('_'));
    expect(names.sort()).toEqual(
      ['darkMuted', 'darkVibrant', 'dominant', 'lightMuted', 'lightVibrant', 'muted', 'vibrant'].sort(),
    );
  });

  it('is transparent or opaque', async () => {
    const clear = await lake.client.assets.upload('image', await picture(16, 16, 'rgba(255,0,0,0.5)', 4));
    expect(clear.metadata).toMatchObject({ isOpaque: false, hasAlpha: true });
    const full = await lake.client.assets.upload('image', await picture(17, 16, 'rgba(255,0,0,1)', 4));
    expect(full.metadata).toMatchObject({ isOpaque: true, hasAlpha: true });
  });

  it('with an EXIF orientation has the dimensions after rotation', async () => {
    const upright = sharp({ create: { width: 80, height: 50, channels: 3, background: '#777' } });
    const bytes = await upright.withMetadata({ orientation: 6 }).jpeg().toBuffer();
    const asset = await lake.client.assets.upload('image', bytes);
    expect(asset._id).toMatch(/-50x80-jpg$/);
    expect(asset.metadata.dimensions).toMatchObject({ width: 50, height: 80 });
  });

  it('in SVG is accepted, with its size', async () => {
    const asset = await lake.client.assets.upload('image', Buffer.from(svg), { filename: 'a.svg' });
    expect(asset).toMatchObject({ extension: 'svg', mimeType: 'image/svg+xml' });
    expect(asset.metadata.dimensions).toMatchObject({ width: 40, height: 30 });
  });

  it('gets its extension from its content, not its file name', async () => {
    const asset = await lake.client.assets.upload('image', await picture(11, 11, '#abc'), {
      filename: 'photo.jpg',
      contentType: 'image/jpeg',
    });
    expect(asset).toMatchObject({ extension: 'png', mimeType: 'image/png', originalFilename: 'photo.jpg' });
  });

  it('stores the title, description, label, credit line and source', async () => {
    const asset = await lake.client.assets.upload('image', await picture(12, 11, '#abd'), {
      title: 'T',
      description: 'D',
      label: 'L',
      creditLine: 'C',
      source: { id: 's1', name: 'bank', url: 'https://example.com/1' },
    });
    expect(asset).toMatchObject({ title: 'T', description: 'D', label: 'L', creditLine: 'C' });
    expect(asset.source).toMatchObject({ id: 's1', name: 'bank', url: 'https://example.com/1' });
  });

  it('has only the requested metadata', async () => {
    const asset = await lake.client.assets.upload('image', await picture(13, 11, '#abe'), {
      extract: ['palette'],
    });
    expect(asset.metadata).toHaveProperty('palette');
    expect(asset.metadata).not.toHaveProperty('lqip');
  });
});

describe('a repeated upload', () => {
  it('returns the same asset with its edits', async () => {
    const bytes = await picture(31, 21, '#456');
    const first = await lake.client.assets.upload('image', bytes, { filename: 'one.png' });
    await lake.client.patch(first._id).set({ altText: 'Described' }).commit();
    const second = await lake.client.assets.upload('image', bytes, { filename: 'two.png' });
    expect(second._id).toBe(first._id);
    expect(await lake.client.fetch('count(*[sha1hash == $hash])', { hash: sha1(bytes) })).toBe(1);
    expect((await lake.client.getDocument(first._id))?.altText).toBe('Described');
  });

  it('creates one document, also when concurrent', async () => {
    const bytes = await picture(32, 21, '#457');
    const uploads = Array.from({ length: 6 }, () => lake.client.assets.upload('image', bytes));
    const ids = new Set((await Promise.all(uploads)).map(({ _id }) => _id));
    expect(ids.size).toBe(1);
  });
});

describe('a file', () => {
  it('gets an asset document and is served byte for byte', async () => {
    const bytes = Buffer.from('a,b\n1,2\n');
    const asset = await lake.client.assets.upload('file', bytes, {
      filename: 'table.csv',
      contentType: 'text/csv',
    });
    expect(asset).toMatchObject({
      _id: `file-${sha1(bytes)}-csv`,
      _type: 'sanity.fileAsset',
      extension: 'csv',
      mimeType: 'text/csv',
      originalFilename: 'table.csv',
      size: bytes.length,
    });
    const answer = await fetch(asset.url);
    expect(answer.headers.get('content-type')).toContain('text/csv');
    expect(Buffer.from(await answer.arrayBuffer())).toEqual(bytes);
  });

  it.each(['text/plain\r\nX-Canary: 1', 'text/häßlich', 'text'])(
    'whose document has the media type %j, which no header may have, is served by its extension',
    async (mimeType) => {
      const asset = await lake.client.assets.upload('file', Buffer.from(mimeType), { filename: 'a.txt' });
      await lake.client.patch(asset._id).set({ mimeType }).commit();
      const { status, headers } = await fetch(asset.url);
      expect([status, headers.get('content-type')]).toEqual([200, 'text/plain']);
      expect(headers.get('x-canary')).toBeNull();
    },
  );

  it('may be a stream of unknown length', async () => {
    const parts = ['one ', 'two ', 'three'];
    const asset = await lake.client.assets.upload(
      'file',
      Readable.from(parts.map((part) => Buffer.from(part))),
      { filename: 'parts.txt' },
    );
    expect(asset.size).toBe(parts.join('').length);
  });
});

describe('an invalid upload', () => {
  it.each([
    ['text', Buffer.from('not a picture')],
    ['a picture cut short', Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex')],
    ['an SVG of no size that is not even XML', Buffer.from('<svg')],
  ])('%s is a 400', async (_name, bytes) => {
    const error = await caught(lake.client.assets.upload('image', bytes, { filename: 'x.png' }));
    expect(error.statusCode).toBe(400);
    expect(error.message).toMatch(/Invalid image/);
  });

  it('without a body is a 400', async () => {
    const error = await caught(lake.client.assets.upload('file', Buffer.alloc(0), { filename: 'x.txt' }));
    expect(error.statusCode).toBe(400);
  });

  it.runIf(isLocal)(
    'a small file that claims hundreds of millions of pixels is a 400, and the lake lives on',
    async () => {
      const bomb = blackPicture(20_000);
      expect(bomb.length).toBeLessThan(200_000);
      const error = await caught(lake.client.assets.upload('image', bomb));
      expect(error.statusCode).toBe(400);
      expect(error.message).toMatch(/pixel/i);
      expect(await lake.client.fetch('1')).toBe(1);
    },
  );

  it.runIf(isLocal)('leaves no file', async () => {
    await caught(lake.client.assets.upload('image', Buffer.from('still no picture')));
    expect(await readdir(path.join(lake.folder, 'content-lake', 'assets', 'incoming'))).toEqual([]);
  });

  it.runIf(isLocal)('is a 413 if it declares more than 200 MiB, before it is received', async () => {
    const headers = { authorization: `Bearer ${lake.token}`, 'content-length': String(200 * 1024 ** 2 + 1) };
    const refused = await new Promise((resolve, reject) => {
      const upload = request(`${lake.url}/v1/assets/files/production`, { method: 'POST', headers });
      upload.once('response', ({ statusCode }) => resolve(statusCode)).on('error', reject);
      // The lake answers after 32 MiB of a refused body, or three seconds.
      upload.write(Buffer.alloc(33 * 1024 ** 2));
    });
    expect(refused).toBe(413);
  });

  it.runIf(isLocal)('of an unknown kind of asset is a 404', async () => {
    const headers = { authorization: `Bearer ${lake.token}` };
    const answer = await rawRequest(lake.url, '/v1/assets/videos/production', {
      method: 'POST',
      headers,
      body: 'x',
    });
    expect(answer.status).toBe(404);
  });
});
