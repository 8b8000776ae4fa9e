import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { AssetStore } from './asset-store';

let folder: string;
let store: AssetStore;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'asset-store-'));
  store = new AssetStore(folder);
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const left = () => (existsSync(join(folder, 'incoming')) ? readdirSync(join(folder, 'incoming')) : []);

describe('AssetStore.receive', () => {
  it('accepts a file up to the limit', async () => {
    expect(await store.receive(Readable.from([Buffer.alloc(6), Buffer.alloc(4)]), 10)).toMatchObject({
      size: 10,
    });
  });

  it.each([
    ['of one byte more', [Buffer.alloc(6), Buffer.alloc(5)], 413],
    ['of nothing', [], 400],
  ])('refuses a file %s, and leaves nothing behind', async (_name, chunks, status) => {
    await expect(store.receive(Readable.from(chunks), 10)).rejects.toMatchObject({ status });
    expect(left()).toEqual([]);
  });
});
