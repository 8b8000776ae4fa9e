import { describe, expect, test } from 'vitest';
import { answerWithMap } from './answer-with-map.fixture';
import type { ContentSourceMap } from './content-source-map';
import { sampleSite as documents, sourceMapCases } from './source-map-cases.fixture';

const time = '2026-01-01T00:00:00Z';
const own = (_id: string, _type: string) => ({ _id, _type, _rev: 'r', _createdAt: time, _updatedAt: time });

/** `place: document path`, one a mapping; `literal` and `unknown` as they are. */
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
  test.each(sourceMapCases)('%s', async (query, expected) => {
    const params = { type: 'person', id: 'bob', at: 0, default: 'd' };
    const { map } = await answerWithMap({ documents, query, params });
    expect(listed(map)).toEqual(expected);
  });

  test('names each document and path once, in the order met', async () => {
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

describe('places in documents', () => {
  const query = '*[_id == "page"][0]{blocks[]{_type == "text" => {"t": body[0].children[0].text}}, tags[]}';

  test('are in the paths, not in the places', async () => {
    const { map } = await answerWithMap({ documents, query, withKeys: true });
    expect(listed(map)["$['blocks'][2]['t']"]).toBe(
      "page $['blocks'][?(@._key=='k3')]['body'][?(@._key=='p')]['children'][?(@._key=='s')]['text']",
    );
  });

  test.each([
    ['share one', ['x', 'x']],
    ['have none', [undefined, undefined]],
    ['have one that paths cannot hold', ["it's", 'a]b']],
  ])('are told by their place where they %s', async (_, keys) => {
    const items = keys.map((_key, at) => ({ _key, title: `Item ${at}` }));
    const documents = [{ ...own('a', 'a'), items: JSON.parse(JSON.stringify(items)) }];
    const { map } = await answerWithMap({ documents, query: '*[0]{"i": items[]{title}}', withKeys: true });
    expect(listed(map)).toEqual({
      "$['i'][0]['title']": "a $['items'][0]['title']",
      "$['i'][1]['title']": "a $['items'][1]['title']",
    });
  });

  test('are mapped one by one where the client would take one for the other', async () => {
    const items = [
      { _key: 'x', title: 'One' },
      { _key: 'x', title: 'Two' },
    ];
    const documents = [{ ...own('a', 'a'), items }];
    const { map } = await answerWithMap({ documents, query: '*[0]{items}', withKeys: true });
    expect(listed(map)).toEqual({ "$['items'][0]": "a $['items'][0]", "$['items'][1]": "a $['items'][1]" });
  });

  test('leave out names that the client would misread', async () => {
    const documents = [{ ...own('a', 'a'), o: { "x']y": 'One', z: 'Two' } }];
    const { map } = await answerWithMap({ documents, query: '*[0]{o}' });
    expect(listed(map)).toEqual({ "$['o']['z']": "a $['o']['z']" });
  });
});

describe('drafts laid over what is published', () => {
  const ask = (query: string) => answerWithMap({ documents, query, perspective: ['drafts'] });

  test('are named by the id they have', async () => {
    const { map } = await ask('*[_id == "page"][0]{title, "by": author->{name, _id, _originalId}}');
    expect(listed(map)).toEqual({
      "$['title']": "page $['title']",
      "$['by']['name']": "drafts.ada $['name']",
      "$['by']['_id']": 'unknown',
      "$['by']['_originalId']": 'unknown',
    });
  });

  test('are not mapped to ids that their source does not have', async () => {
    const { map } = await ask('*[_id == "ada"]');
    expect(listed(map)).toEqual({
      '$[0]': 'drafts.ada $',
      "$[0]['_id']": 'unknown',
      "$[0]['_originalId']": 'unknown',
    });
  });
});

test('what cannot be traced has no map, and an answer all the same', async () => {
  const query = '*[_id == "page"]{title, "d": diff::changedAny({"a": 1}, {"a": 2}, a)}';
  const { result, map } = await answerWithMap({ documents, query });
  expect(result).toEqual([{ title: 'Same', d: true }]);
  expect(map).toEqual({ documents: [], paths: [], mappings: {} });
});
