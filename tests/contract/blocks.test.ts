import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { searchQuery } from '../../app/content/source/queries.groq';
import { readArchive, recordsIn, SECOND_BRAND } from '../support/archive';

const BLOCKS = 'app/blocks';
const STUDIO_BLOCKS = 'sanity-studio/schema/blocks';

const read = (path: string) => (existsSync(path) ? readFileSync(path, 'utf8') : '');
const camel = (kebab: string) => kebab.replace(/-(.)/g, (_match, letter: string) => letter.toUpperCase());

const folders = readdirSync(BLOCKS, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map((entry) => entry.name);
const types = readdirSync(STUDIO_BLOCKS)
  .filter((file) => read(`${STUDIO_BLOCKS}/${file}`).includes('= defineBlock('))
  .map((file) => file.replace(/\.ts$/, ''));
const names = [...new Set([...folders, ...types])].sort();
const used = readArchive(SECOND_BRAND)
  .ofType('page')
  .flatMap(({ blocks }) => recordsIn(blocks).map(({ _type }) => _type));

describe.each(names)('block %s', (name) => {
  it('has a type in Studio that is named like its folder and listed among the blocks', () => {
    expect(read(`${STUDIO_BLOCKS}/${name}.ts`)).toContain(`name: '${camel(name)}'`);
    expect(read(`${STUDIO_BLOCKS}/block-types.ts`)).toMatch(new RegExp(`^ {2}${camel(name)},$`, 'm'));
  });

  it('has a picture, and one place in the menu from which editors add it', () => {
    expect(read(`sanity-studio/static/blocks/${camel(name)}.svg`)).toMatch(/^<svg/);
    expect(read(`${STUDIO_BLOCKS}/insert-menu.ts`).split(`'${camel(name)}'`)).toHaveLength(2);
  });

  it('is on a page of the second brand, which is what the browser tests see', () => {
    expect(used, 'Add it in tests/fixtures/second-brand/source/').toContain(camel(name));
  });

  it('has nothing left to write', () => {
    expect(read(`${STUDIO_BLOCKS}/${name}.ts`)).not.toContain('TODO');
    for (const kind of ['content.ts', 'tsx'])
      expect(read(`${BLOCKS}/${name}/${name}.${kind}`)).not.toContain('TODO');
  });
});

const schema: { name: string }[] = JSON.parse(read('sanity-studio/schema.json'));

/** Names of all types that stand in a type, at any depth; of documents that it refers to, `<type>.reference`. */
function typesIn(name: string, found = new Set<string>()): Set<string> {
  if (found.has(name)) return found;
  found.add(name);
  const type = JSON.stringify(schema.find((each) => each.name === name) ?? {});
  for (const [, inner = ''] of type.matchAll(/"type":"inline","name":"([\w.]+)"/g)) typesIn(inner, found);
  return found;
}

it('the search index is read again when a document changes that a block shows', () => {
  const [, parts = ''] = /"parts": \*\[_type in \[(.*?)\]/.exec(searchQuery) ?? [];
  const shown = [...typesIn('page')].flatMap((type) => /^(\w+)\.reference$/.exec(type)?.[1] ?? []);
  expect(shown.length).toBeGreaterThan(3);
  expect(
    shown.filter((type) => !parts.includes(`"${type}"`)),
    'Add it to searchQuery, in app/content/source/queries.groq.ts',
  ).toEqual([]);
});
