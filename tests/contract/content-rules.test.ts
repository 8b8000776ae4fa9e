import { describe, expect, it } from 'vitest';
import { startDocuments } from '../../protocol/start-documents';
import { type ArchiveDocument, archiveFolders, readArchive } from '../support/archive';
import { flawsOf, importedDocuments, orphansOf } from '../support/checked-site';

/** After every date of the archives. */
const NOW = Date.parse('2026-11-25T12:00:00Z');
const shown = (flaws: ReturnType<typeof flawsOf>) =>
  flaws.map(({ kind, document, path, message }) => `${kind}: ${document._id} ${path}: ${message}`);

describe.each(archiveFolders)('the archive in %s', (folder) => {
  it('has no flaw that the rules know', () => {
    expect(shown(flawsOf(importedDocuments(readArchive(folder)), NOW))).toEqual([]);
  });

  it('has no page that nobody links to, and no topic with a page for few articles', () => {
    expect(shown(orphansOf(importedDocuments(readArchive(folder)), NOW))).toEqual([]);
  });
});

const start = startDocuments('Cornice');

it('neither has the start without the sample', () => {
  expect(shown(flawsOf(start, NOW))).toEqual([]);
});

/** Fields of a document that is added to the start, or stands in the place of one with the same id. */
type Fields = Record<string, unknown>;
const head = { _key: 'head', _type: 'pageHero', title: 'A page', layout: 'strip' };
const text = (words: string, style = 'normal') => ({
  ...{ _type: 'block', _key: style, style, markDefs: [] },
  children: [{ _type: 'span', _key: 'words', marks: [], text: words }],
});
const page = (...blocks: Fields[]): Fields => ({ blocks: [head, ...blocks] });
const article = (...body: Fields[]): Fields => ({ _id: 'article', _type: 'article', path: '/read', body });
const prose = (...body: Fields[]) => page({ _key: 'a', _type: 'prose', body });
const saying = (words: string) => article(text(words));
const linking = (href: string) => page({ _key: 'a', _type: 'darkBand', link: { _type: 'link', href } });
const facts = (_key: string, rest = {}) => ({ _key, _type: 'factsRow', facts: [{ _key: 'b' }], ...rest });
const named = (_key: string) => facts(_key, { anchor: 'c', lead: _key });
const titled = (_id: string, title: string) => ({ _id, path: `/${_id}`, ...page(), seo: { title } });
const redirect = (from: string, to?: string) => ({ _id: 'old', _type: 'redirect', from, to, status: 308 });
const menu = (item: Fields) => ({
  ...{ _id: 'navigation', _type: 'navigation' },
  items: [{ _key: 'a', _type: 'menuItem', name: 'A', ...item }],
});
const image = (size: string, more = {}) => ({
  ...{ image: { _type: 'image', asset: { _type: 'reference', _ref: `image-0a-${size}-jpg` } }, ...more },
});
const picture = (size: string) =>
  page({ _key: 'a', _type: 'darkBand', image: image(size, { _type: 'media', source: 'image', alt: 'A' }) });
const asset = (size: string, bytes: number) => ({
  ...{ _id: `image-0a-${size}-jpg`, _type: 'sanity.imageAsset', size: bytes },
});

/** What is wrong with the start once these documents are on it. */
function flawsWith(...fields: Fields[]): string[] {
  const added = fields.map(
    ({ _id = 'own', ...rest }): ArchiveDocument => ({
      ...{ _id: String(_id), _type: 'page', title: `The page ${_id}`, path: '/own' },
      ...rest,
    }),
  );
  const others = start.filter(({ _id }) => !added.some((own) => own._id === _id));
  return flawsOf([...others, ...added], NOW).map(
    ({ kind, document, path }) => `${kind} ${document._id} ${path}`,
  );
}

const BLOCK = 'own blocks[_key=="a"]';
const LINK = `${BLOCK}.link.href`;
const TEXT = 'article body[_key=="normal"].children[_key=="words"]';
const ENTRY = 'navigation items[_key=="a"]';
const PICTURE = `${BLOCK}.image.image`;

it.each<[string, Fields[], string[]]>([
  ['nothing in a sound page', [linking('/more'), titled('more', 'More of the site'), picture('640x427')], []],
  ['a dead link', [linking('/no-such-page')], [`dead-link ${LINK}`]],
  ['a dead link without a slash', [linking('nowhere')], [`dead-link ${LINK}`]],
  ['a dead anchor', [linking('/#no-such-part')], [`dead-link ${LINK}`]],
  ['a dead anchor on the page itself', [linking('#no-such-part')], [`dead-link ${LINK}`]],
  ['a script', [linking(' JavaScript:alert(1)')], [`forbidden-link ${LINK}`]],
  [
    'a draft',
    [linking('/drafts'), { ...titled('drafts.a', 'A new page'), path: '/drafts' }],
    [`unpublished-link ${LINK}`],
  ],
  ['a redirect to no page', [redirect('/old', '/nowhere')], ['dead-redirect old to']],
  ['a redirect without a slash', [redirect('/old', 'no-page')], ['dead-redirect old to']],
  ['a redirect to nothing', [redirect('/old')], ['dead-redirect old to']],
  ['a link to it', [redirect('/old'), linking('/old')], ['dead-redirect old to', `dead-link ${LINK}`]],
  [
    'a redirect at a page',
    [page(), redirect('/own', '/')],
    ['shadowing-redirect own path', 'shadowing-redirect old from'],
  ],
  ['a path twice', [{ ...page(), path: '/' }], ['path-clash page-home path', 'path-clash own path']],
  ['a reserved path', [{ ...page(), path: '/api' }], ['unusable-path own path']],
  ['a menu entry of no page', [menu({ href: '/nowhere' })], [`menu-without-page ${ENTRY}.href`]],
  ['a menu entry without link', [menu({})], [`menu-without-page ${ENTRY}.href`]],
  ['an empty panel', [menu({ dropdown: true, items: [] })], [`menu-without-page ${ENTRY}.items`]],
  ['two heads', [page({ ...head, _key: 'a', title: 'B' })], [`second-title ${BLOCK}`]],
  ['a title in a text', [article(text('A'), text('B', 'h1'))], ['second-title article body[_key=="h1"]']],
  [
    'a small heading first',
    [article(text('B', 'h3'), text('A'))],
    ['heading-order article body[_key=="h3"]'],
  ],
  ['the same in a block', [prose(text('B', 'h3'))], [`heading-order ${BLOCK}.body[_key=="h3"]`]],
  ['an empty text', [saying('\u00a0')], ['empty article body']],
  ['an empty heading', [article(text('A'), text(' ', 'h2'))], ['empty article body[_key=="h2"]']],
  ['a block twice', [page(facts('b'), facts('a'))], [`doubled ${BLOCK}`]],
  ['a link name twice', [page(named('b'), named('a'))], [`doubled ${BLOCK}.anchor`]],
  [
    'a title of two pages',
    [titled('a', 'Of two pages'), titled('b', 'Of two pages')],
    ['shared-title a seo.title', 'shared-title b seo.title'],
  ],
  [
    'a short description',
    [{ ...page(), seo: { description: 'Short.' } }],
    ['description-length own seo.description'],
  ],
  ['a small image', [picture('150x200')], [`small-image ${PICTURE}`]],
  ['a heavy image', [picture('4000x3000'), asset('4000x3000', 5_100_000)], [`heavy-image ${PICTURE}`]],
  ['no sound date', [saying('Since Monday, 2 March 2026.')], []],
  ['a wrong day of the week', [saying('Monday, 3 March 2026')], [`contradicting-date ${TEXT}.text`]],
  ['a day that there is not', [saying('31 April 2027')], [`contradicting-date ${TEXT}.text`]],
  [
    'an article of the future',
    [{ ...saying('New'), publishedAt: '2027-01-02T09:00:00Z' }],
    ['contradicting-date article publishedAt'],
  ],
  [
    'a change in the future',
    [{ ...saying('New'), _type: 'legalPage', updatedOn: '2030-06-01' }],
    ['contradicting-date article updatedOn'],
  ],
])('names %s', (_, documents, flaws) => {
  expect(flawsWith(...documents)).toEqual(flaws);
});
