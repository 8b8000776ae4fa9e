import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import * as queries from '../../app/content/source/queries.groq';
import { essence, typegenInputsHash } from '../../sanity-studio/typegen-inputs.mjs';

const names = Object.keys(queries).map((name) => name.replace(/Query$/, ''));
const shapes: { inputs: string; shapes: Record<string, unknown> } = JSON.parse(
  readFileSync('app/content/source/query-shapes.json', 'utf8'),
);

describe('generated files', () => {
  it('match schema and queries (if not: npm run typegen)', () => {
    const inputs = typegenInputsHash();
    expect(readFileSync('app/content-model/sanity.types.ts', 'utf8').split('\n')[0]).toContain(inputs);
    expect(shapes.inputs).toBe(inputs);
  });

  it('hold a shape for every query of the site', () => {
    expect(Object.keys(shapes.shapes)).toEqual(names.sort());
  });
});

const written = `import { a } from './a';
/** A block. */
export const block = defineType({ name: "block", title: 'Block', fields: [a, b] })
export const blockTexts = { title: 'heading' } satisfies TextsOf<'block'>;`;
const formatted = `import { b } from './b';
export const block = defineType({
  name: 'block',
  title: 'Another name', // for editors
  fields: [
    a,
    b,
  ],
});
export const blockTexts = { title: 'lead', text: 'text' } satisfies TextsOf<'block'>;`;

it('are stale after a change of what types depend on, not after formatting or other words', () => {
  const before = essence(written, 'block.ts');
  expect(essence(formatted, 'block.ts')).toBe(before);
  expect(essence(written.replace('[a, b]', '[a]'), 'block.ts')).not.toBe(before);
  expect(essence('const query = `a {  b }`;', 'a.ts')).not.toBe(essence('const query = `a { b }`;', 'a.ts'));
});
