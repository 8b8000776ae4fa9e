import { parse } from 'groq-js';
import { expect, it } from 'vitest';
import { isRecord } from '../../../protocol/is-record';
import { requiredTexts } from './candidate-documents';

const texts = (count: number) => Array.from({ length: count }, (_, at) => String(at));
const params = {
  ...{ t: 'post', list: ['a', 'b'], mixed: ['a', 1], number: 5 },
  ...{ many: texts(1_000), tooMany: texts(1_001) },
};

function requirementsOf(filter: string) {
  const tree: unknown = parse(`*[${filter}]`);
  return requiredTexts(isRecord(tree) ? tree.expr : undefined, params);
}

const one = (path: string, ...texts: string[]) => ({ path, texts });

it.each([
  ['_type == "post"', [[one('_type', 'post')]]],
  ['"post" == _type', [[one('_type', 'post')]]],
  ['_type == $t', [[one('_type', 'post')]]],
  ['_type in ["a", "b"]', [[one('_type', 'a', 'b')]]],
  ['_type in $list', [[one('_type', 'a', 'b')]]],
  ['(slug.current == "x")', [[one('slug.current', 'x')]]],
  ['@.slug.current == "x"', [[one('slug.current', 'x')]]],
  ['_type == "a" && n > 1 && _id == "b"', [[one('_type', 'a')], [one('_id', 'b')]]],
  ['_type == "a" || _id == "b"', [[one('_type', 'a'), one('_id', 'b')]]],
  [
    '(_type == "a" || _type == "b") && path == "c"',
    [[one('_type', 'a'), one('_type', 'b')], [one('path', 'c')]],
  ],
  ['_type in []', [[one('_type')]]],
  ['_type == "a" && references($t)', [[one('_type', 'a')], [one('references()', 'post')]]],
  ['_type in $many', [[one('_type', ...params.many)]]],
])('%s yields requirements', (filter, expected) => {
  expect(requirementsOf(filter)).toEqual(expected);
});

it.each([
  '_type != "a"',
  '!(_type == "a")',
  '_type == "a" || n > 1',
  '_type in $mixed',
  '_type in $tooMany',
  '_type == $number',
  '_type == ^._type',
  'references(^._id)',
  'references($list)',
  '^._id == _id',
  '"a" in tags',
  'link->name == "a"',
  'tags[0] == "a"',
  '_id in path("drafts.**")',
  '_type match "a"',
  '_type in [...$list]',
  'coalesce(_type == "a", true)',
])('%s yields no requirement', (filter) => {
  expect(requirementsOf(filter)).toEqual([]);
});
