import { describe, expect, it } from 'vitest';
import { stored } from '../query/sample-documents.fixture';
import type { LakeDocument } from '../store/lake-document';
import type { ContentSourceMap } from './map-sources';
import { answerWithMap } from './source-map.fixture';

const reference = (_ref: string) => ({ _type: 'reference', _ref });

const page = stored('page', 'page', {
  title: 'Same',
  subtitle: 'Same',
  rank: 3,
  isShown: false,
  missing: null,
  slug: { current: 'one' },
  author: reference('ada'),
  tags: ['Same', 'b'],
  blocks: [
    { _key: 'k1', _type: 'hero', title: 'Same', links: [{ _key: 'l1', label: 'Same' }] },
    { _key: 'k2', _type: 'people', people: [reference('bob'), reference('ada'), reference('nobody')] },
    {
      _key: 'k3',
      _type: 'text',
      body: [{ _key: 'p', _type: 'block', children: [{ _key: 's', text: 'Hi' }] }],
    },
  ],
});
/** A page, two people, and a draft of one of them: many fields have the same text. */
const documents: LakeDocument[] = [
  page,
  stored('ada', 'person', { name: 'Ada', rank: 1 }),
  stored('drafts.ada', 'person', { name: 'Ada', rank: 2 }),
  stored('bob', 'person', { name: 'Bob', rank: 2 }),
];

const first = '*[_id == "page"][0]';

/** Queries and their maps: for each path in the result the document and the path in it, `literal` or `unknown`. */
const cases: [query: string, map: Record<string, string>][] = [
  [`${first}{title}`, { title: 'page title' }],
  [`${first}.title`, { '': 'page title' }],
  [first, { '': 'page' }],
  ['*[_type == "page"]', { '[0]': 'page' }],
  ['*[_type == "page"]{"a": title, "b": subtitle}', { '[0].a': 'page title', '[0].b': 'page subtitle' }],
  [`${first}{rank, isShown}`, { rank: 'page rank', isShown: 'page isShown' }],
  [`${first}{missing, none, "deep": none.none}`, {}],
  [`${first}{"slug": slug.current}`, { slug: 'page slug.current' }],
  [`${first}{slug}`, { slug: 'page slug' }],
  [`${first}{slug{current}}`, { 'slug.current': 'page slug.current' }],
  [`${first}{"by": author->name}`, { by: 'ada name' }],
  [`${first}{author->{name}}`, { 'author.name': 'ada name' }],
  [`${first}.author->`, { '': 'ada' }],
  [`${first}{tags}`, { tags: 'page tags' }],
  [`${first}{"t": tags[1]}`, { t: 'page tags[1]' }],
  [`${first}{"t": tags[-1..0], "l": tags[-1]}`, { l: 'page tags[1]' }],
  [`${first}.tags[@ == "b"]`, { '[0]': 'page tags[1]' }],
  [`${first}.blocks[]{title}`, { '[0].title': 'page blocks[0].title' }],
  [`${first}.blocks[_key == "k2"]`, { '[0]': 'page blocks[1]' }],
  [`${first}.blocks[1..2]._key`, { '[0]': 'page blocks[1]._key', '[1]': 'page blocks[2]._key' }],
  [`${first}.blocks[] | order(_key desc)[0]._key`, { '': 'page blocks[2]._key' }],
  [`${first}.blocks[].links[].label`, { '[0]': 'page blocks[0].links[0].label' }],
  [`${first}.blocks[].people[]->name`, { '[1]': 'bob name', '[2]': 'ada name' }],
  [`${first}.blocks[].body[].children[]{text}`, { '[2].text': 'page blocks[2].body[0].children[0].text' }],
  [
    `${first}{blocks[]{_type == "hero" => {title, links[]{label}}, _type == "text" => {body}}}`,
    {
      'blocks[0].title': 'page blocks[0].title',
      'blocks[0].links[0].label': 'page blocks[0].links[0].label',
      'blocks[2].body': 'page blocks[2].body',
    },
  ],
  [
    `${first}.blocks[0]{..., "title": upper(title)}`,
    {
      _key: 'page blocks[0]._key',
      _type: 'page blocks[0]._type',
      title: 'unknown',
      links: 'page blocks[0].links',
    },
  ],
  [`${first}{"x": select(rank > 5 => title, rank > 2 => subtitle, "no")}`, { x: 'page subtitle' }],
  [`${first}{"x": select(rank > 5 => title, "no")}`, { x: 'literal' }],
  [`${first}{"x": coalesce(none, author->none, subtitle, title)}`, { x: 'page subtitle' }],
  [`${first}{"x": coalesce(none, $default)}`, { x: 'literal' }],
  [
    `${first}{"x": [title, ...tags, "y"]}`,
    { 'x[0]': 'page title', 'x[1]': 'page tags[0]', 'x[2]': 'page tags[1]', 'x[3]': 'literal' },
  ],
  [
    `${first}{"x": tags + [subtitle]}`,
    { 'x[0]': 'page tags[0]', 'x[1]': 'page tags[1]', 'x[2]': 'page subtitle' },
  ],
  [`${first}{"x": {title} + {"title": subtitle}}`, { 'x.title': 'page subtitle' }],
  [
    `${first}{"x": array::compact([missing, title]), "u": array::unique([title, subtitle, "z"])}`,
    { 'x[0]': 'page title', 'u[0]': 'page title', 'u[1]': 'literal' },
  ],
  [
    `${first}{"x": title + "!", "c": count(tags), "p": pt::text(blocks[2].body), "s": string(rank), "b": rank > 1, "j": array::join(tags, ",")}`,
    { x: 'unknown', c: 'unknown', p: 'unknown', s: 'unknown', b: 'unknown', j: 'unknown' },
  ],
  [`${first}{"x": string::split(title, "a")}`, { x: 'unknown' }],
  ['count(*)', { '': 'unknown' }],
  ['{"n": now(), "l": 1}', { n: 'unknown', l: 'literal' }],
  [
    '*[_type == "person" && _id in path("*")] | order(rank desc){name}',
    { '[0].name': 'bob name', '[1].name': 'ada name' },
  ],
  [`${first}.blocks[0]{"own": title, "above": ^.title}`, { own: 'page blocks[0].title' }],
  ['*[_id == "page"]{"x": blocks[0]{"above": ^.subtitle}}', { '[0].x.above': 'page subtitle' }],
  [
    '*[_id == "page"]{"x": blocks[]{"above": ^.subtitle, "own": links[]{"up": ^.title, "top": ^.^.title}}[0]}',
    {
      '[0].x.above': 'page subtitle',
      '[0].x.own[0].up': 'page blocks[0].title',
      '[0].x.own[0].top': 'page title',
    },
  ],
  [
    '*[_type == "person" && rank == 2]{"peer": *[rank == ^.rank && _id != ^._id][0].name}',
    { '[0].peer': 'drafts.ada name', '[1].peer': 'bob name' },
  ],
  [
    '*[_type == "person"] | score(name match "bob") | order(_score desc)[0]{name, _score}',
    { name: 'unknown', _score: 'unknown' },
  ],
  ['*[_type == $type && _id == $id]{name}[$at]', { name: 'bob name' }],
  [
    '{"page": *[_id == "page"][0]{title}, "none": *[_id == "none"][0]{title}}',
    { 'page.title': 'page title' },
  ],
  [`${first}{"it's": title}`, { "it\\'s": 'page title' }],
];

/** `$['a'][0]['b']` as `a[0].b`. */
const short = (path = '') => path.replace(/\['((?:[^'\\]|\\.)*)'\]/g, '.$1').replace(/^\$\.?/, '');

/** A map in the notation of the cases. */
function listed({ documents, paths, mappings }: ContentSourceMap): Record<string, string> {
  const sourceOf = ({ source }: ContentSourceMap['mappings'][string]) =>
    source.type === 'documentValue'
      ? `${documents[source.document]?._id} ${short(paths[source.path])}`.trim()
      : source.type;
  return Object.fromEntries(
    Object.entries(mappings).map(([place, mapping]) => [short(place), sourceOf(mapping)]),
  );
}

describe('the map of an answer', () => {
  it.each(cases)('%s', async (query, expected) => {
    const params = { type: 'person', id: 'bob', at: 0, default: 'd' };
    const { map } = await answerWithMap({ documents, query, params });
    expect(listed(map)).toEqual(expected);
  });

  it('lists each document and path once, in the order of their first use', async () => {
    const query = '*[_type == "person" && rank == 2]{name, "again": name, _type}';
    const { map } = await answerWithMap({ documents, query });
    expect(map.documents).toEqual([
      { _id: 'bob', _type: 'person' },
      { _id: 'drafts.ada', _type: 'person' },
    ]);
    expect(map.paths).toEqual(["$['name']", "$['_type']"]);
    expect(map.mappings["$[1]['again']"]).toEqual({
      type: 'value',
      source: { type: 'documentValue', document: 1, path: 0 },
    });
  });
});

describe('keys of array items', () => {
  const query = '*[_id == "page"][0]{blocks[]{_type == "text" => {"t": body[0].children[0].text}}, tags[]}';

  it('are in the paths of documents, not in those of the result', async () => {
    const { map } = await answerWithMap({ documents, query, withKeys: true });
    const path = "blocks[?(@._key=='k3')].body[?(@._key=='p')].children[?(@._key=='s')].text";
    expect(listed(map)['blocks[2].t']).toBe(`page ${path}`);
  });

  it.each([
    ['share one', ['x', 'x']],
    ['have none', [undefined, undefined]],
    ['have one that paths cannot hold', ["it's", 'a]b']],
  ])('are replaced by the index where they %s', async (_, keys) => {
    const items = keys.map((_key, at) => ({ _key, title: `Item ${at}` }));
    const documents = [stored('a', 'a', { items: JSON.parse(JSON.stringify(items)) })];
    const { map } = await answerWithMap({ documents, query: '*[0]{"i": items[]{title}}', withKeys: true });
    expect(listed(map)).toEqual({ 'i[0].title': 'a items[0].title', 'i[1].title': 'a items[1].title' });
  });

  it('of the same value make each item a mapping of its own', async () => {
    const items = ['One', 'Two'].map((title) => ({ _key: 'x', title }));
    const documents = [stored('a', 'a', { items })];
    const { map } = await answerWithMap({ documents, query: '*[0]{items}', withKeys: true });
    expect(listed(map)).toEqual({ 'items[0]': 'a items[0]', 'items[1]': 'a items[1]' });
  });

  it('do not affect names that the client would misread, which have no mapping', async () => {
    const documents = [stored('a', 'a', { o: { "x']y": 'One', z: 'Two' } })];
    const { map } = await answerWithMap({ documents, query: '*[0]{o}' });
    expect(listed(map)).toEqual({ 'o.z': 'a o.z' });
  });
});

describe('drafts overlaid on published documents', () => {
  const answer = (query: string) => answerWithMap({ documents, query, perspective: ['drafts'] });

  it('are listed by their stored id', async () => {
    const { map } = await answer(`${first}{title, "by": author->{name, _id, _originalId}}`);
    const ids = { 'by._id': 'unknown', 'by._originalId': 'unknown' };
    expect(listed(map)).toEqual({ title: 'page title', 'by.name': 'drafts.ada name', ...ids });
  });

  it('have no mapping for their `_id`, which differs from the source', async () => {
    const { map } = await answer('*[_id == "ada"]');
    const ids = { '[0]._id': 'unknown', '[0]._originalId': 'unknown' };
    expect(listed(map)).toEqual({ '[0]': 'drafts.ada', ...ids });
  });
});

it('a query that cannot be traced has an empty map', async () => {
  const query = '*[_id == "page"]{title, "d": diff::changedAny({"a": 1}, {"a": 2}, a)}';
  const { result, map } = await answerWithMap({ documents, query });
  expect(result).toEqual([{ title: 'Same', d: true }]);
  expect(map).toEqual({ documents: [], paths: [], mappings: {} });
});
