import { describe, expect, it } from 'vitest';
import { LakeError } from '../errors';
import { isConstantInsensitive, QueryParser } from './query-parser';

describe('a syntax tree for all values of the parameters', () => {
  it.each(['*', '*[_type == $t]', '*[_id in $ids]{"a": $a}', '*[a == $a] | order(b) [0...10]', '$a + $b'])(
    'serves %s',
    (query) => expect(isConstantInsensitive(query)).toBe(true),
  );

  it.each(['*[$index]', '*[0...$limit]', '*[0..$limit + 1]', '*{"a": b[$key]}'])(
    'does not serve %s',
    (query) => expect(isConstantInsensitive(query)).toBe(false),
  );

  it('is parsed once and reused for other values', () => {
    const queries = new QueryParser();
    const first = queries.parse('*[_type == $t]', { t: 'a' });
    expect(queries.parse('*[_type == $t]', { t: 'b' })).toBe(first);
    const slice = queries.parse('*[0...$n]', { n: 1 });
    expect(queries.parse('*[0...$n]', { n: 1 })).toBe(slice);
    expect(queries.parse('*[0...$n]', { n: 2 })).not.toBe(slice);
  });
});

it.each(['*[_type == "a"] // all of them', '// all of them\n*', '* // "'])(
  'a comment is ignored: %s',
  (query) => {
    expect(() => new QueryParser().parse(query, {})).not.toThrow();
  },
);

it.each([
  `"${'['.repeat(200)}"`,
  `// ${'('.repeat(200)}\n*`,
  `"${'x'.repeat(299_998)}"`,
  `${'['.repeat(100)}${']'.repeat(100)}`,
  '"a" match "a* b* c* d* e* f*"',
  '*[title == "a*b*c*d*e*f*"]',
])('is within the limits: %.20s…', (query) => {
  expect(() => new QueryParser().parse(query, {})).not.toThrow();
});

describe('errors', () => {
  const errorOf = (query: string, params: Record<string, unknown> = {}) => {
    try {
      new QueryParser().parse(query, params);
    } catch (error) {
      if (error instanceof LakeError) return error;
      throw error;
    }
    throw new Error(`${query} was parsed`);
  };

  it.each([
    ['*[', 400],
    ['*[_type == $t]', 400],
    ['// only a comment\n', 400],
    ['geo::latLng(1, 2)', 501],
    ['x'.repeat(300_001), 400],
    [`${'['.repeat(101)}${']'.repeat(101)}`, 400],
    ['*[title match "a*b*c*d*e*f*"]', 400],
    ['*[title match ["a", "a*b*c*d*e*f*"]]', 400],
  ])('%.20s… is a %i', (query, status) => {
    expect(errorOf(query).status).toBe(status);
  });

  it.each([[{ t: 'a*b*c*d*e*f*' }], [{ t: ['a', 'a*b*c*d*e*f*'] }]])(
    'a parameter of too many wildcards is a 400: %j',
    (params) => {
      new QueryParser().parse('*[title match $t]', { t: 'a* b* c* d* e* f*' });
      expect(errorOf('*[title match $t]', params).status).toBe(400);
    },
  );

  it.each(['', ' \n'])('say that there is no query: %j', (query) => {
    const description = 'expected query, but got nothing';
    expect(errorOf(query).body).toMatchObject({ error: { type: 'queryParseError', description } });
  });

  it('name a missing parameter and its position', () => {
    expect(errorOf('*[a == $one && b == $two]', { one: 1 }).body).toEqual({
      error: {
        type: 'queryParseError',
        description: 'param $two referenced, but not provided',
        query: '*[a == $one && b == $two]',
        start: 20,
        end: 24,
      },
    });
  });
});
