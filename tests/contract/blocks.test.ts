import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readArchive, recordsIn, SECOND_BRAND } from '../support/archive';
import { filesNamed } from '../support/files-named';

const BLOCKS = 'app/blocks';
const STUDIO_BLOCKS = 'sanity-studio/schema/blocks';

const read = (path: string) => (existsSync(path) ? readFileSync(path, 'utf8') : '');
const camel = (kebab: string) => kebab.replace(/-(.)/g, (_match, letter: string) => letter.toUpperCase());

const folders = readdirSync(BLOCKS, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map((entry) => entry.name);
const types = readdirSync(STUDIO_BLOCKS)
  .filter((file) => read(`${STUDIO_BLOCKS}/${file}`).includes('defineType('))
  .map((file) => file.replace(/\.ts$/, ''));
const names = [...new Set([...folders, ...types])].sort();
/** Of each block alone, or of several like it together; knip names one that no test uses. */
const fixtures = filesNamed(BLOCKS, /\.fixture\.ts$/)
  .map(read)
  .join('');
const used = readArchive(SECOND_BRAND)
  .ofType('page')
  .flatMap(({ blocks }) => recordsIn(blocks).map(({ _type }) => _type));

describe.each(names)('block %s', (name) => {
  it('has a type in Studio that is named like its folder and listed among the blocks', () => {
    expect(read(`${STUDIO_BLOCKS}/${name}.ts`)).toContain(`name: '${camel(name)}'`);
    expect(read(`${STUDIO_BLOCKS}/block-types.ts`)).toMatch(new RegExp(`^ {2}${camel(name)},$`, 'm'));
  });

  it('has a fixture of its generated type', () => {
    expect(fixtures).toContain(`export const ${camel(name)}Fixture: BlockOf<'${camel(name)}'>`);
  });

  it('has a picture, and one place in the menu from which editors add it', () => {
    expect(read(`sanity-studio/static/blocks/${camel(name)}.svg`)).toMatch(/^<svg/);
    expect(read(`${STUDIO_BLOCKS}/insert-menu.ts`).split(`'${camel(name)}'`)).toHaveLength(2);
  });

  it('is on a page of the second brand, which is what the browser tests see', () => {
    expect(used).toContain(camel(name));
  });

  it('has nothing left to write', () => {
    expect(read(`${STUDIO_BLOCKS}/${name}.ts`)).not.toContain('TODO');
    expect(read(`${BLOCKS}/${name}/${name}.tsx`)).not.toContain('TODO');
  });
});
