import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, expect, it } from 'vitest';
import { testFolder } from '../../../tests/support/test-folder';
import { sampleDocument, stored } from '../query/sample-documents.fixture';
import { PackedFile, packDocument, unpackDocument, withIds } from './packed-document';

const folder = testFolder();
const file = new PackedFile(join(folder, 'packed'));

afterAll(() => file.close());

const ids = { _id: 'a', _originalId: 'drafts.a' };
const article = stored('article', 'article', {
  about: { _type: 'reference', _ref: 'topic' },
  body: Array.from({ length: 20 }, (_, at) => ({ _key: `${at}`, text: 'Überschrift – “quoted” 漢字' })),
  title: 'An article',
});

it('reads documents as they were packed, with their fields in order', () => {
  fc.assert(
    fc.property(fc.array(sampleDocument), (documents) => {
      for (const packed of [documents.map(packDocument), documents.map((one) => file.add(one))]) {
        const read = packed.map(unpackDocument);
        expect(JSON.stringify(read)).toBe(JSON.stringify(documents));
        expect(JSON.stringify(read.map((one) => withIds(one, ids)))).toBe(
          JSON.stringify(documents.map((one) => ({ ...one, ...ids }))),
        );
      }
    }),
  );
});

it.each([
  ['memory', packDocument],
  ['a file', (document: typeof article) => file.add(document)],
])('reads long fields from %s when they are asked for', (_, pack) => {
  const read = unpackDocument(pack(article));
  for (const document of [read, withIds(read, ids)]) {
    expect(Object.getOwnPropertyDescriptor(document, 'body')?.get).toBeDefined();
    expect(Object.getOwnPropertyDescriptor(document, 'about')?.get).toBeUndefined();
    expect(document.body).toEqual(article.body);
  }
});

it('leaves no file', () => {
  expect(readdirSync(folder)).toEqual([]);
});
