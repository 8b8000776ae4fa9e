import { expect, test } from 'vitest';
import { type QueryName, queryShape } from '../../app/content/query-lake.server';
import type { TypeNode } from '../../app/content/shape';
import { isShownText } from '../../app/preview/edit-sources.server';

/** Texts that are addresses or ids, that are read by machines alone, or that describe a picture: they carry no source. */
const NEVER_SHOWN = new Set([
  '_id',
  '_key',
  '_ref',
  '_updatedAt',
  'address',
  'alt',
  'anchor',
  'applicationHost',
  'companyLogoAlt',
  'email',
  'footerHref',
  'href',
  'id',
  'marks',
  'organisationName',
  'path',
  'productSlug',
  'telephone',
]);

/** Sent on by visitors as messages, or read by a screen reader alone. */
const isForChat = (path: string[]) => path[0] === 'chat';

/** Read by search engines. */
const isForEngines = (path: string[]) => path.includes('seo');

type Found = { path: string[]; isFree: boolean };

/** Every string of an answer, by the names of the fields that lead to it; free ones may be any text. */
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

test('every text of a page either shows its source or is named as one that does not', () => {
  const undecided = found.filter(
    ({ path, isFree }) =>
      isFree &&
      !isShownText(path, 'Any text') &&
      !isForEngines(path) &&
      !isForChat(path) &&
      !NEVER_SHOWN.has(path.at(-1) ?? ''),
  );
  expect(undecided.map(({ path }) => path.join('.'))).toEqual([]);
});

test('no choice, address or id carries a source', () => {
  const wrong = found.filter(
    ({ path, isFree }) => isShownText(path, 'Any text') && (!isFree || NEVER_SHOWN.has(path.at(-1) ?? '')),
  );
  expect(wrong.map(({ path }) => path.join('.'))).toEqual([]);
});

test('nothing that goes into the chat carries a source', () => {
  const chat = found.filter(({ path }) => isForChat(path));
  expect(chat.length).toBeGreaterThan(0);
  expect(chat.filter(({ path }) => isShownText(path, 'Any text'))).toEqual([]);
});

test('nothing that is for search engines carries a source', () => {
  const seo = found.filter(({ path }) => isForEngines(path));
  expect(seo.length).toBeGreaterThan(0);
  expect(seo.filter(({ path }) => isShownText(path, 'Any text'))).toEqual([]);
});
