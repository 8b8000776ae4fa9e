import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { batchesOf, imagesOf, parseSample, withAssets } from './write-start';

const sample = parseSample(readFileSync('sanity-studio/seed/data.ndjson', 'utf8'));
const assets = new Map(imagesOf(sample).map((file) => [file, `image-of-${file}`]));

it('every image of the sample becomes a reference to its upload', () => {
  const text = JSON.stringify(withAssets(sample, assets));
  expect(text).not.toContain('_sanityAsset');
  for (const id of assets.values()) expect(text).toContain(`"_ref":"${id}"`);
});

it('an image that was not uploaded is named', () => {
  expect(() => withAssets(sample, new Map())).toThrow(/picture .*share-.*\.png was not uploaded/);
});

it('every document is written once, after those it refers to, in transactions of at most 25', () => {
  const batches = batchesOf(sample);
  expect(Math.max(...batches.map(({ length }) => length))).toBeLessThanOrEqual(25);
  const ids = batches.flat().map(({ _id }) => _id);
  expect([...ids].sort()).toEqual(sample.map(({ _id }) => _id).sort());
  const known = new Set(ids);
  for (const [index, document] of batches.flat().entries()) {
    const referred = [...JSON.stringify(document).matchAll(/"_ref":"([^"]+)"/g)].map(([, id]) => id ?? '');
    for (const id of referred.filter((each) => known.has(each))) expect(ids.indexOf(id)).toBeLessThan(index);
  }
});

it('settings and menu come last, because they complete the site', () => {
  expect(
    batchesOf(sample)
      .flat()
      .slice(-2)
      .map(({ _id }) => _id)
      .sort(),
  ).toEqual(['navigation', 'siteSettings']);
});

it('text that is not the sample is refused', () => {
  expect(() => parseSample('{"title":"no id"}')).toThrow('damaged');
});
