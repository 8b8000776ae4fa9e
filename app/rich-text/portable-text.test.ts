import { expect, it } from 'vitest';
import { readableBlocks } from './portable-text';

const span = (text: unknown, marks: unknown) => ({ _type: 'span', _key: 's', text, marks });
const block = (fields: object) => ({ _type: 'block', _key: 'b', style: 'normal', ...fields });

it.each([
  ['marks', span('words', null), { text: 'words', marks: [] }],
  ['text', span(null, ['strong']), { text: '', marks: ['strong'] }],
  ['one mark of several', span('words', [null, 'strong', 7]), { text: 'words', marks: ['strong'] }],
  ['its type', { _key: 's', text: 'words' }, { _type: 'span', text: 'words', marks: [] }],
])('keeps the words of a span without %s', (_, child, expected) => {
  expect(readableBlocks([block({ children: [child], markDefs: null })])).toMatchObject([
    { children: [expected], markDefs: [] },
  ]);
});

it('drops empty blocks, and keeps the others in order', () => {
  const readable = block({ _key: 'readable', children: [null, span('words', [])] });
  const figure = { _type: 'figure', _key: 'f' };
  const blocks = readableBlocks([null, block({ children: null }), readable, block({}), figure]);
  expect(blocks.map((each) => each._key)).toEqual(['readable', 'f']);
  expect(blocks[0]).toHaveProperty('children.length', 1);
});

it('leaves inline objects and its argument unchanged', () => {
  const inline = { _type: 'symbol', _key: 'i', text: 12 };
  const value = [block({ children: [inline], markDefs: null, level: 40 })];
  expect(readableBlocks(value)).toMatchObject([{ children: [inline], level: 10 }]);
  expect(value).toMatchObject([{ markDefs: null, level: 40 }]);
});

it.each([null, undefined, []])('is empty for %j', (value) => {
  expect(readableBlocks(value)).toEqual([]);
});
