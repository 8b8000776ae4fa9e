import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { evaluateQuery } from '../query/evaluate-query';
import type { Perspective } from '../query/perspective';
import { QueryParser } from '../query/query-parser';
import {
  sampleContext,
  sampleDocuments,
  sampleParams,
  sampleQueries,
} from '../query/sample-documents.fixture';
import type { LakeDocument } from '../store/lake-document';
import { sampleQuestion } from './source-map.fixture';
import { SourceTracer } from './source-tracer';

const queries = new QueryParser();

async function bothWays(
  documents: readonly LakeDocument[],
  text: string,
  params: Record<string, unknown>,
  perspective: Perspective,
): Promise<{ traced: unknown; evaluated: unknown }> {
  const context = sampleContext(documents, params, perspective);
  const query = queries.parse(text, params);
  const traced = new SourceTracer(query, context).traceQuery().value;
  return { traced, evaluated: await evaluateQuery(query, context) };
}

describe('the traced result equals the result of the query', () => {
  it('for generated queries', async () => {
    await fc.assert(
      fc.asyncProperty(sampleQuestion, async ({ documents, query, params, perspective }) => {
        const { traced, evaluated } = await bothWays(documents, query, params, perspective);
        expect(traced).toEqual(evaluated);
      }),
      { numRuns: 400 },
    );
  });

  it.each(sampleQueries)('for %s', async (query) => {
    await fc.assert(
      fc.asyncProperty(sampleDocuments, sampleParams, async (documents, params) => {
        const { traced, evaluated } = await bothWays(documents, query, params, ['drafts']);
        expect(traced).toEqual(evaluated);
      }),
      { numRuns: 40 },
    );
  });
});
