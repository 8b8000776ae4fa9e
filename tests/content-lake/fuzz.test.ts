import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { isLocal, lakeOfFile } from './connect';
import { rawRequest } from './raw-request';

const lake = lakeOfFile();

beforeAll(async () => {
  const fields = { title: 'One', n: 1, tags: ['a'], nested: { a: [{ b: 1 }] } };
  await lake.client.create({ _id: 'fuzz-1', _type: 'fuzz', ...fields });
  await lake.client.create({ _id: 'fuzz-2', _type: 'fuzz', link: { _type: 'reference', _ref: 'fuzz-1' } });
});

const words = [
  ...'* *[ ] { } ( ) -> => == != && || ! in match asc desc | ... .. @ ^ $a $b'.split(' '),
  ...'_type _id title link tags[] "text" \'fuzz\' 1 -1.5 1e9 null true , : . + - / % ** //'.split(' '),
  ...'order( score( count( select( coalesce( references( path( string::split( math::sum('.split(' '),
  ...'pt::text( dateTime( array::join( geo::latLng( diff::changedAny( boost( anywhere('.split(' '),
  ...['fn a::b($x) = ', '\n', '"\\u{110000}"', 'sanity::versionOf(', 'releases::all()'],
];

const groq = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.array(fc.constantFrom(...words), { maxLength: 14 }).map((parts) => parts.join(' ')),
  },
  { weight: 1, arbitrary: fc.string({ maxLength: 60 }) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 30 }) },
);

const isFine = (status: number) => status < 500 || status === 501;

/** Sends a request with the token. @throws when the lake answers that it has failed */
async function ask(path: string, body?: string) {
  const headers = { authorization: `Bearer ${lake.token}` };
  const method = body === undefined ? 'GET' : 'POST';
  const answer = await rawRequest(lake.url, path, { method, headers, body });
  expect({ path, body, status: answer.status, ok: isFine(answer.status) }).toMatchObject({ ok: true });
  return answer;
}

describe.runIf(isLocal)('arbitrary input', () => {
  it('a query never crashes the lake, and every error has a message', async () => {
    await fc.assert(
      fc.asyncProperty(groq, fc.json(), fc.jsonValue(), async (query, a, b) => {
        const map = { resultSourceMap: 'withKeyArraySelector' };
        const search = new URLSearchParams({ query, $a: a, $b: JSON.stringify(b), ...map });
        const { status, json } = await ask(`/v2025-02-19/data/query/production?${search}`);
        if (status === 200) expect(json).toHaveProperty('result');
        else expect(JSON.stringify(json)).toMatch(/message|description/);
      }),
      { numRuns: 300 },
    );
  });

  it('a query string never crashes the lake', async () => {
    const name = fc.constantFrom('query', '$a', 'perspective', 'returnQuery', 'tag', '$', '', '$__proto__');
    const pair = fc
      .tuple(name, fc.string({ maxLength: 20 }))
      .map(([key, value]) => `${key}=${encodeURI(value)}`);
    await fc.assert(
      fc.asyncProperty(fc.array(pair, { maxLength: 5 }), async (pairs) => {
        await ask(`/v1/data/query/production?${pairs.join('&')}`);
      }),
      { numRuns: 200 },
    );
  });

  it('a path of arbitrary bytes never crashes the lake', async () => {
    const segment = fc.oneof(
      fc.constantFrom(
        ...' v1 vX v2025-02-19 data query images files local production .. %2e%2e % %ff'.split(' '),
      ),
      fc.string({ maxLength: 8 }).map((text) => encodeURI(text).replace(/[^\w%.~-]/g, '')),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(segment, { maxLength: 6 }), async (segments) => {
        await ask(`/${segments.join('/')}`);
      }),
      { numRuns: 200 },
    );
  });

  it('mutations of any form never crash the lake', async () => {
    const operation = fc.constantFrom('create', 'createOrReplace', 'createIfNotExists', 'delete', 'patch');
    const field = fc.constantFrom(
      ...'_id _type id query params set unset insert inc diffMatchPatch ifRevisionID'.split(' '),
    );
    const value = fc.oneof(
      fc.jsonValue({ maxDepth: 3 }),
      fc.constantFrom(...'fuzz-1 a..b tags[-1] nested.a[b==1] ..[b] [0:99]'.split(' '), '*[_type == "none"]'),
      fc.dictionary(
        fc.constantFrom('title', 'nested.a[0].b', 'tags[5]', '..', '[', 'a[b==', '$', 'x.y.z'),
        fc.jsonValue({ maxDepth: 2 }),
        { maxKeys: 3 },
      ),
      fc.array(fc.constantFrom('title', 'nested.a[0].b', 'tags[5]', '..', '[', 'tags[:]'), { maxLength: 3 }),
    );
    const body = fc.dictionary(field, value, { maxKeys: 4 });
    const mutation = fc.tuple(operation, body).map(([name, content]) => ({ [name]: content }));
    await fc.assert(
      fc.asyncProperty(fc.array(mutation, { minLength: 1, maxLength: 3 }), async (mutations) => {
        await ask('/v1/data/mutate/production?dryRun=true', JSON.stringify({ mutations }));
      }),
      { numRuns: 200 },
    );
  });
});
