import { parseJsonPath } from '@sanity/client/csm';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isRecord } from '../../../protocol/is-record';
import type { LakeDocument } from '../store/lake-document';
import {
  answerWithMap,
  type MappedText,
  mappedTexts,
  type Step,
  sampleQuestion,
  valueAt,
} from './source-map.fixture';

const RUNS = 400;
const FRESH = 'written just now';

/** Fields that no condition of the sample queries reads. */
const isContent = ({ path }: MappedText) =>
  path.some((step) => step === 'title' || step === 'text' || step === 'tags');

/** The documents after replacing one text. */
function edit(documents: readonly LakeDocument[], id: string, path: readonly Step[]): LakeDocument[] {
  return documents.map((document) => {
    if (document._id !== id) return document;
    const copy = structuredClone(document);
    const parent = valueAt(copy, path.slice(0, -1));
    const last = path.at(-1);
    if (Array.isArray(parent)) parent[Number(last)] = FRESH;
    else if (isRecord(parent) && typeof last === 'string') parent[last] = FRESH;
    return copy;
  });
}

/** A text's source in a normalised form, for items identified by key or by index. */
function sourceOf(documents: readonly LakeDocument[], { id, path }: MappedText): string {
  let current: unknown = documents.find(({ _id }) => _id === id);
  const steps = path.map((step) => {
    const items = current;
    current = valueAt(items, [step]);
    return typeof step === 'object' && Array.isArray(items) ? items.indexOf(current) : step;
  });
  return JSON.stringify([id, ...steps]);
}

it('every mapping leads to the value in the answer', async () => {
  let mapped = 0;
  await fc.assert(
    fc.asyncProperty(sampleQuestion, async (question) => {
      const { result, map } = await answerWithMap(question);
      const byId = new Map(question.documents.map((document) => [document._id, document]));
      for (const [place, { source }] of Object.entries(map.mappings)) {
        if (source.type !== 'documentValue') continue;
        const document = byId.get(map.documents[source.document]?._id ?? '');
        const path = parseJsonPath(map.paths[source.path] ?? '');
        const value = valueAt(result, parseJsonPath(place));
        mapped += 1;
        // A document of an overlay has another id than its source.
        if (path.length === 0 && isRecord(value)) {
          const { _originalId, ...shown } = value;
          expect({ ...shown, _id: _originalId ?? shown._id }).toEqual(document);
        } else expect(value).toEqual(valueAt(document, path));
      }
      for (const text of mappedTexts(result, map))
        expect(valueAt(byId.get(text.id), text.path)).toBe(text.value);
    }),
    { numRuns: RUNS },
  );
  expect(mapped).toBeGreaterThan(RUNS);
});

it('writing to a source changes all values that are mapped to it, and no others', async () => {
  let written = 0;
  await fc.assert(
    fc.asyncProperty(sampleQuestion, fc.nat(), async (question, pick) => {
      const before = await answerWithMap(question);
      const texts = mappedTexts(before.result, before.map);
      const candidates = texts.filter(isContent);
      const chosen = candidates[pick % Math.max(candidates.length, 1)];
      if (!chosen) return;
      written += 1;
      const documents = edit(question.documents, chosen.id, chosen.path);
      const after = await answerWithMap({ ...question, documents });
      const now = mappedTexts(after.result, after.map);
      const source = (text: MappedText) => sourceOf(question.documents, text);
      const expected = texts.map((text) =>
        source(text) === source(chosen) ? { ...text, value: FRESH } : text,
      );
      expect(now).toEqual(expected);
    }),
    { numRuns: RUNS },
  );
  expect(written).toBeGreaterThan(RUNS / 4);
});
