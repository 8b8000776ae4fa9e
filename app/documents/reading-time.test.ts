import { expect, it } from 'vitest';
import { paragraphFixture } from '../blocks/text-block.fixture';
import { readingTime } from './article';

const words = (count: number) => Array.from({ length: count }, (_, index) => `word${index}`).join(' ');

it.each([
  [0, 1],
  [1, 1],
  [220, 1],
  [221, 2],
  [440, 2],
  [1000, 5],
])('is for %i words %i minutes', (count, minutes) => {
  expect(readingTime([paragraphFixture(words(count))])).toBe(minutes);
});

it('adds up paragraphs, callouts and tables', () => {
  const callout = { _type: 'callout', title: 'Two words', body: words(100) };
  const table = { _type: 'contentTable', caption: 'A caption', rows: [{ cells: [words(58), words(58)] }] };
  expect(readingTime([callout, table])).toBe(1);
  expect(readingTime([callout, table, paragraphFixture('more')])).toBe(2);
});

it.each([
  ['spans of one word', [{ text: 'week' }, { text: 'end ' }, { text: '– · – ' }]],
  ['stega, as in previews', [{ text: 'one\uFEFF\u200B\u200C\u200D\uFEFF' }]],
])('counts one word, and no punctuation between spaces: %s', (_, children) => {
  const block = { _type: 'block', children };
  expect(readingTime([block, paragraphFixture(words(219))])).toBe(1);
});

it.each([[null], [undefined], [[]], [[{ _type: 'block', children: null }]], [[{ _type: 'figure' }]]])(
  'is a minute for %j',
  (body) => {
    expect(readingTime(body)).toBe(1);
  },
);
