import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { testFolder } from '../../../tests/support/test-folder';
import { AssetStore } from './asset-store';

const folder = testFolder();
const store = new AssetStore(folder);

describe('AssetStore.receive', () => {
  it.each([
    ['of one byte more', [Buffer.alloc(6), Buffer.alloc(5)], 413],
    ['of nothing', [], 400],
  ])('refuses a file %s, and leaves nothing behind', async (_name, chunks, status) => {
    await expect(store.receive(Readable.from(chunks), 10)).rejects.toMatchObject({ status });
    expect(existsSync(join(folder, 'incoming')) ? readdirSync(join(folder, 'incoming')) : []).toEqual([]);
  });

  it('accepts a file up to the limit', async () => {
    const file = Readable.from([Buffer.alloc(6), Buffer.alloc(4)]);
    expect(await store.receive(file, 10)).toMatchObject({ size: 10 });
  });
});
