import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { illustrationNames } from '../../protocol/content-names';
import { pictureFile } from './previews';

const ROOT = new URL('..', import.meta.url);
const blocks = readdirSync(new URL('schema/blocks', ROOT))
  .map((file) => readFileSync(new URL(`schema/blocks/${file}`, ROOT), 'utf8'))
  .flatMap((source) => /defineBlock\(\{\s*name: '(\w+)'/.exec(source)?.[1] ?? []);

describe('small pictures', () => {
  it('cover every block', () => {
    expect(blocks.length).toBeGreaterThan(20);
  });

  it.each([
    ...blocks.map((name) => pictureFile('block', name)),
    ...illustrationNames.map((name) => pictureFile('illustration', name)),
  ])('%s exists', (path) => {
    expect(existsSync(new URL(`.${path}`, ROOT))).toBe(true);
  });
});

// An SVG in an `img` has only the machine's own fonts, whose letters may be wider.
const logos = illustrationNames.filter((name) => name.startsWith('logo-'));

it.each(logos)('the words of %s fit its frame in any font', (name) => {
  const drawing = readFileSync(new URL(`.${pictureFile('illustration', name)}`, ROOT), 'utf8');
  const [, width] = /viewBox="0 0 (\d+) /.exec(drawing) ?? [];
  const [, start, length] = /<text x="(\d+)"[^>]* textLength="(\d+)"/.exec(drawing) ?? [];
  expect(Number(start) + Number(length)).toBeLessThanOrEqual(Number(width));
});
