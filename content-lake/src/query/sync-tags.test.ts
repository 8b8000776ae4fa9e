import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { baseDocumentId, type LakeDocument } from '../store/lake-document';
import { evaluateQuery } from './evaluate-query';
import type { Perspective } from './perspective';
import { QueryParser } from './query-parser';
import {
  inOrder,
  sampleContext,
  sampleDocument,
  sampleDocuments,
  sampleParams,
  sampleQueries,
} from './sample-documents.fixture';
import { answerTags, changeTags } from './sync-tags';

const dataset = 'd';
const queries = new QueryParser();
const perspectives: readonly Perspective[] = ['raw', 'public', [], ['drafts'], ['r1', 'drafts']];

async function answer(
  documents: readonly LakeDocument[],
  perspective: Perspective,
  query: string,
  params: Record<string, unknown>,
): Promise<{ readonly result: string; readonly tags: readonly string[] }> {
  const parsed = queries.parse(query, params);
  const followed = new Set<string>();
  const onDereference = (id: string) => followed.add(id);
  const context = { ...sampleContext(documents, params, perspective), onDereference };
  const result = await evaluateQuery(parsed, context);
  return { result: JSON.stringify(result), tags: answerTags(dataset, parsed, params, followed) };
}

/** The documents after writing one of them, or deleting it if it exists and `isDelete`. */
function change(
  documents: readonly LakeDocument[],
  changed: LakeDocument,
  isDelete: boolean,
): LakeDocument[] {
  const others = documents.filter(({ _id }) => _id !== changed._id);
  return isDelete ? others : inOrder([...others, changed]);
}

describe('a change that alters an answer', () => {
  it.each(sampleQueries)('shares a tag with it: %s', async (query) => {
    await fc.assert(
      fc.asyncProperty(
        sampleDocuments,
        sampleDocument,
        fc.boolean(),
        fc.constantFrom(...perspectives),
        sampleParams,
        async (before, changed, isDelete, perspective, params) => {
          const after = change(before, changed, isDelete);
          const old = await answer(before, perspective, query, params);
          const now = await answer(after, perspective, query, params);
          if (old.result === now.result) return;
          const isAffected = ({ _id }: LakeDocument) => baseDocumentId(_id) === baseDocumentId(changed._id);
          const invalidated = changeTags(dataset, [...before, ...after].filter(isAffected));
          expect(old.tags.filter((tag) => invalidated.includes(tag))).not.toEqual([]);
        },
      ),
      { numRuns: 120 },
    );
  });
});

describe('tags', () => {
  it('of two datasets differ', () => {
    const document = { _id: 'a', _type: 'post' };
    const one = changeTags('one', [document]);
    expect(changeTags('two', [document]).filter((tag) => one.includes(tag))).toEqual([]);
  });

  it('of a draft are those of its published document', () => {
    const published = changeTags(dataset, [{ _id: 'a', _type: 'post' }]);
    expect(changeTags(dataset, [{ _id: 'drafts.a', _type: 'post' }])).toEqual(published);
    expect(changeTags(dataset, [{ _id: 'versions.r1.a', _type: 'post' }])).toEqual(published);
  });

  it('are limited in number', () => {
    const parsed = queries.parse('*[_type == "post"]', {});
    const many = Array.from({ length: 5_000 }, (_, at) => `id-${at}`);
    const tags = answerTags(dataset, parsed, {}, many);
    expect(tags).toEqual(answerTags(dataset, queries.parse('*', {}), {}, []));
  });
});
