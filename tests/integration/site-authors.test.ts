import { JSDOM } from 'jsdom';
import { beforeAll, expect, it, vi } from 'vitest';
import { content } from '../support/content';
import { publishedDocument, type StoredDocument } from '../support/lake-editor';
import { readPage } from '../support/read-page';
import { SOON } from '../support/readiness';
import { structuredDataOf } from '../support/structured-data';
import { ownSite } from '../support/test-site';

const PERSON = { id: 'author-of-three', name: 'Ada Beispiel', position: 'Writes' };
const GUEST = { name: 'Gast Autorin', position: 'Visits' };
/** By the document, by the document although it still holds an author itself, and by an author of its own. */
const [SHARED, BOTH, ALONE] = ['/written/shared', '/written/both', '/written/alone'];

const site = ownSite();

beforeAll(async () => {
  const like = await publishedDocument(site, content.post.id);
  const portrait = { _type: 'media', source: 'illustration', illustration: 'portrait-4', decorative: true };
  const { id, ...person } = PERSON;
  await site.editor.createOrReplace({ ...person, _id: id, _type: 'author', portrait });
  const author = { ...GUEST, _type: 'articleAuthor', portrait };
  await write(like, SHARED, { author: undefined, writtenBy: refTo(id) });
  await write(like, BOTH, { author, writtenBy: refTo(id) });
  await write(like, ALONE, { author, writtenBy: undefined });
  for (const path of [SHARED, BOTH, ALONE])
    await vi.waitFor(async () => expect((await read(path)).status).toBe(200), SOON);
});

const refTo = (_ref: string) => ({ _type: 'reference', _ref });
const write = (like: StoredDocument, path: string, fields: object) =>
  site.editor.createOrReplace({
    ...like,
    _id: path.slice(1).replace('/', '-'),
    _type: 'article',
    publishedAt: '2026-05-01T09:00:00Z',
    title: path,
    path,
    ...fields,
  });
const read = (path: string) => readPage(site.url + path);

/** Whom page, structured data and twin name. */
async function namedOn(path: string) {
  const { document } = await read(path);
  const article = structuredDataOf(document).find((node) => node.author !== undefined);
  const twin = await read(`${path}.md`);
  return {
    page: [PERSON, GUEST].map(({ name }) => name).filter((name) => document.body.textContent?.includes(name)),
    data: article?.author,
    twin: [PERSON, GUEST].map(({ name }) => name).filter((name) => twin.html.includes(name)),
  };
}

/** Whom the feed names, by the path of the article. */
async function namedInFeed() {
  const { document } = new JSDOM((await read('/rss.xml')).html, { contentType: 'application/xml' }).window;
  return Object.fromEntries(
    [...document.querySelectorAll('item')].map((item) => [
      item.querySelector('title')?.textContent,
      item.getElementsByTagName('dc:creator')[0]?.textContent,
    ]),
  );
}

const only = (name: string) => ({ page: [name], data: { '@type': 'Person', name }, twin: [name] });

it('page, structured data, twin and feed name the author to whom an article refers', async () => {
  expect(await namedOn(SHARED)).toEqual(only(PERSON.name));
  expect(await namedOn(BOTH)).toEqual(only(PERSON.name));
  expect(await namedInFeed()).toMatchObject({ [SHARED]: PERSON.name, [BOTH]: PERSON.name });
});

it('they name the author that an article holds itself until it refers to one', async () => {
  expect(await namedOn(ALONE)).toEqual(only(GUEST.name));
  expect(await namedInFeed()).toMatchObject({ [ALONE]: GUEST.name });
});

it('a renamed author is renamed in all of their articles and in the feed, and in no other', async () => {
  const { name } = PERSON;
  PERSON.name = 'Ada Anders';
  await site.editor.patch(PERSON.id).set({ name: PERSON.name }).commit();
  for (const path of [SHARED, BOTH])
    await vi.waitFor(async () => expect(await namedOn(path)).toEqual(only(PERSON.name)), SOON);
  await vi.waitFor(
    async () => expect(await namedInFeed()).toMatchObject({ [SHARED]: PERSON.name, [ALONE]: GUEST.name }),
    SOON,
  );
  expect((await read('/rss.xml')).html).not.toContain(name);
  expect(await namedOn(ALONE)).toEqual(only(GUEST.name));
});
