import type { IdentifiedSanityDocumentStub } from '@sanity/client';
import { beforeAll, describe, expect, it } from 'vitest';
import { lakeOfFile } from './connect';

const lake = lakeOfFile();

const authors: IdentifiedSanityDocumentStub[] = [
  { _id: 'query-author-ada', _type: 'queryAuthor', name: 'Ada' },
  { _id: 'query-author-grace', _type: 'queryAuthor', name: 'Grace' },
];

const posts: IdentifiedSanityDocumentStub[] = Array.from({ length: 12 }, (_, index) => ({
  _id: `query-post-${String(index).padStart(2, '0')}`,
  _type: 'queryPost',
  title: `Post ${index}`,
  rank: index,
  path: `/blog/post-${index}`,
  tags: index % 2 === 0 ? ['even'] : ['odd', 'rare'],
  author: { _type: 'reference', _ref: index % 2 === 0 ? 'query-author-ada' : 'query-author-grace' },
}));

beforeAll(async () => {
  const transaction = lake.client.transaction();
  for (const document of [...authors, ...posts]) transaction.createOrReplace(document);
  await transaction.commit({ visibility: 'sync' });
});

describe('queries', () => {
  it('a filter with parameters returns the matching documents', async () => {
    const found = await lake.client.fetch('*[_type == $type && rank >= $from] | order(rank asc)._id', {
      type: 'queryPost',
      from: 10,
    });
    expect(found).toEqual(['query-post-10', 'query-post-11']);
  });

  it('`[0]` without a match is null, and a filter without a match is an empty list', async () => {
    expect(await lake.client.fetch('*[_type == "queryNothing"][0]')).toBeNull();
    expect(await lake.client.fetch('*[_type == "queryNothing"]')).toEqual([]);
  });

  it('references are dereferenced, also in lists', async () => {
    const result = await lake.client.fetch(
      '*[_type == "queryPost" && path in $paths] | order(rank asc){title, "by": author->name}',
      { paths: ['/blog/post-1', '/blog/post-2'] },
    );
    expect(result).toEqual([
      { title: 'Post 1', by: 'Grace' },
      { title: 'Post 2', by: 'Ada' },
    ]);
  });

  it('a reference without a target is null', async () => {
    const query = '*[_id == "query-author-ada"][0]{"missing": *[_id == "query-no-such"][0].author->}';
    expect(await lake.client.fetch(query)).toEqual({ missing: null });
  });

  it('references() finds referring documents, also with the parent scope', async () => {
    const result = await lake.client.fetch(
      '*[_type == "queryAuthor"] | order(name asc){name, "posts": count(*[_type == "queryPost" && references(^._id)])}',
    );
    expect(result).toEqual([
      { name: 'Ada', posts: 6 },
      { name: 'Grace', posts: 6 },
    ]);
  });

  it('slices accept parameters', async () => {
    const query = '*[_type == "queryPost"] | order(rank desc)[$from...$to].rank';
    expect(await lake.client.fetch(query, { from: 0, to: 3 })).toEqual([11, 10, 9]);
    expect(await lake.client.fetch(query, { from: 2, to: 4 })).toEqual([9, 8]);
  });

  it('one query text works with parameters of different types', async () => {
    const query = '*[_type == "queryPost"] | order(rank asc)[$which]';
    expect(await lake.client.fetch(`${query}._id`, { which: 3 })).toBe('query-post-03');
    expect(await lake.client.fetch(`${query}._id`, { which: 4 })).toBe('query-post-04');
    expect(await lake.client.fetch(`${query}[0..1]._id`, { which: true })).toHaveLength(2);
  });

  it('order, match, in, count, defined, select, string and array functions work', async () => {
    const result = await lake.client.fetch(`{
      "match": count(*[_type == "queryPost" && title match "post 1*"]),
      "in": *[_type == "queryPost" && "rare" in tags] | order(rank asc)[0].rank,
      "defined": count(*[_type == "queryPost" && defined(subtitle)]),
      "select": *[_id == "query-post-03"][0]{"kind": select(rank > 2 => "big", "small")}.kind,
      "upper": *[_id == "query-post-03"][0]{"t": upper(title)}.t,
      "unique": count(array::unique(*[_type == "queryPost"].tags[]))
    }`);
    expect(result).toEqual({ match: 3, in: 1, defined: 0, select: 'big', upper: 'POST 3', unique: 3 });
  });

  it('score() sorts the better match first', async () => {
    const query =
      '*[_type == "queryPost"] | score(title match "Post", boost(title match "7", 5)) | order(_score desc)[0]';
    const best = await lake.client.fetch(query);
    expect(best.title).toBe('Post 7');
    expect(best._score).toBeGreaterThan(1);
  });

  it('functions that groq-js evaluates only asynchronously work', async () => {
    const query = 'diff::changedAny({"a": 1, "b": 1}, {"a": 2, "b": 1}, $selector)';
    const direct = query.replace('$selector', 'a');
    expect(await lake.client.fetch(direct)).toBe(true);
    expect(await lake.client.fetch(query.replace('$selector', 'b'))).toBe(false);
  });

  it('now() is the time of the request, in UTC', async () => {
    const before = Date.now();
    const now = Date.parse(await lake.client.fetch('now()'));
    expect(now).toBeGreaterThanOrEqual(before - 60_000);
    expect(now).toBeLessThanOrEqual(Date.now() + 60_000);
  });

  it('sanity::projectId() and sanity::dataset() return the lake’s names', async () => {
    const result = await lake.client.fetch('{"p": sanity::projectId(), "d": sanity::dataset()}');
    expect(result).toEqual({ p: lake.projectId, d: lake.dataset });
  });
});

describe('the response to a query', () => {
  it('contains the query, the duration and the result', async () => {
    const query = '*[_id == "query-author-ada"][0].name';
    const answer = await lake.client.fetch(query, {}, { filterResponse: false });
    expect(answer.query).toBe(query);
    expect(answer.result).toBe('Ada');
    expect(answer.ms).toBeGreaterThanOrEqual(0);
  });

  it('omits the query with returnQuery=false', async () => {
    const answer = await lake.client.fetch('1 + 1', {}, { filterResponse: false, returnQuery: false });
    expect(answer.result).toBe(2);
    expect(answer).not.toHaveProperty('query');
  });

  it('is the same for a query of more than 11 KB, which is sent by POST', async () => {
    const filler = `// ${'x'.repeat(12_000)}\n`;
    const query = `${filler}*[_type == $type && rank == $rank][0].title`;
    expect(await lake.client.fetch(query, { type: 'queryPost', rank: 5 })).toBe('Post 5');
  });

  it('is right for parameters of every JSON type, by GET and by POST', async () => {
    const params = {
      text: 'Grüße "quoted" & more',
      number: 1.5,
      flag: false,
      none: null,
      list: [1, 'two'],
      map: { a: { b: 1 } },
    };
    const query =
      '{"text": $text, "number": $number, "flag": $flag, "none": $none, "list": $list, "map": $map}';
    expect(await lake.client.fetch(query, params)).toEqual(params);
    expect(await lake.client.fetch(`// ${'x'.repeat(12_000)}\n${query}`, params)).toEqual(params);
  });
});
