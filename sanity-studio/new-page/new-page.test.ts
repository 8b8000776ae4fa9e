import { describe, expect, it } from 'vitest';
import { newPageActions } from './new-page-actions';
import { parentNear, parentsIn, partsIn, placesFor, type SiteParts } from './page-places';

const grid = { _type: 'industryGrid', _key: 'g' } as const;
const sections = { _type: 'moduleSections', _key: 's' } as const;
const link = (href: string) => ({ href, icon: 'factory' });
const parts: SiteParts = {
  menu: [
    { menu: 'navigation', _key: 'i', name: 'Industry', href: '/industry', dropdown: true, items: [] },
    {
      menu: 'navigation',
      _key: 'r',
      name: 'Resources',
      href: null,
      dropdown: true,
      items: [link('resources/training')],
    },
    { menu: 'navigation', _key: 'p', name: 'Pricing', href: '/pricing', dropdown: false, items: null },
  ],
  pages: [
    { _id: 'home', title: 'Home', path: '/', blocks: [grid] },
    { _id: 'f', title: 'Modules', path: '/features', blocks: [sections] },
    { _id: 'i', title: 'Industries', path: '/industry', blocks: [grid] },
    { _id: 'm', title: 'Making', path: '/industry/making', blocks: null },
    { _id: 't', title: 'Training', path: '/resources/training', blocks: [] },
  ],
};

it('a page can be at the top, and below pages and folders that have some, or cards for them', () => {
  expect(parentsIn(parts)).toEqual(['', '/features', '/industry', '/resources']);
});

it.each([
  ['/industry', '/industry'],
  ['/industry/making', '/industry'],
  ['/resources/training', '/resources'],
  ['/pricing', ''],
  ['/', ''],
])('a new page made at %s is proposed below “%s”', (path, parent) => {
  expect(parentNear(parts, path)).toBe(parent);
});

describe('a new page is expected', () => {
  it('nowhere directly below the home page', () => {
    expect(placesFor(parts, '')).toEqual({});
  });

  it('in the group of the menu with its neighbours, and among the cards of the page above it', () => {
    expect(placesFor(parts, '/industry')).toEqual({
      menu: { id: 'navigation', key: 'i', name: 'Industry', icon: undefined },
      grid: { pageId: 'i', pageTitle: 'Industries', block: grid },
    });
    expect(placesFor(parts, '/resources')).toEqual({
      menu: { id: 'navigation', key: 'r', name: 'Resources', icon: 'factory' },
    });
    expect(placesFor(parts, '/features')).toEqual({
      grid: { pageId: 'f', pageTitle: 'Modules', block: sections },
    });
  });
});

describe('the drafts of a new page', () => {
  const page = { id: 'new', name: 'Mining', sentence: 'Below ground.', path: '/industry/mining' };
  const made = (parent: string) => newPageActions(page, placesFor(parts, parent), () => 'key');
  const idsOf = (parent: string) =>
    made(parent).map((action) => ('attributes' in action ? action.attributes._id : action.draftId));

  it('are the page, its card, its entry on the page above it and in the menu', () => {
    expect(idsOf('/industry')).toEqual([
      'drafts.new',
      'drafts.navigation',
      'drafts.industry-new',
      'drafts.i',
    ]);
    const reference = { _ref: 'industry-new', _weak: true };
    expect(made('/industry').at(-1)).toMatchObject({
      patch: { insert: { after: 'blocks[_key=="g"].industries[-1]', items: [reference] } },
    });
  });

  it('are fewer where less is wanted', () => {
    expect(idsOf('')).toEqual(['drafts.new']);
    expect(idsOf('/features')).toEqual(['drafts.new', 'drafts.f']);
  });
});

describe('in a language', () => {
  const languages = ['en', 'de'].map((tag) => ({ tag, name: tag }));
  const inGerman = (_id: string, path: string, blocks: SiteParts['pages'][number]['blocks'] = null) => ({
    ...{ _id, title: _id, path, blocks },
    language: 'de',
  });
  const group = { menu: 'navigation-de', _key: 'h', name: 'Hilfe', href: null, dropdown: true };
  const both = {
    menu: [{ ...group, items: [link('/de/hilfe/fragen'), link('/industry/making')] }, ...parts.menu],
    pages: [
      ...parts.pages.map((page) => ({ ...page, language: 'en' })),
      inGerman('start', '/de', [grid]),
      inGerman('fragen', '/de/hilfe/fragen'),
    ],
  };
  const german = partsIn(both, languages, 'de');

  it('a page can be below its pages, and is in its menu', () => {
    expect(parentsIn(german)).toEqual(['/de', '/de/hilfe']);
    expect(placesFor(german, '/de/hilfe')).toMatchObject({ language: 'de', menu: { id: 'navigation-de' } });
    expect(placesFor(german, '/de')).toEqual({ language: 'de' });
  });

  it.each([
    ['/de', '/de'],
    ['/de/hilfe/fragen', '/de/hilfe'],
    ['/industry/making', '/de'],
  ])('a new page made at %s is proposed below “%s”', (path, parent) => {
    expect(parentNear(german, path)).toBe(parent);
  });

  it('that has no page yet, or its home page alone, a page is proposed below that', () => {
    const [home] = both.pages.filter(({ _id }) => _id === 'start');
    for (const pages of [parts.pages, [...parts.pages, ...(home ? [{ ...home, blocks: null }] : [])]]) {
      const begun = partsIn({ ...both, pages }, languages, 'de');
      expect([parentsIn(begun), placesFor(begun, '/de')]).toEqual([['/de'], { language: 'de' }]);
    }
  });

  it('that is the default one, nothing of another is offered', () => {
    const english = partsIn(both, languages, 'en');
    expect(parentsIn(english)).toEqual(parentsIn(parts));
    expect(placesFor(english, '/industry').menu?.id).toBe('navigation');
  });
});
