import { expect, it } from 'vitest';
import { walkContent } from './look-through';

it('gives every object with its path, keys before positions, and nothing of the lake’s own', () => {
  const document = { _id: 'a', _system: { x: {} }, a: { b: [{ _key: 'k' }, {}, 'text', null] }, n: 1 };
  expect([...walkContent(document)].map(({ path }) => path)).toEqual(['', 'a', 'a.b[_key=="k"]', 'a.b[1]']);
});
