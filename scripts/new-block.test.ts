import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { PROJECT_ROOT } from './bootstrap.mjs';
import { newBlock } from './new-block';

const LISTS = [
  'sanity-studio/schema/blocks/block-types.ts',
  'sanity-studio/schema/blocks/insert-menu.ts',
  'app/blocks/blocks.content.ts',
  'app/blocks/block.tsx',
];

let root = '';
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'new-block-'));
  for (const file of LISTS) cpSync(join(PROJECT_ROOT, file), join(root, file));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const read = (file: string) => readFileSync(join(root, file), 'utf8');

it('writes the files of a block, and its entry in each list', () => {
  expect(newBlock('price-table', root)).toHaveLength(9);
  expect(read('sanity-studio/schema/blocks/price-table.ts')).toContain("name: 'priceTable'");
  expect(read('sanity-studio/schema/blocks/block-types.ts')).toMatch(/^ {2}priceTable,$/m);
  expect(read('sanity-studio/schema/blocks/block-types.ts')).toMatch(/^ {2}priceTableItem,$/m);
  expect(read('sanity-studio/schema/blocks/insert-menu.ts')).toContain(", 'priceTable'],");
  expect(read('sanity-studio/static/blocks/priceTable.svg')).toMatch(/^<svg .*<\/svg>$/m);
  expect(read('app/blocks/blocks.content.ts')).toMatch(
    /,\n {2}_type == "priceTable" => \{ .*Fields\} \}\n`;/,
  );
  expect(read('app/blocks/blocks.content.ts')).toMatch(/^ {2}priceTable: priceTableTexts,$/m);
  expect(read('app/blocks/block.tsx')).toMatch(/^ {2}priceTable: PriceTable,$/m);
  expect(read('app/blocks/price-table/price-table.content.ts')).toContain("satisfies TextsOf<'priceTable'>");
  expect(read('app/blocks/price-table/price-table.tsx')).toContain('export function PriceTable(');
  expect(read('app/blocks/price-table/price-table.fixture.ts')).toContain("BlockOf<'priceTable'>");
});

it('imports only files that exist', () => {
  for (const file of newBlock('price-table', root))
    for (const [, path = ''] of read(file).matchAll(/from '(\.[^']*)'/g)) {
      const imported = relative(root, join(root, dirname(file), path));
      const places = [PROJECT_ROOT, root].flatMap((from) =>
        ['.ts', '.tsx', '/index.ts'].map((end) => join(from, imported + end)),
      );
      expect(
        places.some((place) => existsSync(place)),
        `${file}: ${path}`,
      ).toBe(true);
    }
});

it.each(['', 'Price', 'price_table', '../price', 'price-'])('refuses the name “%s”', (name) => {
  expect(() => newBlock(name, root)).toThrow('lower-case words joined by hyphens');
});

it('changes nothing where the block exists, or a list has another form', () => {
  newBlock('price-table', root);
  const before = LISTS.map(read);
  expect(() => newBlock('price-table', root)).toThrow('exists; nothing was written');
  expect(LISTS.map(read)).toEqual(before);
  rmSync(join(root, 'app/blocks/price-table'), { recursive: true });
  cpSync(join(PROJECT_ROOT, 'package.json'), join(root, 'app/blocks/block.tsx'));
  expect(() => newBlock('other', root)).toThrow('app/blocks/block.tsx has no place');
});
