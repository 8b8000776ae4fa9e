import type { IdentifiedSanityDocumentStub } from '@sanity/client';
import { beforeAll, describe, expect, it } from 'vitest';
import { caught, isLocal, lakeOfFile } from './connect';
import { rawRequest } from './raw-request';

const lake = lakeOfFile();

const documents: IdentifiedSanityDocumentStub[] = [
  { _id: 'query-author-ada', _type: 'queryAuthor', name: 'Ada' },
  { _id: 'query-author-grace', _type: 'queryAuthor', name: 'Grace' },
  ...Array.from({ length: 12 }, (_, index) => ({
    _id: `query-post-${String(index).padStart(2, '0')}`,
    _type: 'queryPost',
    title: `Post ${index}`,
    rank: index,
    path: `/blog/post-${index}`,
    tags: index % 2 === 0 ? ['even'] : ['odd', 'rare'],
    author: { _type: 'reference', _ref: index % 2 === 0 ? 'query-author-ada' : 'query-author-grace' },
  })),
];

beforeAll(async () => {
  const transaction = lake.client.transaction();
  for (const document of documents) transaction.createOrReplace(document);
  await transaction.commit({ visibility: 'sync' });
});

/** So long that the client sends a query by POST. */
const filler = `// ${'x'.repeat(12_000)}\n`;
const posts = '*[_type == "queryPost"]';
const third = '*[_id == "query-post-03"][0]';

describe('queries', () => {
  it.each<[what: string, query: string, params: Record<string, unknown>, expected: unknown]>([
    [
      'a filter with parameters returns the matching documents',
      '*[_type == $type && rank >= $from] | order(rank asc)._id',
      { type: 'queryPost', from: 10 },
      ['query-post-10', 'query-post-11'],
    ],
    ['`[0]` without a match is null', '*[_type == "queryNothing"][0]', {}, null],
    ['a filter without a match is an empty list', '*[_type == "queryNothing"]', {}, []],
    [
      'references are dereferenced, also in lists',
      '*[_type == "queryPost" && path in $paths] | order(rank asc){title, "by": author->name}',
      { paths: ['/blog/post-1', '/blog/post-2'] },
      [
        { title: 'Post 1', by: 'Grace' },
        { title: 'Post 2', by: 'Ada' },
      ],
    ],
    [
      'a reference without a target is null',
      '{"missing": *[_id == "none"][0].author->}',
      {},
      { missing: null },
    ],
    [
      'references() finds referring documents, also with the parent scope',
      '*[_type == "queryAuthor"]{"posts": count(*[_type == "queryPost" && references(^._id)])}',
      {},
      [{ posts: 6 }, { posts: 6 }],
    ],
    ['slices accept parameters', `${posts} | order(rank desc)[$a...$b].rank`, { a: 0, b: 3 }, [11, 10, 9]],
    ['slices accept other parameters', `${posts} | order(rank desc)[$a...$b].rank`, { a: 2, b: 4 }, [9, 8]],
    ['a parameter is an index', `${posts} | order(rank asc)[$at].rank`, { at: 3 }, 3],
    ['the same parameter is another index', `${posts} | order(rank asc)[$at].rank`, { at: 4 }, 4],
    ['a parameter is a condition', `count(${posts} | order(rank asc)[$at])`, { at: true }, 12],
    ['match works', `count(${posts}[title match "post 1*"])`, {}, 3],
    ['in works', `${posts}["rare" in tags] | order(rank asc)[0].rank`, {}, 1],
    ['defined works', `count(${posts}[defined(subtitle)])`, {}, 0],
    ['select works', `${third}{"kind": select(rank > 2 => "big", "small")}.kind`, {}, 'big'],
    ['text functions work', `${third}{"t": upper(title)}.t`, {}, 'POST 3'],
    ['array functions work', `count(array::unique(${posts}.tags[]))`, {}, 3],
    [
      'score() sorts the better match first',
      `${posts} | score(title match "Post", boost(title match "7", 5)) | order(_score desc)[0]{title, "more": _score > 1}`,
      {},
      { title: 'Post 7', more: true },
    ],
    // groq-js evaluates this only asynchronously.
    ['diff:: finds a change', 'diff::changedAny({"a": 1, "b": 1}, {"a": 2, "b": 1}, a)', {}, true],
    ['diff:: finds no change', 'diff::changedAny({"a": 1, "b": 1}, {"a": 2, "b": 1}, b)', {}, false],
    ['a long query is answered', `${filler}*[rank == $rank][0].title`, { rank: 5 }, 'Post 5'],
  ])('%s', async (_what, query, params, expected) => {
    expect(await lake.client.fetch(query, params)).toEqual(expected);
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
    expect(answer).toMatchObject({ query, result: 'Ada' });
    expect(answer.ms).toBeGreaterThanOrEqual(0);
  });

  it('omits the query with returnQuery=false', async () => {
    const answer = await lake.client.fetch('1 + 1', {}, { filterResponse: false, returnQuery: false });
    expect(answer.result).toBe(2);
    expect(answer).not.toHaveProperty('query');
  });

  it.each(['', filler])('is right for parameters of every JSON type, by GET and by POST', async (start) => {
    const params = {
      ...{ text: 'Grüße "quoted" & more', number: 1.5, flag: false, none: null },
      ...{ list: [1, 'two'], map: { a: { b: 1 } } },
    };
    const fields = Object.keys(params).map((name) => `"${name}": $${name}`);
    expect(await lake.client.fetch(`${start}{${fields.join(', ')}}`, params)).toEqual(params);
  });
});

describe('a query', () => {
  it.each<[what: string, query: string, message: RegExp]>([
    ['with a syntax error', '*[_type == ]', /^GROQ query parse error:\n> 1 \| \*\[_type == \]/],
    ['with a function that does not exist', 'noSuchFunction(1)', /^GROQ query parse error/],
    ['with too many arguments', 'count(1, 2)', /^GROQ query parse error/],
    ['with an error, by POST', `${filler}*[`, /^GROQ query parse error/],
    ['that is nested too deeply', `${'('.repeat(100_000)}1${')'.repeat(100_000)}`, /brackets|nested|levels/],
    ['without one of its parameters', '*[_type == $kind]', /param \$kind referenced, but not provided/],
    ['without a parameter of a slice', '*[0...$limit]', /param|limit/],
  ])('%s is a 400 with a descriptive message', async (_what, query, message) => {
    const error = await caught(lake.client.fetch(query));
    expect(error.statusCode).toBe(400);
    expect(error.message).toMatch(message);
  });

  it('with a syntax error has its description and position in the response', async () => {
    const query = '*[_type == "post"';
    const { details } = await caught(lake.client.fetch(query));
    expect(details).toMatchObject({
      type: 'queryParseError',
      query,
      description: expect.stringMatching(/\w/),
    });
    expect(details.start).toBeGreaterThan(0);
    expect(details.end).toBeGreaterThanOrEqual(details.start);
  });

  it('may have unused parameters', async () => {
    expect(await lake.client.fetch('1', { unused: [1, 2, 3], __proto__x: 'y' })).toBe(1);
  });

  it.runIf(isLocal)('whose parameter is not JSON is a 400 that quotes it', async () => {
    const answer = await rawRequest(lake.url, '/v2025-02-19/data/query/production?query=%24a&%24a=plain');
    expect(answer.status).toBe(400);
    expect(answer.json).toEqual({
      statusCode: 400,
      error: 'Bad Request',
      message: 'Unable to parse value of "$a=plain". Please quote string values.',
    });
  });

  it.runIf(isLocal).each([
    ['geo::distance', '(1, 2)'],
    ['text::semanticSimilarity', '("a")'],
    ['media::aspect', '(@, "b")'],
  ])('with %s, a function of the hosted lake only, is a 501 naming it, never a guess', async (name, call) => {
    const error = await caught(lake.client.fetch(`*[_id == "a" && ${name}${call}]`));
    expect(error.statusCode).toBe(501);
    expect(error.message).toContain(`GROQ function ${name}()`);
  });
});

describe('documents by id', () => {
  beforeAll(async () => {
    await lake.client.createOrReplace({ _id: 'doc-a', _type: 'doc', title: 'A' });
    await lake.client.createOrReplace({ _id: 'drafts.doc-a', _type: 'doc', title: 'A draft' });
  });

  it('are returned by their stored id in every perspective', async () => {
    const client = lake.client.withConfig({ perspective: 'published' });
    expect((await client.getDocument('doc-a'))?.title).toBe('A');
    expect((await client.getDocument('drafts.doc-a'))?.title).toBe('A draft');
  });

  it('several are returned in the requested order, with null for missing ones', async () => {
    const found = await lake.client.getDocuments(['drafts.doc-a', 'doc-nothing', 'doc-a']);
    expect(found.map((document) => document?._id ?? null)).toEqual(['drafts.doc-a', null, 'doc-a']);
  });

  it('the response lists the omitted ids with the reason', async () => {
    const answer = await lake.client.request({ uri: `/data/doc/${lake.dataset}/doc-a,doc-nothing` });
    expect(answer.documents).toHaveLength(1);
    expect(answer.omitted).toEqual([{ id: 'doc-nothing', reason: 'existence' }]);
  });

  it('excludeContent reports which exist without their content', async () => {
    const options = { uri: `/data/doc/${lake.dataset}/doc-a,doc-nothing`, query: { excludeContent: 'true' } };
    const answer = await lake.client.request(options);
    expect(answer.omitted).toContainEqual({ id: 'doc-nothing', reason: 'existence' });
    expect(answer.omitted).not.toContainEqual(expect.objectContaining({ id: 'doc-a', reason: 'existence' }));
  });

  it('from a dataset that does not exist are a 404 with the hosted message', async () => {
    const client = lake.client.withConfig({ dataset: 'nowhere' });
    const error = await caught(client.getDocument('doc-a'));
    expect(error.statusCode).toBe(404);
    const reason = `Dataset "nowhere" not found for project ID "${lake.projectId}"`;
    expect(error.message).toContain(`Dataset not found - ${reason}`);
  });
});
