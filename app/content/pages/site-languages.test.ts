import { describe, expect, it } from 'vitest';
import { homePath, otherLanguage } from '../../content-model/site-language';
import { alternatesOf, inLanguageOf, isOfSite, languagesOf, translationsOf } from './site-languages';

const stored = (
  ids: string[],
  menus: string[],
  homes: { language: string | null; path: string | null }[] = [],
) => ({
  settings: ids.map((_id) => ({ _id, language: _id === 'siteSettings' ? 'en-gb' : 'ignored' })),
  menus,
  home: { translations: [...homes, null] },
});
const MENUS = ['navigation', 'navigation-de', 'navigation-ar', 'navigation-Deutsch'];

describe('the languages of a site', () => {
  it.each([
    ['one', stored(['siteSettings'], MENUS)],
    ['a second one without a menu', stored(['siteSettings', 'siteSettings-fr'], MENUS)],
    ['settings with another id', stored(['siteSettings', 'siteSettings-Deutsch', 'other'], MENUS)],
    ['no settings at all', stored([], MENUS)],
  ])('are none with %s', (_, given) => {
    expect(languagesOf(given)).toBeUndefined();
  });

  it('have their own names, and the path of a home page that is published', () => {
    const homes = [
      { language: 'de', path: '/de' },
      { language: 'ar', path: null },
    ];
    expect(languagesOf(stored(['siteSettings-ar', 'siteSettings', 'siteSettings-de'], MENUS, homes))).toEqual(
      [
        { language: 'en-GB', name: 'English', path: '/' },
        { language: 'ar', name: 'العربية' },
        { language: 'de', name: 'Deutsch', path: '/de' },
      ],
    );
  });

  it('say their country where two have one name', () => {
    const names = languagesOf(
      stored(
        ['siteSettings', 'siteSettings-en-US', 'siteSettings-fr'],
        ['navigation-en-US', 'navigation-fr'],
      ),
    );
    expect(names?.map(({ name }) => name)).toEqual(['British English', 'American English', 'Français']);
  });
});

const languages = [
  { language: 'en-GB', name: 'English', path: '/' },
  { language: 'de', name: 'Deutsch', path: '/de' },
  { language: 'fr', name: 'Français' },
];

it.each([
  ['en-GB', '/', undefined, { language: 'en-GB', defaultLanguage: 'en-GB' }],
  ['de', '/de', 'de', { language: 'de', defaultLanguage: 'en-GB', frame: 'de' }],
  ['fr', '/', 'fr', { language: 'fr', defaultLanguage: 'en-GB', frame: 'fr' }],
])('settings in %s: home page, frame and query', (language, home, other, asked) => {
  const settings = { language, languages };
  expect([homePath(settings), otherLanguage(settings), inLanguageOf(settings)]).toEqual([home, other, asked]);
  expect(inLanguageOf({ language })).toEqual({ language, defaultLanguage: language });
});

it('a document belongs to the site in its languages, and without one', () => {
  const several = { language: 'de', languages };
  expect([null, 'de', 'en-GB', 'it'].map((one) => isOfSite(several, one))).toEqual([true, true, true, false]);
  expect([null, 'de', 'fr'].map((one) => isOfSite({ language: 'de' }, one))).toEqual([true, true, false]);
});

const page = { language: 'de', path: '/de/preise', isListed: true };

it('translations are those in a language of the site, in its order, with the page itself', () => {
  const others = [
    { language: 'it', path: '/it', noindex: null },
    { language: 'de', path: '/old', noindex: null },
    null,
    { language: 'en-gb', path: '/pricing', noindex: true },
    { language: 'fr', path: null, noindex: null },
  ];
  expect(translationsOf(page, others, { language: 'de', languages })).toEqual([
    { language: 'en-GB', path: '/pricing', isListed: false },
    page,
  ]);
  expect(translationsOf(page, null, { language: 'de', languages })).toEqual([page]);
  expect(translationsOf(page, others, { language: 'de' })).toEqual([]);
});

it('a page that is alone has no alternatives; one without the default language has no x-default', () => {
  const french = { language: 'fr', path: '/fr' };
  expect(alternatesOf([page], 'de')).toEqual([]);
  expect(alternatesOf([page, french], 'en-GB')).toEqual([page, french]);
  expect(alternatesOf([page, french], 'fr').at(-1)).toEqual({ language: 'x-default', path: '/fr' });
});
