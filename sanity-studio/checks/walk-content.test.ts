import { expect, it } from 'vitest';
import { walkContent } from './walk-content';

it('finds every object with its path, by key rather than index, without the lake’s own fields', () => {
  const document = { _id: 'a', _system: { x: {} }, a: { b: [{ _key: 'k' }, {}, 'text', null] }, n: 1 };
  expect(walkContent(document).map(({ path }) => path)).toEqual(['', 'a', 'a.b[_key=="k"]', 'a.b[1]']);
});
