import { rm } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { beforeEach, expect, it } from 'vitest';
import { testFolder } from '../../../tests/support/test-folder';
import { type ImageRecipe, readImageRecipe } from './image-recipe';
import { ImageRenderer } from './image-renderer';

const original = path.join(testFolder(), 'original.png');
const source = { width: 300, height: 200 };

beforeEach(async () => {
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

it('a rendition is rendered once, also for requests at the same time', async () => {
  const images = new ImageRenderer();
  const both = [1, 2].map(() => images.render(original, source, recipe('w=50')));
  const [first, second] = await Promise.all(both);
  expect(second).toBe(first);
  await rm(original);
  expect(await images.render(original, source, recipe('w=50'))).toBe(first);
});

it('the least recently used rendition goes when there is no room', async () => {
  const one = await new ImageRenderer().render(original, source, recipe('w=100'));
  const images = new ImageRenderer(Math.ceil(one.length * 1.5));
  const render = (width: number) => images.render(original, source, recipe(`w=${width}`));
  await render(100);
  const latest = await render(101);
  await rm(original);
  expect(await render(101)).toBe(latest);
  await expect(render(100)).rejects.toThrow('Image could not be transformed');
});

it('what could not be rendered is tried again', async () => {
  const images = new ImageRenderer();
  await rm(original);
  await expect(images.render(original, source, recipe('w=50'))).rejects.toThrow();
  await sharp({ create: { ...source, channels: 3, background: '#888' } })
    .png()
    .toFile(original);
  expect((await images.render(original, source, recipe('w=50'))).length).toBeGreaterThan(0);
});
