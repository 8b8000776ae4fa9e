import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import * as queries from '../../app/content/queries.groq';
import { typegenInputsHash } from '../../sanity-studio/typegen-inputs.mjs';

const names = Object.keys(queries).map((name) => name.replace(/Query$/, ''));
const shapes: { inputs: string; shapes: Record<string, unknown> } = JSON.parse(
  readFileSync('app/content/query-shapes.json', 'utf8'),
);

describe('generated files', () => {
  it('match schema and queries (if not: npm run typegen)', () => {
    const inputs = typegenInputsHash();
    expect(readFileSync('app/content/sanity.types.ts', 'utf8').split('\n')[0]).toContain(inputs);
    expect(shapes.inputs).toBe(inputs);
  });

  it('hold a shape for every query of the site', () => {
    expect(Object.keys(shapes.shapes)).toEqual(names.sort());
  });
});
