import { type ContentSourceMap as ClientMap, jsonPath } from '@sanity/client/csm';
import { encodeIntoResult } from '@sanity/client/stega';
import fc from 'fast-check';
import { isRecord } from '../../../protocol/is-record';
import { deepFreeze } from '../json';
import { evaluateQuery } from '../query/evaluate-query';
import type { Perspective } from '../query/perspective';
import { QueryParser } from '../query/query-parser';
import { sampleContext, stored } from '../query/sample-documents.fixture';
import type { LakeDocument } from '../store/lake-document';
import { packDocument, unpackDocument } from '../store/packed-document';
import { type ContentSourceMap, mapSources } from './map-sources';

/** A query and its documents. */
type Question = {
  readonly documents: readonly LakeDocument[];
  readonly query: string;
  readonly params?: Readonly<Record<string, unknown>>;
  readonly perspective?: Perspective;
  readonly withKeys?: boolean;
};

const parser = new QueryParser();

/** The result of a query and its source map, as the query endpoint computes them. */
export async function answerWithMap(question: Question): Promise<{ result: unknown; map: ContentSourceMap }> {
  const { documents, params = {}, perspective = 'raw', withKeys = false } = question;
  const query = parser.parse(question.query, params);
  const context = sampleContext(documents.map(packDocument).map(unpackDocument), params, perspective);
  const result = await evaluateQuery(query, context);
  return { result, map: mapSources({ query, context, result, withKeys }) };
}

/** A step of a path as the client parses it: a name, an index, or the key of an item. */
export type Step = string | number | { readonly _key: string; readonly _index: number };

/** A text of an answer that has a source, as `@sanity/client` reads the map. */
export type MappedText = {
  /** Its path in the answer, as a JSON path. */
  readonly place: string;
  readonly value: string;
  readonly id: string;
  readonly path: readonly Step[];
};

/** All texts of an answer for which the client would encode a link to their source. */
export function mappedTexts(result: unknown, map: ContentSourceMap): MappedText[] {
  const found: MappedText[] = [];
  const clientMap: ClientMap = structuredClone({
    ...map,
    documents: [...map.documents],
    paths: [...map.paths],
  });
  encodeIntoResult(result, clientMap, ({ value, sourcePath, sourceDocument, resultPath }) => {
    const place = jsonPath(resultPath.map((step) => (typeof step === 'object' ? step._index : step)));
    found.push({ place, value, id: sourceDocument._id, path: sourcePath });
    return value;
  });
  return found;
}

/** The value at a path, resolved as the Studio does: of two items with the same key, the first. */
export function valueAt(value: unknown, path: readonly Step[]): unknown {
  let current = value;
  for (const step of path) {
    if (typeof step === 'string') current = isRecord(current) ? current[step] : undefined;
    else if (!Array.isArray(current)) return undefined;
    else if (typeof step === 'number') current = current[step];
    else current = current.find((item: unknown) => isRecord(item) && item._key === step._key);
  }
  return current;
}

// Documents in which many fields have the same text, so that a value alone does not identify its source. Conditions
// never read the texts (`title`, `text`, `tags`), only `kind`, `rank`, `_key` and ids.

const text = fc.constantFrom('one', 'two', "it's]");
const maybe = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: undefined, freq: 4 });
const reference = fc.constantFrom('a', 'b', 'c').map((_ref) => ({ _type: 'reference', _ref }));

const fields = {
  title: maybe(text),
  text: maybe(fc.option(text)),
  tags: maybe(fc.array(text, { maxLength: 3 })),
  kind: fc.constantFrom('x', 'y'),
  rank: fc.integer({ min: 0, max: 2 }),
  link: maybe(reference),
};

const key = fc.constantFrom(undefined, 'k1', 'k1', 'k2', 'k3', "k'4");
const leaf = fc.record({ _key: key, ...fields });
const item = fc.record({ _key: key, ...fields, items: maybe(fc.array(leaf, { maxLength: 3 })) });

function withoutNothing(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value));
}

const sampleDocument: fc.Arbitrary<LakeDocument> = fc
  .record({
    id: fc.constantFrom('a', 'b', 'c'),
    prefix: fc.constantFrom('', '', 'drafts.', 'versions.r1.'),
    _type: fc.constantFrom('post', 'page'),
    body: fc.record({ ...fields, items: maybe(fc.array(item, { maxLength: 3 })) }).map(withoutNothing),
  })
  .map(({ id, prefix, _type, body }) => {
    return deepFreeze(Object.assign({}, body, stored(`${prefix}${id}`, _type)));
  });

/** The entries of generated projections; `P` is replaced by a nested projection. */
const attributes = [
  'title',
  'text',
  'tags',
  '"t": tags[]',
  '"t0": tags[0]',
  '"again": title',
  '"n": upper(title)',
  '"l": "one"',
  '"c": coalesce(text, title)',
  '"s": select(kind == "x" => title, rank > 1 => text, "none")',
  '...',
  'kind == "x" => {text, "k": title}',
  'kind == "y" => {...P}',
  'items[]P',
  'items[kind == "x"]P',
  'items[]',
  'items',
  '"i": items[] | order(rank desc)[0..1]P',
  '"f": items[0].title',
  '"last": items[-1]',
  '"flat": items[].items[].title',
  '"deep": items[].items[]P',
  'link',
  '"d": link->',
  '"e": link->P',
  '"links": items[].link->title',
  '"up": ^.title',
  '"upup": ^.^.text',
  '"peers": *[kind == ^.kind] | order(rank asc, _id asc)[0..1]{title, "up": ^.text}',
  '"back": items[]{"p": ^.title, "pp": ^.^.text, "in": items[]{"p": ^.title, "q": ^.^.tags}}',
  '"m": {"a": title, "b": P}',
  '"arr": [title, text, ...tags]',
  '"both": @ + {"title": text}',
  '"sum": tags + ["one"] + tags',
  '"count": count(items)',
  '"r": coalesce(text, rank, 9)',
  '"w": count(items[].items[rank == ^.^.rank])',
  '"v": select(count(items[]{"z": ^.^.rank}[z > 0]) > 0 => title, text)',
  '"by": items[] | score(kind match "x")P',
  '"c2": array::compact(items[].link->)P',
  '"it\'s": title',
];

const projection: fc.Arbitrary<string> = fc.letrec<{ whole: string; attribute: string }>((tie) => ({
  attribute: fc
    .tuple(fc.constantFrom(...attributes), fc.oneof({ maxDepth: 2 }, fc.constant('{title}'), tie('whole')))
    .map(([attribute, inner]) => attribute.replaceAll('P', inner)),
  whole: fc.array(tie('attribute'), { minLength: 1, maxLength: 4 }).map((all) => `{${all.join(', ')}}`),
})).whole;

const queries = [
  '*P',
  '*',
  '*[_type == "post"]P',
  '*[_id == "a"][0]P',
  '*[_id in $ids]P',
  '*[rank > 0] | order(rank desc, _id asc)P[0..2]',
  '*[_type == "page"].items[]P',
  '*[_type == "page"][0].items[kind == "x"][0]P',
  '*[_type == "post"].link->P',
  '{"one": *[kind == "x"]P, "two": *[_id == "b"][0]P}',
  '* | score(kind match "x")P',
];

/** Arbitrary queries on arbitrary documents of this kind. */
export const sampleQuestion: fc.Arbitrary<{
  documents: LakeDocument[];
  query: string;
  perspective: Perspective;
  withKeys: boolean;
  params: { ids: string[] };
}> = fc.record({
  documents: fc.uniqueArray(sampleDocument, { selector: ({ _id }) => _id, maxLength: 6 }),
  query: fc
    .tuple(fc.constantFrom(...queries), projection)
    .map(([query, inner]) => query.replaceAll('P', inner)),
  perspective: fc.constantFrom<Perspective>('raw', 'public', [], ['drafts'], ['r1', 'drafts']),
  withKeys: fc.boolean(),
  params: fc.constant({ ids: ['a', 'c', 'drafts.b'] }),
});
