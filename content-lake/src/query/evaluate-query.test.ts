import fc from 'fast-check';
import { evaluateSync, parse, toJS } from 'groq-js';
import { describe, expect, it } from 'vitest';
import type { LakeDocument } from '../store/lake-document';
import { packDocument, unpackDocument } from '../store/packed-document';
import { candidateDocuments } from './candidate-documents';
import { evaluateQuery } from './evaluate-query';
import { QueryParser } from './query-parser';
import {
  sampleContext,
  sampleDocuments,
  sampleParams,
  sampleQueries,
  stored,
} from './sample-documents.fixture';

const queries = new QueryParser();

async function narrowed(documents: LakeDocument[], query: string, params: Record<string, unknown>) {
  const packed = documents.map(packDocument).map(unpackDocument);
  return await evaluateQuery(queries.parse(query, params), sampleContext(packed, params));
}

/** The result of groq-js alone, which filters every document. */
function everything(documents: LakeDocument[], query: string, params: Record<string, unknown>): unknown {
  return toJS(evaluateSync(parse(query, { params }), { dataset: documents, params, timestamp: new Date(0) }));
}

describe('narrowing a scan by indexes, and reading long fields late', () => {
  it.each(sampleQueries)('changes no answer: %s', async (query) => {
    await fc.assert(
      fc.asyncProperty(sampleDocuments, sampleParams, async (documents, params) => {
        expect(await narrowed(documents, query, params)).toEqual(everything(documents, query, params));
      }),
      { numRuns: 60 },
    );
  });

  it('leaves few candidates', () => {
    const documents = Array.from({ length: 100 }, (_, at) =>
      stored(String(at).padStart(3, '0'), at % 2 ? 'a' : 'b', { path: `/${at}` }),
    );
    const { view } = sampleContext(documents, {});
    const look = (query: string) => {
      const { scans } = queries.parse(query, {});
      return candidateDocuments(view, scans[0]?.filter, {}).map(({ _id }) => _id);
    };
    expect(look('*[_type == "a"]')).toHaveLength(50);
    expect(look('*[_type in ["a", "b"] && path in ["/7", "/8", "/x"]]')).toEqual(['007', '008']);
    expect(look('*[_id == "005"]')).toEqual(['005']);
    expect(look('*[_id in ["009", "003", "003"]]')).toEqual(['003', '009']);
    expect(look('*[path == "/1" || path == "/2"]')).toEqual(['001', '002']);
    expect(look('*[path == "/1" || rank > 3]')).toHaveLength(100);
    expect(look('*[_type == "none"]')).toEqual([]);
  });

  it('parses a filter of thousands of terms, in a slice too', () => {
    const filter = Array(2_000).fill('a').join('&&');
    expect(queries.parse(`*[${filter}] | order(_id)[0...2]`, {}).scans).toHaveLength(1);
  });

  it('keeps a limited number of indexes: the least recently used goes', () => {
    const fields = Object.fromEntries(Array.from({ length: 100 }, (_, at) => [`field${at}`, 'x']));
    const { view } = sampleContext([stored('a', 'post', fields)], {});
    const [used, forgotten] = [view.withText('field0', 'x'), view.withText('field1', 'x')];
    for (const field of Object.keys(fields).slice(2)) {
      view.withText(field, 'x');
      expect(view.withText('field0', 'x')).toBe(used);
    }
    expect(view.withText('field1', 'x')).not.toBe(forgotten);
    expect(view.withText('field1', 'x')).toEqual(forgotten);
  });
});
