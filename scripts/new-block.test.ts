import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { PROJECT_ROOT } from './bootstrap.mjs';
import { newBlock } from './new-block';

const LISTS = [
  'sanity-studio/schema/blocks/block-types.ts',
  'sanity-studio/schema/blocks/insert-menu.ts',
  'app/blocks/blocks.groq.ts',
  'app/blocks/block.tsx',
];

let root = '';
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'new-block-'));
  for (const file of LISTS) cpSync(join(PROJECT_ROOT, file), join(root, file));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const read = (file: string) => readFileSync(join(root, file), 'utf8');

it('writes what tests/contract/blocks.test.ts expects of a block', () => {
  const files = newBlock('price-table', root);
  expect(files).toHaveLength(10);
  expect(read('sanity-studio/schema/blocks/price-table.ts')).toContain("name: 'priceTable'");
  expect(read('sanity-studio/schema/blocks/block-types.ts')).toMatch(/^ {2}priceTable,$/m);
  expect(read('sanity-studio/schema/blocks/insert-menu.ts')).toContain(", 'priceTable'],");
  expect(read('sanity-studio/static/blocks/priceTable.svg')).toMatch(/^<svg .*<\/svg>$/m);
  expect(read('app/blocks/blocks.groq.ts')).toContain('_type == "priceTable" => {\n    title\n  }\n`;');
  expect(read('app/blocks/block.tsx')).toContain("case 'priceTable':\n      return <PriceTable block");
  expect(read('app/blocks/price-table/price-table.tsx')).toContain('export function PriceTable(');
  expect(read('app/blocks/price-table/price-table.fixture.ts')).toContain("BlockOf<'priceTable'>");
  expect(read('app/blocks/price-table/price-table.test.tsx')).toContain('./price-table.fixture');
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
