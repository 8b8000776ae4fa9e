import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { illustrationNames, vignetteNames } from '../schema/names/pictures';
import { pictureFile } from './picture-file';

const ROOT = new URL('..', import.meta.url);
const blocks = readdirSync(new URL('schema/blocks', ROOT))
  .map((file) => readFileSync(new URL(`schema/blocks/${file}`, ROOT), 'utf8'))
  .flatMap((source) => /defineType\(\{\s*name: '(\w+)'/.exec(source)?.[1] ?? []);

describe('small pictures', () => {
  it('are there for every block', () => {
    expect(blocks.length).toBeGreaterThan(20);
  });

  it.each([
    ...blocks.map((name) => pictureFile('block', name)),
    ...vignetteNames.map((name) => pictureFile('vignette', name)),
    ...illustrationNames.map((name) => pictureFile('illustration', name)),
  ])('%s is there', (path) => {
    expect(existsSync(new URL(`.${path}`, ROOT))).toBe(true);
  });
});
