import type { ContentSourceMap } from '@sanity/client';
import { expect, it } from 'vitest';
import { isRecord } from '../../protocol/is-record';
import { addPictureSources, isShownText } from './edit-sources.server';

const STUDIO = 'http://studio.test';
/** Every value of the answer comes from the field of the same name of one document. */
const map: ContentSourceMap = {
  documents: [{ _id: 'drafts.page-a', _type: 'page' }],
  paths: ['$'],
  mappings: { $: { type: 'value', source: { type: 'documentValue', document: 0, path: 0 } } },
};

it.each([
  [['title'], 'Hello', true],
  [['body', { _key: 'a' }, 'rows', { _key: 'b' }, 'cells', 0], '1,250.00', true],
  [['blocks', { _key: 'a' }, 'body', { _key: 'a' }, 'rows', { _key: 'b' }, 'cells', 0], '1,250.00', true],
  [['blocks', 0, 'cards', { _key: 'b' }, 'bullets', 0], 'By site', true],
  [['blocks', 0, 'cards', { _key: 'b' }, 'color'], 'pine', false],
  [['blocks', 0, 'labels', 'sold'], 'Sold', true],
  [['blocks', 0, 'link', 'href'], '/a', false],
  [['blocks', 0, 'image', 'caption'], 'A desk', true],
  [['blocks', 0, 'image', 'alt'], 'A desk', false],
  [['blocks', 0, 'receipts', 0, 'received'], '2026-01-02', false],
  [['settings', 'notFound', 'title'], 'Not here', true],
  [['title'], '  ', false],
  [['tone'], 'dark', false],
  [['href'], '/a', false],
  [['seo', 'title'], 'Hello', false],
  [['chat', 'texts', 'title'], 'Hello', false],
  [['cover', 'view', 'parts', { _key: 'a' }, 'rows', { _key: 'b' }, 'cells', 0], '1250', false],
  [[], 'Hello', false],
])('adds stega only to text that readers see: %j %j', (path, text, isShown) => {
  expect(isShownText(path, text)).toBe(isShown);
});

const picture = (source: string) => ({
  source,
  image: null,
  view: null,
  illustration: null,
  alt: 'A desk',
});
const pathIn = (value: unknown) => {
  const { edit } = isRecord(value) ? value : {};
  const { href }: { href: string } = JSON.parse(String(edit));
  return new URL(href).searchParams.get('path');
};

it.each(['image', 'illustration', 'view'])('links a picture to its field: %s', (source) => {
  const answer = { cover: picture(source), logos: [{ logo: picture(source) }] };
  addPictureSources(answer, map, STUDIO);
  expect(pathIn(answer.cover)).toBe(`cover.${source}`);
  expect(pathIn(answer.logos[0]?.logo)).toBe(`logos[0].logo.${source}`);
  expect(answer.cover.alt).toBe('A desk');
});

it('leaves an answer without a source map unchanged', () => {
  const answer = { cover: picture('image') };
  addPictureSources(answer, undefined, STUDIO);
  expect(answer).toEqual({ cover: picture('image') });
});
