import { expect, it } from 'vitest';
import { type QueryName, queryShape } from '../../app/content/query-lake.server';
import type { TypeNode } from '../../app/content/shape';
import { isShownText } from '../../app/preview/edit-sources.server';

/** Addresses, ids, texts that only machines read, and descriptions of pictures: they carry no stega. */
const NEVER_SHOWN = new Set([
  ...'visibleFrom visibleUntil _id _key _ref _updatedAt about address alt anchor applicationHost'.split(' '),
  ...'bookingAddress company companyLogoAlt day email footerHref href id language marks modules'.split(' '),
  ...'organisationName path productSlug received telephone'.split(' '),
]);

/** Sent by visitors as messages, or read only by screen readers. */
const isForChat = (path: string[]) => path[0] === 'chat';

/** Parsed as figures and dates; a click on a product view opens its picture. */
const isOfView = (path: string[]) => path.includes('view');

/** Read by search engines. */
const isForEngines = (path: string[]) => path.includes('seo');

/** Values of placeholders, inserted into texts that carry stega themselves. */
const isFact = (path: string[]) => path[0] === 'settings' && path[1] === 'facts';

/** A label may have the name of a field whose value is not shown. */
const isNeverShown = (path: string[]) => NEVER_SHOWN.has(path.at(-1) ?? '') && !path.includes('labels');

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

it('every text of a page either carries stega or is listed as one that does not', () => {
  const undecided = found.filter(
    ({ path, isFree }) =>
      isFree &&
      !isShownText(path, 'Any text') &&
      !isOfView(path) &&
      !isForEngines(path) &&
      !isForChat(path) &&
      !isFact(path) &&
      !NEVER_SHOWN.has(path.at(-1) ?? ''),
  );
  expect(undecided.map(({ path }) => path.join('.'))).toEqual([]);
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
