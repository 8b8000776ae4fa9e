import fc from 'fast-check';
import { deepFreeze } from '../json';
import type { LakeDocument } from '../store/lake-document';
import { buildView, type Perspective } from './perspective';

const time = '2026-01-01T00:00:00Z';

/** A document with the fields that every stored document has. */
export function stored(_id: string, _type: string, fields: object = {}): LakeDocument {
  return { _id, _type, _rev: 'r', _createdAt: time, _updatedAt: time, ...fields };
}

/** In the order of ids, as the store reads them. */
export function inOrder<T extends { readonly _id: string }>(documents: Iterable<T>): T[] {
  return [...documents].sort((one, other) => (one._id < other._id ? -1 : 1));
}

/** What a query on these documents is evaluated with. */
export function sampleContext(
  documents: readonly LakeDocument[],
  params: Readonly<Record<string, unknown>>,
  perspective: Perspective = 'raw',
) {
  const view = buildView(inOrder(documents), perspective);
  return { view, params, identity: 'me', projectId: 'p', dataset: 'd', timestamp: new Date(0) };
}

const ids = ['a', 'b', 'c', 'd'];
const types = ['post', 'page', 'author'];
/** Makes a field so long that it is not kept as an object. */
const words = 'a field of so many words is a long one'.split(' ');

/** Arbitrary documents with few ids and types, so that they often refer to and overlay each other. */
export const sampleDocument: fc.Arbitrary<LakeDocument> = fc
  .record({
    id: fc.constantFrom(...ids),
    prefix: fc.constantFrom('', '', 'drafts.', 'versions.r1.'),
    _type: fc.constantFrom(...types),
    path: fc.constantFrom('/a', '/b', 5, null, undefined),
    slug: fc.constantFrom({ current: 'x' }, { current: 'y', words }, 'x', null, undefined),
    link: fc.constantFrom(...ids, undefined),
    isLong: fc.boolean(),
    rank: fc.integer({ min: 0, max: 3 }),
  })
  .map(({ id, prefix, link, isLong, ...fields }) => {
    const reference =
      link === undefined ? {} : { link: { _type: 'reference', _ref: link, ...(isLong && { words }) } };
    const defined = Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
    return deepFreeze({ ...defined, ...stored(`${prefix}${id}`, fields._type), ...reference });
  });

/** Any collection of such documents, each id once, in the order of ids. */
export const sampleDocuments: fc.Arbitrary<LakeDocument[]> = fc
  .uniqueArray(sampleDocument, { selector: ({ _id }) => _id, maxLength: 12 })
  .map(inOrder);

/** Queries of the kinds that indexes and sync tags treat differently. All use `$t`, `$ts` and `$p`. */
export const sampleQueries: readonly string[] = [
  '*',
  'count(*)',
  '*[_type == "post"]',
  '*["post" == _type]._id',
  '*[_type == $t && path == $p]{_id, "l": link->_type}',
  '*[_type in ["post", "page"] && path in ["/a", "/b"]][0]{..., link->{_id, link->}}',
  '*[_type in $ts] | order(rank desc, _id asc)[0..1]',
  '*[_type == $t] | order(path asc, _id desc)[0...2]',
  '*[_type in $ts && rank > 0] | order(rank desc)[1..3]{_id, "l": link->_type}',
  '*[_type == "post" && path > "/a"] | order(path asc)[0...2]._id',
  '*[slug.current < "y"] | order(slug.current desc, path desc)[0...3]{_id}',
  '{"first": *[rank > 1] | order(_type desc, rank asc)[0...1], "others": count(*[link._ref == "a"] | order(_id)[1...9])}',
  '*[_id == "a"][0]{"newer": *[_type == ^._type && path > ^.path] | order(path asc)[0...2]{_id, "up": ^._id}}',
  '*[_id in ["a", "b"]] | order(rank desc)[0]{"older": *[rank == ^.rank && path <= ^.path] | order(path desc)[0...2]._id, _type == "post" => {"same": *[link._ref == ^._id] | order(_id desc)[0...2]{_id}}}',
  '*[_id == "a"][0]{"near": [...*[path >= ^.path && rank > 0] | order(path asc, _id asc)[0...2], ...*[path < ^.path] | order(path desc, _id asc)[0...2]]{_id}}',
  '{"result": *[_id == "b"][0]{"near": *[_type == ^._type && rank >= ^.rank] | order(rank asc, _id asc)[0...2]._id, link->{"of": *[_type == ^._type] | order(_id)[0...2]._id}}}',
  '{"one": *[_id == "a"][0]{"of": *[_type == ^._type] | order(path)[0...1]._id}, "two": *[_id == "b"][0]{"of": *[_type == ^._type] | order(path)[0...1]._id, "m": {"up": *[rank == ^.rank] | order(path)[0...1]._id}}}',
  '*[_id == "a"][0]{link->_type == "post" => {"of": *[_type == ^._type] | order(path)[0...1]._id}, "x": select(rank > 1 => *[rank > ^.rank] | order(_id)[0...2]._id)}',
  '*[_type == "none"][0]{"near": *[rank != ^.rank] | order(_id desc)[0...2]._id}',
  '*[_id == "a"]{"near": *[rank != ^.rank] | order(_id desc)[0...2]._id}',
  '*[_id == "a"][0]{"all": *[_type == ^._type]{"of": *[_type == ^._type && _id != ^._id] | order(path desc)[0...2]._id}}',
  '*[_type in $ts && (link->rank > 0 || references($p) || @ == $t)] | order(rank)[0...3]._id',
  '*[_type in $ts && link->rank > 0 && (slug.current == "x" || path == $p)] | order(rank)[0...3]._id',
  '*[_type in $ts && select(defined(path) => path == $p, rank < 3)] | order(_id desc)[1...4]._id',
  '*[references("a")] | order(rank)[0...2]._id',
  '*[_type == "post" && references($p)]._id',
  '*[_id == "a"][0]{"of": *[_type == "post" && references(^._id)] | order(_id asc)[0...1].link->_id}',
  '*[_type == "post" && (references("a") || references("b")) && !references("c")]._id',
  '*[_type in $ts && !(path in $ts)] | order(rank)[0...3]._id',
  '*[select(rank > 1 => slug.current in $ts || _type in $ts, true)] | order(path)[0...3]._id',
  '*[_id == "a"][0].link->',
  '*[_id in ["a", "drafts.b", "nobody"]]._id',
  '*[_id == "a" || _type == "author"]._id',
  '*[(_type == "post" || _type == "page") && !(rank > 1)]{_id}',
  '*[_type == "post" && _type == "page"]',
  '*[_type == "post" || rank == 2]._id',
  '*[slug.current == "x"]._id',
  '*[@.slug.current in ["x", "y"] && _type == $t]{_id}',
  '*[path == 5]._id',
  '*[path == null]._id',
  '*[coalesce(link._ref, path) == $p && _type in $ts]._id',
  '*[path == coalesce(link._ref, $p)]._id',
  '*[coalesce(path, slug.current, _type) in ["/a", "x", $t]]{_id}',
  '*[_id == "a"][0]{"same": *[coalesce(link._ref, path) == coalesce(^.link._ref, ^.path) && _id != ^._id] | order(rank desc, _id asc)[0...2]._id}',
  '*[coalesce(link._ref, $p) == "a" || coalesce(path, "/b") == $p]._id',
  '*[_type == lower("POST")]._id',
  '*[_type == "post"]{_id, "same": *[_type == ^._type && _id != ^._id]._id}',
  '*[_type == "author"]{_id, "used": count(*[references(^._id)])}',
  '*[_type == "author"]{_id, "used": count(*[_type == "post" && references(^._id)])}',
  '*[_type == "post"][path == "/a"]._id',
  '{"one": *[_type == "post"], "two": *[_id == "b"][0].rank}',
  '*[_id in path("drafts.**")]._id',
  '*[_type == "post"].link->link->_id',
  '*[_type == $t] | score(path match "a") | order(_score desc, _id asc){_id, _score}',
  '*[sanity::versionOf("a")]._id',
  'releases::all()',
  '*[_type in []]',
  '*[_type != "post"]._id',
  '*[defined(path) && _type == "page"]{path}',
];

/** Values for the parameters of `sampleQueries`. */
export const sampleParams: fc.Arbitrary<Record<string, unknown>> = fc
  .record({
    t: fc.constantFrom<unknown>('post', 'page', 'none', 5, null, ['post']),
    ts: fc.constantFrom<unknown>(['post'], ['author', 'page', '/a', 'x'], [], 'post', ['post', 5], null),
    p: fc.constantFrom<unknown>('/a', '/b', 'a', 5, null),
  })
  // groq-js looks up methods on the parameters object.
  .map((params) => ({ ...params }));
