import { expect, it } from 'vitest';
import { blockTexts } from '../../app/blocks/blocks.content';
import type { Texts } from '../../app/blocks/texts';
import { type QueryName, queryShape } from '../../app/content/source/query-lake.server';
import type { TypeNode } from '../../app/content/source/shape';
import { isShownText } from '../../app/preview/edit-sources.server';

/** Addresses, ids, texts that only machines read, and descriptions of pictures: they carry no stega. */
const NEVER_SHOWN = new Set([
  ...'visibleFrom visibleUntil _id _key _ref _updatedAt about address alt anchor applicationHost'.split(' '),
  ...'bookingAddress day email footerHref href language marks organisationName path productSlug'.split(' '),
  ...'menus received telephone'.split(' '),
]);
const NEVER_SHOWN_OF_BLOCKS = new Set('_id _key _ref alt anchor href id marks path'.split(' '));

/** Sent by visitors as messages, or read only by screen readers. */
const isForChat = (path: string[]) => path[0] === 'chat';

/** Parsed as figures and dates; a click on a product view opens its picture. */
const isOfView = (path: string[]) => path.includes('view');

/** Read by search engines. */
const isForEngines = (path: string[]) => path.includes('seo');

/** Values of placeholders, inserted into texts that carry stega themselves. */
const isFact = (path: string[]) => path[0] === 'settings' && path[1] === 'facts';

const isOfBlock = (path: string[]) => path[0] === 'blocks';

/** A label may have the name of a field whose value is not shown. */
const isNeverShown = (path: string[]) =>
  (isOfBlock(path) ? NEVER_SHOWN_OF_BLOCKS : NEVER_SHOWN).has(path.at(-1) ?? '') && !path.includes('labels');

type Found = { path: string[]; isFree: boolean };

/** Every string of an answer with its field path; free ones may be any text. */
function stringsOf(type: TypeNode, path: string[] = []): Found[] {
  switch (type.type) {
    case 'string':
      return [{ path, isFree: type.value === undefined }];
    case 'array':
      return stringsOf(type.of, path);
    case 'union':
      return type.of.flatMap((member) => stringsOf(member, path));
    case 'object':
      return Object.entries(type.attributes).flatMap(([field, { value }]) =>
        stringsOf(value, [...path, field]),
      );
    default:
      return [];
  }
}

const found = (['document', 'site'] satisfies QueryName[]).flatMap((name) => stringsOf(queryShape(name)));

it('every text of a page that is not of a block either carries stega or is listed as one that does not', () => {
  const undecided = found.filter(
    ({ path, isFree }) =>
      isFree &&
      !isOfBlock(path) &&
      !isShownText(path, 'Any text') &&
      !isOfView(path) &&
      !isForEngines(path) &&
      !isForChat(path) &&
      !isFact(path) &&
      !NEVER_SHOWN.has(path.at(-1) ?? ''),
  );
  const named = undecided.map(({ path }) => path.join('.'));
  expect(named, 'Name them in app/preview/edit-sources.server.ts, or in NEVER_SHOWN here').toEqual([]);
});

/** The paths of the fields that are declared to have no text of readers. */
const unreadOf = (texts: Texts | undefined, path: string[]): string[][] =>
  texts === null
    ? [path]
    : Object.entries(typeof texts === 'object' ? texts : {}).flatMap(([field, each]) =>
        unreadOf(each, [...path, field]),
      );

it('no field of a block that has no text of readers carries stega, because another block has such a text', () => {
  const unread = Object.values(blockTexts).flatMap((texts: Texts) => unreadOf(texts, ['blocks']));
  expect(unread.filter((path) => isShownText(path, 'Any text')).map((path) => path.join('.'))).toEqual([]);
});

it('no choice, address or id carries stega', () => {
  const wrong = found.filter(
    ({ path, isFree }) => isShownText(path, 'Any text') && (!isFree || isNeverShown(path)),
  );
  expect(wrong.map(({ path }) => path.join('.'))).toEqual([]);
});

it.each([
  ['the chat', isForChat],
  ['search engines', isForEngines],
  ['product views', isOfView],
])('no text for %s carries stega', (_reader, isFor) => {
  const texts = found.filter(({ path }) => isFor(path));
  expect(texts.length).toBeGreaterThan(0);
  expect(texts.filter(({ path }) => isShownText(path, 'Any text'))).toEqual([]);
});
