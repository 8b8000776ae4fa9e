import { mkdtemp, readdir, rm, stat, utimes } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { beforeEach, expect, it } from 'vitest';
import { testFolder } from '../../../tests/support/test-folder';
import { type ImageRecipe, readImageRecipe } from './image-recipe';
import { ImageRenderer } from './image-renderer';

const root = testFolder();
let cache: string;
let original: string;

const source = { width: 300, height: 200 };

beforeEach(async () => {
  const folder = await mkdtemp(path.join(root, 'renditions-'));
  [original, cache] = [path.join(folder, 'original.png'), path.join(folder, 'cache')];
  const noise = { type: 'gaussian' as const, mean: 128, sigma: 60 };
  await sharp({ create: { ...source, channels: 3, background: '#888', noise } })
    .png()
    .toFile(original);
});

function recipe(search: string): ImageRecipe {
  const asset = { kind: 'images' as const, sha1: '', extension: 'png', dimensions: source };
  const read = readImageRecipe(asset, new URLSearchParams(search), '');
  if (!read) throw new Error(`${search} requests the original`);
  return read;
}

it('a rendition is rendered once and then read from disk', async () => {
  const first = await new ImageRenderer(cache).render(original, source, recipe('w=50'));
  expect(await readdir(cache)).toHaveLength(1);
  await rm(original);
  const second = await new ImageRenderer(cache).render(original, source, recipe('w=50'));
  expect(second.equals(first)).toBe(true);
});

it('the cache stays within its limit and evicts the least recently used rendition', async () => {
  const one = await new ImageRenderer(cache).render(original, source, recipe('w=100'));
  const [oldest = ''] = await readdir(cache);
  const past = new Date(Date.now() - 1e6);
  await utimes(path.join(cache, oldest), past, past);
  // Each renderer checks the cache's size with its first rendition, as a lake does after its start.
  await new ImageRenderer(cache, one.length * 1.5).render(original, source, recipe('w=101'));
  const left = await readdir(cache);
  expect(left).toHaveLength(1);
  expect(left).not.toContain(oldest);
});

it('reading a rendition counts as use and prevents its eviction', async () => {
  await new ImageRenderer(cache).render(original, source, recipe('w=60'));
  const [name = ''] = await readdir(cache);
  const past = new Date(Date.now() - 1e6);
  await utimes(path.join(cache, name), past, past);
  await new ImageRenderer(cache).render(original, source, recipe('w=60'));
  expect((await stat(path.join(cache, name))).mtimeMs).toBeGreaterThan(past.getTime());
});
