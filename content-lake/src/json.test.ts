import { expect, it } from 'vitest';
import { parseJson } from './json';

it('parses JSON of moderate depth', () => {
  const deep = `${'['.repeat(150)}1${']'.repeat(150)}`;
  expect(JSON.stringify(parseJson(deep))).toBe(deep);
  expect(parseJson('{"a":[1,"b",null]}')).toEqual({ a: [1, 'b', null] });
});

it.each(['', '{', "{'a':1}", 'undefined', '01'])('refuses %j', (text) => {
  expect(() => parseJson(text)).toThrow(SyntaxError);
});

it('refuses JSON that would exhaust the stack', () => {
  const nested = (levels: number) => `${'{"a":['.repeat(levels)}${']}'.repeat(levels)}`;
  expect(() => parseJson(nested(101))).toThrow(/nested deeper/);
  expect(() => parseJson(nested(5_000))).toThrow(SyntaxError);
});
