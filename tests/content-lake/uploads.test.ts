import { createHash } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { request } from 'node:http';
import path from 'node:path';
import { Readable } from 'node:stream';
import { crc32 } from 'node:zlib';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { caught, isLocal, lakeOfFile } from './connect';
import { listenTo } from './listening';
import { rawRequest } from './raw-request';

const lake = lakeOfFile();

const svg =
  '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="30"><rect width="40" height="30" fill="#c33"/></svg>';

function picture(width: number, height: number, background: string, channels: 3 | 4 = 3): Promise<Buffer> {
  return sharp({ create: { width, height, channels, background } }).png().toBuffer();
}

/** A small PNG that claims to be a square of this size. */
async function falsePicture(size: number): Promise<Buffer> {
  const bytes = await picture(1, 1, '#000');
  bytes.writeUInt32BE(size, 16);
  bytes.writeUInt32BE(size, 20);
  bytes.writeUInt32BE(crc32(bytes.subarray(12, 29)), 29);
  return bytes;
}

const sha1 = (bytes: Buffer | string) => createHash('sha1').update(bytes).digest('hex');

const uploadImage = (bytes: Buffer, options?: object) => lake.client.assets.upload('image', bytes, options);

describe('an image', () => {
  it('gets an asset document with an id derived from its content, and is served at its URL', async () => {
    const bytes = await picture(60, 40, '#3a7');
    const asset = await uploadImage(bytes, { filename: 'green.png' });
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
    expect(asset.url).toMatch(/^https?:\/\//);
    expect(Buffer.from(await (await fetch(asset.url)).arrayBuffer())).toEqual(bytes);
  });

  it('has dimensions, transparency, preview and palette', async () => {
    const { metadata } = await uploadImage(await picture(300, 200, '#2255cc'));
    expect(metadata).toMatchObject({
      dimensions: { width: 300, height: 200, aspectRatio: 1.5 },
      isOpaque: true,
      hasAlpha: false,
      palette: { dominant: { background: '#2255cc', foreground: '#fff' } },
    });
    const swatches = Object.keys(metadata.palette ?? {}).filter((name) => !name.startsWith('_'));
    const tones = ['darkMuted', 'darkVibrant', 'dominant', 'lightMuted', 'lightVibrant', 'muted', 'vibrant'];
    expect(swatches.sort()).toEqual(tones);
    expect(metadata.lqip).toMatch(/^data:image\/(jpeg|png);base64,/);
    const preview = sharp(Buffer.from(String(metadata.lqip).split(',')[1] ?? '', 'base64'));
    expect((await preview.metadata()).width).toBe(20);
  });

  it.each([
    [0.5, false],
    [1, true],
  ])('of opacity %d is transparent or opaque', async (opacity, isOpaque) => {
    const { metadata } = await uploadImage(await picture(16, 16, `rgba(255,0,0,${opacity})`, 4));
    expect(metadata).toMatchObject({ isOpaque, hasAlpha: true });
  });

  it('with an EXIF orientation has the dimensions after rotation', async () => {
    const upright = sharp({ create: { width: 80, height: 50, channels: 3, background: '#777' } });
    const asset = await uploadImage(await upright.withMetadata({ orientation: 6 }).jpeg().toBuffer());
    expect(asset._id).toMatch(/-50x80-jpg$/);
    expect(asset.metadata.dimensions).toMatchObject({ width: 50, height: 80 });
  });

  it('in SVG is accepted, with its size', async () => {
    const asset = await uploadImage(Buffer.from(svg), { filename: 'a.svg' });
    expect(asset).toMatchObject({ extension: 'svg', mimeType: 'image/svg+xml' });
    expect(asset.metadata.dimensions).toMatchObject({ width: 40, height: 30 });
  });

  it('gets its extension from its content, not its file name', async () => {
    const options = { filename: 'photo.jpg', contentType: 'image/jpeg' };
    const asset = await uploadImage(await picture(11, 11, '#abc'), options);
    expect(asset).toMatchObject({ extension: 'png', mimeType: 'image/png', originalFilename: 'photo.jpg' });
  });

  it('stores the title, description, label, credit line and source', async () => {
    const about = {
      ...{ title: 'T', description: 'D', label: 'L', creditLine: 'C' },
      source: { id: 's1', name: 'bank', url: 'https://example.com/1' },
    };
    expect(await uploadImage(await picture(12, 11, '#abd'), about)).toMatchObject(about);
  });

  it('has only the requested metadata', async () => {
    const { metadata } = await uploadImage(await picture(13, 11, '#abe'), { extract: ['palette'] });
    expect(metadata).toHaveProperty('palette');
    expect(metadata).not.toHaveProperty('lqip');
  });
});

describe('a repeated upload', () => {
  it('returns the same asset with its edits', async () => {
    const bytes = await picture(31, 21, '#456');
    const first = await uploadImage(bytes, { filename: 'one.png' });
    await lake.client.patch(first._id).set({ altText: 'Described' }).commit();
    const second = await uploadImage(bytes, { filename: 'two.png' });
    expect(second).toMatchObject({ _id: first._id, altText: 'Described' });
    // Studio asks so before an upload.
    expect(await lake.client.fetch('*[sha1hash == $hash].altText', { hash: sha1(bytes) })).toEqual([
      'Described',
    ]);
  });

  it('creates one document, also when concurrent', async () => {
    const bytes = await picture(32, 21, '#457');
    const uploads = Array.from({ length: 6 }, () => uploadImage(bytes));
    const ids = new Set((await Promise.all(uploads)).map(({ _id }) => _id));
    expect(ids.size).toBe(1);
  });

  it('is not sent to listeners', async () => {
    const [red, blue] = [await picture(8, 8, 'red'), await picture(8, 8, 'blue')];
    const listener = await listenTo(lake.client, '*[_type == "sanity.imageAsset"]');
    const { _id, url } = await uploadImage(red);
    const [event] = await listener.heard(1);
    expect(event).toMatchObject({ documentId: _id, transition: 'appear', result: { url } });
    await uploadImage(red);
    const other = await uploadImage(blue);
    expect((await listener.heard(2))[1]?.documentId).toBe(other._id);
  });

  it('after a deletion creates the asset again', async () => {
    const bytes = await picture(8, 8, 'white');
    const { _id, url } = await uploadImage(bytes);
    await lake.client.delete(_id);
    expect(await lake.client.getDocument(_id)).toBeFalsy();
    expect((await uploadImage(bytes))._id).toBe(_id);
    expect((await fetch(url)).status).toBe(200);
  });
});

describe('a file', () => {
  it('gets an asset document and is served byte for byte', async () => {
    const bytes = Buffer.from('a,b\n1,2\n');
    const options = { filename: 'table.csv', contentType: 'text/csv' };
    const asset = await lake.client.assets.upload('file', bytes, options);
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
    'whose document has the media type %j, which no header may have, is served without it',
    async (mimeType) => {
      const asset = await lake.client.assets.upload('file', Buffer.from(mimeType), { filename: 'a.txt' });
      await lake.client.patch(asset._id).set({ mimeType }).commit();
      const { status, headers } = await fetch(asset.url);
      expect([status, headers.get('content-type')]).toEqual([200, 'application/octet-stream']);
      expect(headers.get('x-canary')).toBeNull();
    },
  );

  it('may be a stream of unknown length', async () => {
    const stream = Readable.from(['one ', 'two ', 'three'].map((part) => Buffer.from(part)));
    const asset = await lake.client.assets.upload('file', stream, { filename: 'parts.txt' });
    expect(asset.size).toBe('one two three'.length);
  });
});

describe('an invalid upload', () => {
  it.each([
    ['text', Buffer.from('not a picture')],
    ['a picture cut short', Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex')],
    ['an SVG of no size that is not even XML', Buffer.from('<svg')],
  ])('%s is a 400', async (_name, bytes) => {
    const error = await caught(uploadImage(bytes, { filename: 'x.png' }));
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
      const error = await caught(uploadImage(await falsePicture(20_000)));
      expect(error.statusCode).toBe(400);
      expect(error.message).toMatch(/pixel/i);
      expect(await lake.client.fetch('1')).toBe(1);
    },
  );

  it.runIf(isLocal)('leaves no file', async () => {
    await caught(uploadImage(Buffer.from('still no picture')));
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

  it.runIf(isLocal).each([
    ['of an unknown kind of asset', '/v1/assets/videos/production'],
    ['whose dataset is a path', '/v1/assets/files/..%2f..%2fx?filename=a.txt'],
  ])('%s is a 404', async (_name, path) => {
    const headers = { authorization: `Bearer ${lake.token}` };
    expect((await rawRequest(lake.url, path, { method: 'POST', headers, body: 'x' })).status).toBe(404);
  });

  it('does not use a file name as a path', async () => {
    const upload = (filename: string) =>
      lake.client.assets.upload('file', Buffer.from(filename), { filename });
    const folder = `files/${lake.projectId}/${lake.dataset}`;
    expect((await upload('../../../evil.txt')).path).toMatch(new RegExp(`^${folder}/[0-9a-f]{40}\\.txt$`));
    expect((await upload('a.b/../c')).path).toMatch(new RegExp(`^${folder}/[0-9a-f]{40}\\.[a-z0-9]+$`));
  });
});
