import { readdirSync, readFileSync } from 'node:fs';
import { parse } from 'groq-js';
import { describe, expect, it } from 'vitest';
import { answersQuery } from '../../app/content/queries/answers.groq';
import { documentQuery } from '../../app/content/queries/document.groq';
import { feedQuery } from '../../app/content/queries/feed.groq';
import { redirectQuery } from '../../app/content/queries/redirect.groq';
import { siteQuery } from '../../app/content/queries/site.groq';
import { sitemapQuery } from '../../app/content/queries/sitemap.groq';
import { typegenInputsHash } from '../../sanity-studio/typegen-inputs.mjs';

const queries = {
  answers: answersQuery,
  document: documentQuery,
  feed: feedQuery,
  redirect: redirectQuery,
  site: siteQuery,
  sitemap: sitemapQuery,
};
const shapes: { inputs: string; shapes: Record<string, unknown> } = JSON.parse(
  readFileSync('app/content/query-shapes.json', 'utf8'),
);

describe('generated files', () => {
  it('are as fresh as schema and queries (if not: npm run typegen)', () => {
    const inputs = typegenInputsHash();
    expect(readFileSync('app/content/sanity.types.ts', 'utf8').split('\n')[0]).toContain(inputs);
    expect(shapes.inputs).toBe(inputs);
  });

  it('hold a shape for every query of the site', () => {
    const files = readdirSync('app/content/queries').map((file) => file.replace('.groq.ts', ''));
    expect(Object.keys(queries).sort()).toEqual(files.sort());
    expect(Object.keys(shapes.shapes).sort()).toEqual(files.sort());
  });
});

describe('queries', () => {
  it.each(Object.entries(queries))('%s parses', (_name, query) => {
    expect(() => parse(query)).not.toThrow();
  });
});
