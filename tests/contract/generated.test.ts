import { readFileSync } from 'node:fs';
import { parse } from 'groq-js';
import { describe, expect, it } from 'vitest';
import * as queries from '../../app/content/queries.groq';
import { typegenInputsHash } from '../../sanity-studio/typegen-inputs.mjs';

const named = Object.entries(queries).map(([name, query]) => [name.replace(/Query$/, ''), query] as const);
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
    expect(Object.keys(shapes.shapes)).toEqual(named.map(([name]) => name).sort());
  });
});

describe('queries', () => {
  it.each(named)('%s parses', (_name, query) => {
    // A slice is read only with its bounds.
    expect(() => parse(query, { params: { from: 0, to: 1 } })).not.toThrow();
  });
});
