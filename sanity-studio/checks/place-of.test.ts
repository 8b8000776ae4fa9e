import { expect, it } from 'vitest';
import type { FieldType } from '../presentation/described-text';
import { placeOf } from './place-of';

const string = (title: string): FieldType => ({ name: 'string', title });
const band: FieldType = {
  name: 'band',
  title: 'Dark band',
  fields: [{ name: 'title', type: string('Title') }],
};
const text: FieldType = { name: 'prose', title: 'Text' };
const blocks: FieldType = { name: 'array', title: 'Blocks', of: [band, text] };
const page: FieldType = { name: 'page', title: 'Page', fields: [{ name: 'blocks', type: blocks }] };
const document = {
  blocks: [
    { _key: 'a', _type: 'band' },
    { _key: 'b', _type: 'prose' },
    { _key: 'c', _type: 'band' },
  ],
};

it.each([
  ['', ''],
  ['blocks', 'Blocks'],
  ['blocks[_key=="b"]', 'Blocks / Text'],
  ['blocks[_key=="a"].title', 'Blocks / first Dark band / Title'],
  ['blocks[_key=="c"].title', 'Blocks / second Dark band / Title'],
  ['blocks[_key=="gone"].title', 'Blocks / Dark band / Title'],
  ['unknown', ''],
])('“%s” is in “%s”', (path, place) => {
  expect(placeOf(page, document, path)).toBe(place);
});
