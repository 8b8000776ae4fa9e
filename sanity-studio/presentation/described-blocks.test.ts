import { studioPath } from '@sanity/client/csm';
import { expect, it } from 'vitest';
import { REQUIRED } from '../checks/place-of';
import { describeBlocks } from './described-blocks';
import type { FieldType, Marker } from './described-text';

const card: FieldType = {
  name: 'featureCard',
  title: 'Card',
  fields: [{ name: 'title', type: { name: 'string', title: 'Title' } }],
};
const list = (title: string, ...of: FieldType[]): FieldType => ({ name: 'array', title, of });
const cards = [{ name: 'cards', type: list('Cards', card) }];
const grid: FieldType = { name: 'featureGrid', title: 'Feature cards', fields: cards };
const blocks = list('Blocks', grid, { name: 'prose', title: 'Text' });
const page: FieldType = { name: 'page', title: 'Page', fields: [{ name: 'blocks', type: blocks }] };
const document = {
  blocks: [
    { _key: 'a', _type: 'featureGrid', cards: [{ _key: 'x', _type: 'featureCard' }] },
    { _key: 'ab', _type: 'prose' },
    { _key: 'c', _type: 'featureGrid' },
    { _type: 'prose' },
  ],
};
const marker = (path: string, message: string, level: Marker['level'] = 'error'): Marker => ({
  level,
  message,
  path: studioPath.fromString(path),
});

it('has the titles of the schema, and each error with the titles of its fields, once', () => {
  const validation = [
    marker('blocks[_key=="a"].cards[_key=="x"].title', REQUIRED),
    marker('blocks[_key=="a"].cards[_key=="x"].title', REQUIRED),
    marker('blocks[_key=="a"].cards', 'The page is designed for 4.', 'warning'),
    marker('blocks[_key=="ab"]', 'This block is on the page twice.'),
    marker('title', REQUIRED),
  ];
  expect(describeBlocks(document, page, validation)).toEqual([
    { key: 'a', title: 'Feature cards', problems: [`Cards › Card › Title: ${REQUIRED}`] },
    { key: 'ab', title: 'Text', problems: ['This block is on the page twice.'] },
    { key: 'c', title: 'Feature cards', problems: [] },
  ]);
});

it('says of an empty field what follows from that, if anything, instead of that it is empty', () => {
  const validation = [
    marker('blocks[_key=="c"].cards', 'The list is empty: the block shows nothing.'),
    marker('blocks[_key=="c"].cards', REQUIRED),
  ];
  expect(describeBlocks(document, page, validation)[2]?.problems).toEqual([
    'Cards: The list is empty: the block shows nothing.',
  ]);
});

it('has nothing before Studio has the document, or its schema', () => {
  expect(describeBlocks(null, page, [])).toEqual([]);
  expect(describeBlocks(document, undefined, [])[0]).toEqual({
    key: 'a',
    title: 'featureGrid',
    problems: [],
  });
});
