import { describe, expect, it } from 'vitest';
import { mappedDocuments as documents, listed, own, sourceMapCases } from './map-sources.fixture';
import { answerWithMap } from './source-map.fixture';

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
