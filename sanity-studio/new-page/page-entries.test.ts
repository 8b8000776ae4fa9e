import { expect, it } from 'vitest';
import { entriesOf } from './page-entries';

const path = '/industry/mining';
const link = { _type: 'menuLink', _key: 'new', name: 'Mining', href: path };
const menu = (members: object[], name = 'Industry') => ({ items: [{ _key: 'i', name, items: members }] });
const navigation = { _id: 'navigation', _type: 'navigation', _rev: 'a', ...menu([]) };
const draftOf = (content: object) => ({ ...navigation, _rev: 'b', ...content, _id: 'drafts.navigation' });
const found = (drafts: Parameters<typeof entriesOf>[1], published: object[] = [navigation]) =>
  entriesOf(path, drafts, published as Parameters<typeof entriesOf>[2]).map(({ draft, hasOtherChanges }) => [
    draft._id,
    hasOtherChanges,
  ]);

it('a draft that adds a link to the page enters it, with or without other changes', () => {
  expect(found([draftOf(menu([link]))])).toEqual([['drafts.navigation', false]]);
  expect(found([draftOf(menu([link], 'Trades'))])).toEqual([['drafts.navigation', true]]);
  expect(found([draftOf(menu([], 'Trades'))])).toEqual([]);
});

it('a link that is published already is no entry', () => {
  expect(found([draftOf(menu([link], 'Trades'))], [{ ...navigation, ...menu([link]) }])).toEqual([]);
});

it('a new card enters the page, and the page that refers to it', () => {
  const card = { _id: 'drafts.card', _type: 'industry', _rev: 'a', href: path };
  const grid = { _id: 'grid', _type: 'page', _rev: 'a', blocks: [{ _key: 'g', _type: 'industryGrid' }] };
  const industries = [{ _type: 'reference', _key: 'r', _ref: 'card' }];
  const draft = { ...grid, _id: 'drafts.grid', blocks: [{ ...grid.blocks[0], industries }] };
  expect(found([card, draft], [grid])).toEqual([
    ['drafts.card', false],
    ['drafts.grid', false],
  ]);
});
