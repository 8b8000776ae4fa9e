import { describe, expect, it } from 'vitest';
import type { LakeDocument } from '../store/lake-document';
import type { ContentSourceMap } from './map-sources';
import { answerWithMap } from './source-map.fixture';

const time = '2026-01-01T00:00:00Z';
const own = (_id: string, _type: string) => ({ _id, _type, _rev: 'r', _createdAt: time, _updatedAt: time });
const reference = (_ref: string) => ({ _type: 'reference', _ref });

const page = {
  ...own('page', 'page'),
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
};
/** A page, two people, and a draft of one of them: many fields have the same text. */
const documents: LakeDocument[] = [
  page,
  { ...own('ada', 'person'), name: 'Ada', rank: 1 },
  { ...own('drafts.ada', 'person'), name: 'Ada', rank: 2 },
  { ...own('bob', 'person'), name: 'Bob', rank: 2 },
];

const hero = "page $['blocks'][0]";

/** Queries on `documents` and their maps: for each path `document path`, `literal` or `unknown`. */
const sourceMapCases: [query: string, map: Record<string, string>][] = [
  ['*[_id == "page"][0]{title}', { "$['title']": "page $['title']" }],
  ['*[_id == "page"][0].title', { $: "page $['title']" }],
  ['*[_id == "page"][0]', { $: 'page $' }],
  ['*[_type == "page"]', { '$[0]': 'page $' }],
  [
    '*[_type == "page"]{"a": title, "b": subtitle}',
    { "$[0]['a']": "page $['title']", "$[0]['b']": "page $['subtitle']" },
  ],
  [
    '*[_id == "page"][0]{rank, isShown}',
    { "$['rank']": "page $['rank']", "$['isShown']": "page $['isShown']" },
  ],
  ['*[_id == "page"][0]{missing, none, "deep": none.none}', {}],
  ['*[_id == "page"][0]{"slug": slug.current}', { "$['slug']": "page $['slug']['current']" }],
  ['*[_id == "page"][0]{slug}', { "$['slug']": "page $['slug']" }],
  ['*[_id == "page"][0]{slug{current}}', { "$['slug']['current']": "page $['slug']['current']" }],
  ['*[_id == "page"][0]{"by": author->name}', { "$['by']": "ada $['name']" }],
  ['*[_id == "page"][0]{author->{name}}', { "$['author']['name']": "ada $['name']" }],
  ['*[_id == "page"][0].author->', { $: 'ada $' }],
  ['*[_id == "page"][0]{tags}', { "$['tags']": "page $['tags']" }],
  ['*[_id == "page"][0]{"t": tags[1]}', { "$['t']": "page $['tags'][1]" }],
  ['*[_id == "page"][0]{"t": tags[-1..0], "l": tags[-1]}', { "$['l']": "page $['tags'][1]" }],
  ['*[_id == "page"][0].tags[@ == "b"]', { '$[0]': "page $['tags'][1]" }],
  ['*[_id == "page"][0].blocks[]{title}', { "$[0]['title']": `${hero}['title']` }],
  ['*[_id == "page"][0].blocks[_key == "k2"]', { '$[0]': "page $['blocks'][1]" }],
  [
    '*[_id == "page"][0].blocks[1..2]._key',
    { '$[0]': "page $['blocks'][1]['_key']", '$[1]': "page $['blocks'][2]['_key']" },
  ],
  ['*[_id == "page"][0].blocks[] | order(_key desc)[0]._key', { $: "page $['blocks'][2]['_key']" }],
  ['*[_id == "page"][0].blocks[].links[].label', { '$[0]': `${hero}['links'][0]['label']` }],
  ['*[_id == "page"][0].blocks[].people[]->name', { '$[1]': "bob $['name']", '$[2]': "ada $['name']" }],
  [
    '*[_id == "page"][0].blocks[].body[].children[]{text}',
    { "$[2]['text']": "page $['blocks'][2]['body'][0]['children'][0]['text']" },
  ],
  [
    '*[_id == "page"][0]{blocks[]{_type == "hero" => {title, links[]{label}}, _type == "text" => {body}}}',
    {
      "$['blocks'][0]['title']": `${hero}['title']`,
      "$['blocks'][0]['links'][0]['label']": `${hero}['links'][0]['label']`,
      "$['blocks'][2]['body']": "page $['blocks'][2]['body']",
    },
  ],
  [
    '*[_id == "page"][0].blocks[0]{..., "title": upper(title)}',
    {
      "$['_key']": `${hero}['_key']`,
      "$['_type']": `${hero}['_type']`,
      "$['title']": 'unknown',
      "$['links']": `${hero}['links']`,
    },
  ],
  [
    '*[_id == "page"][0]{"x": select(rank > 5 => title, rank > 2 => subtitle, "no")}',
    { "$['x']": "page $['subtitle']" },
  ],
  ['*[_id == "page"][0]{"x": select(rank > 5 => title, "no")}', { "$['x']": 'literal' }],
  [
    '*[_id == "page"][0]{"x": coalesce(none, author->none, subtitle, title)}',
    { "$['x']": "page $['subtitle']" },
  ],
  ['*[_id == "page"][0]{"x": coalesce(none, $default)}', { "$['x']": 'literal' }],
  [
    '*[_id == "page"][0]{"x": [title, ...tags, "y"]}',
    {
      "$['x'][0]": "page $['title']",
      "$['x'][1]": "page $['tags'][0]",
      "$['x'][2]": "page $['tags'][1]",
      "$['x'][3]": 'literal',
    },
  ],
  [
    '*[_id == "page"][0]{"x": tags + [subtitle]}',
    { "$['x'][0]": "page $['tags'][0]", "$['x'][1]": "page $['tags'][1]", "$['x'][2]": "page $['subtitle']" },
  ],
  ['*[_id == "page"][0]{"x": {title} + {"title": subtitle}}', { "$['x']['title']": "page $['subtitle']" }],
  [
    '*[_id == "page"][0]{"x": array::compact([missing, title]), "u": array::unique([title, subtitle, "z"])}',
    { "$['x'][0]": "page $['title']", "$['u'][0]": "page $['title']", "$['u'][1]": 'literal' },
  ],
  [
    '*[_id == "page"][0]{"x": title + "!", "c": count(tags), "p": pt::text(blocks[2].body), "s": string(rank), "b": rank > 1, "j": array::join(tags, ",")}',
    {
      "$['x']": 'unknown',
      "$['c']": 'unknown',
      "$['p']": 'unknown',
      "$['s']": 'unknown',
      "$['b']": 'unknown',
      "$['j']": 'unknown',
    },
  ],
  ['*[_id == "page"][0]{"x": string::split(title, "a")}', { "$['x']": 'unknown' }],
  ['count(*)', { $: 'unknown' }],
  ['{"n": now(), "l": 1}', { "$['n']": 'unknown', "$['l']": 'literal' }],
  [
    '*[_type == "person" && _id in path("*")] | order(rank desc){name}',
    { "$[0]['name']": "bob $['name']", "$[1]['name']": "ada $['name']" },
  ],
  ['*[_id == "page"][0].blocks[0]{"own": title, "above": ^.title}', { "$['own']": `${hero}['title']` }],
  ['*[_id == "page"]{"x": blocks[0]{"above": ^.subtitle}}', { "$[0]['x']['above']": "page $['subtitle']" }],
  [
    '*[_id == "page"]{"x": blocks[]{"above": ^.subtitle, "own": links[]{"up": ^.title, "top": ^.^.title}}[0]}',
    {
      "$[0]['x']['above']": "page $['subtitle']",
      "$[0]['x']['own'][0]['up']": `${hero}['title']`,
      "$[0]['x']['own'][0]['top']": "page $['title']",
    },
  ],
  [
    '*[_type == "person" && rank == 2]{"peer": *[rank == ^.rank && _id != ^._id][0].name}',
    { "$[0]['peer']": "drafts.ada $['name']", "$[1]['peer']": "bob $['name']" },
  ],
  [
    '*[_type == "person"] | score(name match "bob") | order(_score desc)[0]{name, _score}',
    { "$['name']": "bob $['name']", "$['_score']": 'unknown' },
  ],
  ['*[_type == $type && _id == $id]{name}[$at]', { "$['name']": "bob $['name']" }],
  [
    '{"page": *[_id == "page"][0]{title}, "none": *[_id == "none"][0]{title}}',
    { "$['page']['title']": "page $['title']" },
  ],
  ['*[_id == "page"][0]{"it\'s": title}', { "$['it\\'s']": "page $['title']" }],
];

/** One line for each mapping: the path in the result, then `document path`, `literal` or `unknown`. */
function listed({ documents, paths, mappings }: ContentSourceMap): Record<string, string> {
  const entries = Object.entries(mappings).map(([place, { source }]) => [
    place,
    source.type === 'documentValue'
      ? `${documents[source.document]?._id} ${paths[source.path]}`
      : source.type,
  ]);
  return Object.fromEntries(entries);
}

describe('the map of an answer', () => {
  it.each(sourceMapCases)('%s', async (query, expected) => {
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
    expect(listed(map)["$['blocks'][2]['t']"]).toBe(
      "page $['blocks'][?(@._key=='k3')]['body'][?(@._key=='p')]['children'][?(@._key=='s')]['text']",
    );
  });

  it.each([
    ['share one', ['x', 'x']],
    ['have none', [undefined, undefined]],
    ['have one that paths cannot hold', ["it's", 'a]b']],
  ])('are replaced by the index where they %s', async (_, keys) => {
    const items = keys.map((_key, at) => ({ _key, title: `Item ${at}` }));
    const documents = [{ ...own('a', 'a'), items: JSON.parse(JSON.stringify(items)) }];
    const { map } = await answerWithMap({ documents, query: '*[0]{"i": items[]{title}}', withKeys: true });
    expect(listed(map)).toEqual({
      "$['i'][0]['title']": "a $['items'][0]['title']",
      "$['i'][1]['title']": "a $['items'][1]['title']",
    });
  });

  it('of the same value make each item a mapping of its own', async () => {
    const items = [
      { _key: 'x', title: 'One' },
      { _key: 'x', title: 'Two' },
    ];
    const documents = [{ ...own('a', 'a'), items }];
    const { map } = await answerWithMap({ documents, query: '*[0]{items}', withKeys: true });
    expect(listed(map)).toEqual({ "$['items'][0]": "a $['items'][0]", "$['items'][1]": "a $['items'][1]" });
  });

  it('do not affect names that the client would misread, which have no mapping', async () => {
    const documents = [{ ...own('a', 'a'), o: { "x']y": 'One', z: 'Two' } }];
    const { map } = await answerWithMap({ documents, query: '*[0]{o}' });
    expect(listed(map)).toEqual({ "$['o']['z']": "a $['o']['z']" });
  });
});

describe('drafts overlaid on published documents', () => {
  const answer = (query: string) => answerWithMap({ documents, query, perspective: ['drafts'] });

  it('are listed by their stored id', async () => {
    const { map } = await answer('*[_id == "page"][0]{title, "by": author->{name, _id, _originalId}}');
    expect(listed(map)).toEqual({
      "$['title']": "page $['title']",
      "$['by']['name']": "drafts.ada $['name']",
      "$['by']['_id']": 'unknown',
      "$['by']['_originalId']": 'unknown',
    });
  });

  it('have no mapping for their `_id`, which differs from the source', async () => {
    const { map } = await answer('*[_id == "ada"]');
    expect(listed(map)).toEqual({
      '$[0]': 'drafts.ada $',
      "$[0]['_id']": 'unknown',
      "$[0]['_originalId']": 'unknown',
    });
  });
});

it('a query that cannot be traced has an empty map', async () => {
  const query = '*[_id == "page"]{title, "d": diff::changedAny({"a": 1}, {"a": 2}, a)}';
  const { result, map } = await answerWithMap({ documents, query });
  expect(result).toEqual([{ title: 'Same', d: true }]);
  expect(map).toEqual({ documents: [], paths: [], mappings: {} });
});
