import { createReadStream, type ReadStream } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { exportDataset } from '@sanity/export';
import { sanityImport } from '@sanity/import';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testFolder } from '../support/test-folder';
import { type Connection, connect, isLocal } from './connect';

let source: Connection;
let target: Connection;
const folder = testFolder();

const _type = 'archived';
const reference = (_ref: string) => ({ _type: 'reference', _ref });

const friends = [{ _key: 'a', ...reference('arch-3') }];

/** Refer to each other, so that any order of creation needs weak references. */
const documents = [
  { _id: 'arch-1', _type, title: 'One', next: reference('arch-2'), _createdAt: '2021-01-01T00:00:00Z' },
  { _id: 'arch-2', _type, title: 'Two', next: reference('arch-1'), friends },
  {
    _id: 'arch-3',
    _type,
    title: 'Three',
    cover: { _type: 'image', _sanityAsset: 'image@file://./images/cover.png', alt: 'A cover' },
    sheet: { _type: 'file', _sanityAsset: 'file@file://./files/table.csv' },
  },
  { _id: 'drafts.arch-3', _type, title: 'Three, draft' },
];

beforeAll(async () => {
  [source, target] = await Promise.all([connect(), connect()]);
  await Promise.all(['images', 'files'].map((name) => mkdir(path.join(folder, name))));
  const cover = sharp({ create: { width: 64, height: 48, channels: 3, background: '#a52' } });
  await cover.png().toFile(path.join(folder, 'images', 'cover.png'));
  await writeFile(path.join(folder, 'files', 'table.csv'), 'a,b\n1,2\n');
  const lines = documents.map((document) => JSON.stringify(document));
  await writeFile(path.join(folder, 'data.ndjson'), lines.join('\n'));
});

afterAll(() => Promise.all([source.close(), target.close()]));

/** Imports the archive into a lake. */
const importInto = (
  { client }: Connection,
  operation: 'create' | 'createOrReplace' | 'createIfNotExists',
  archive: string | ReadStream = folder,
) => sanityImport(archive, { client, operation, replaceAssets: true });

const exportTo = (name: string, options: object = {}) =>
  exportDataset({
    client: source.client,
    dataset: source.dataset,
    outputPath: path.join(folder, name),
    ...options,
  });

const withoutTimes = '*[_type == "archived"] | order(_id asc){_id, title, next, friends, cover, sheet}';

// Each test depends on the import of the test before: they run in order.
describe.runIf(isLocal)('a standard archive', () => {
  it('is imported by @sanity/import, including images and files', async () => {
    const { numDocs, warnings } = await importInto(source, 'create');
    expect({ numDocs, warnings }).toEqual({ numDocs: 4, warnings: [] });
    const cover = await source.client.fetch(
      '*[_id == "arch-3"][0]{"alt": cover.alt, "asset": cover.asset->, "file": sheet.asset->}',
    );
    expect(cover).toMatchObject({
      alt: 'A cover',
      asset: {
        _type: 'sanity.imageAsset',
        originalFilename: 'cover.png',
        metadata: { dimensions: { width: 64 } },
      },
      file: { _type: 'sanity.fileAsset', extension: 'csv' },
    });
  });

  it('has strong references after the import, and its original _createdAt', async () => {
    const found = await source.client.fetch('*[_type == "archived" && _id == "arch-1"][0]');
    expect(found.next).toEqual(reference('arch-2'));
    expect(found._createdAt).toBe('2021-01-01T00:00:00Z');
    await expect(source.client.delete('arch-2')).rejects.toMatchObject({ statusCode: 409 });
  });

  it('can be imported again: createOrReplace replaces, createIfNotExists changes nothing', async () => {
    const before = await source.client.fetch(withoutTimes);
    for (const operation of ['createOrReplace', 'createIfNotExists'] as const) {
      await importInto(source, operation);
      expect(await source.client.fetch(withoutTimes)).toEqual(before);
    }
    expect(await source.client.fetch('count(*[_type match "sanity.*Asset"])')).toBe(2);
  });

  it('imported with create is a 409 when the documents exist, and nothing changes', async () => {
    const before = await source.client.fetch('*[_type == "archived"] | order(_id asc)');
    await expect(importInto(source, 'create')).rejects.toMatchObject({ statusCode: 409 });
    expect(await source.client.fetch('*[_type == "archived"] | order(_id asc)')).toEqual(before);
  });

  it.each(['stream', 'cursor'] as const)(
    'comes out by @sanity/export (mode %s), assets included',
    async (mode) => {
      const outcome = await exportTo(`${mode}.tar.gz`, { mode });
      expect(outcome).toMatchObject({ documentCount: 4, assetCount: 2 });
    },
  );

  it('that was exported from one lake is imported into another unchanged', async () => {
    await importInto(target, 'create', createReadStream(path.join(folder, 'stream.tar.gz')));
    expect(await target.client.fetch(withoutTimes)).toEqual(await source.client.fetch(withoutTimes));
    const files =
      '*[_type match "sanity.*Asset"] | order(_id asc){_id, sha1hash, originalFilename, size, metadata}';
    expect(await target.client.fetch(files)).toEqual(await source.client.fetch(files));
    const urls = await target.client.fetch('*[_type match "sanity.*Asset"].url');
    for (const url of urls) expect((await fetch(url)).status).toBe(200);
    expect(new URL(urls[0]).host).toBe(new URL(target.url).host);
  });

  it('can be limited to types and to published documents', async () => {
    const options = { drafts: false, assets: false, types: ['archived'] };
    const outcome = await exportTo('published.tar.gz', options);
    expect(outcome).toMatchObject({ documentCount: 3, assetCount: 0 });
  });
});
