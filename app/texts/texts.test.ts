import { describe, expect, it } from 'vitest';
import { isRecord } from '../../protocol/is-record';
import { counted, filled, textsOf } from './texts';
import { hasTexts, serverTextsOf } from './texts.server';

const own = import.meta.glob<string>('./languages/*.ts', { query: '?raw', import: 'default', eager: true });
const names = Object.keys(own).map((path) => path.replace(/^.*\/|\.ts$/g, ''));

/** Every text with its place. */
function leaves(value: unknown, place = ''): [string, string][] {
  if (typeof value === 'string') return [[place, value]];
  return isRecord(value)
    ? Object.entries(value).flatMap(([key, member]) => leaves(member, `${place}.${key}`))
    : [];
}
const namesIn = (text: string) => [...new Set(text.match(/\{\w+\}/g))].sort().join();

describe('the language of a site', () => {
  it.each([
    ['de', 'Menü öffnen', true],
    ['de-CH', 'Menü öffnen', true],
    ['en-GB', 'Open menu', true],
    ['ar-EG', 'فتح القائمة', true],
    ['den', 'Open menu', false],
    ['fi', 'Open menu', false],
    ['', 'Open menu', false],
  ])('%j has its texts, else English ones', (tag, text, isThere) => {
    expect([textsOf(tag).frame.openMenu, hasTexts(tag)]).toEqual([text, isThere]);
    expect(serverTextsOf(tag).search.title).toBe(
      { 'Open menu': 'Search', 'Menü öffnen': 'Suche' }[text] ?? 'البحث',
    );
  });
});

describe.each(names)('the file of %s', (name) => {
  const texts = [textsOf(name), serverTextsOf(name)].flatMap((each) => leaves(each));

  it('provides the language that it is named after', () => {
    expect(globalThis.siteTexts?.[name]).toBe(textsOf(name));
  });

  it('has a form for each category of numbers, and no text is empty', () => {
    const { pluralCategories } = new Intl.PluralRules(name).resolvedOptions();
    const { reading, search } = textsOf(name);
    for (const forms of [reading.minutes, reading.years, search.found])
      expect(Object.keys(forms)).toEqual(expect.arrayContaining(pluralCategories));
    expect(texts.filter(([, text]) => text.trim() === '')).toEqual([]);
  });

  it('has the same names in braces as English', () => {
    const english = new Map([textsOf('en'), serverTextsOf('en')].flatMap((each) => leaves(each)));
    const other = ([place, text]: [string, string]) => {
      // A category that English lacks.
      const original = english.get(place) ?? english.get(place.replace(/\w+$/, 'other')) ?? '';
      // Some languages say none, one and two in words.
      const inWords = /\.(?:zero|one|two)$/.test(place) ? original.replace('{count}', '') : original;
      return ![original, inWords].map(namesIn).includes(namesIn(text));
    };
    expect(texts.filter(other)).toEqual([]);
  });
});

it('a number is written as the language does, in the form of its category', () => {
  const { search, reading } = textsOf('de');
  expect(counted(reading.years, 1, 'de')).toBe('Seit 1 Jahr dabei');
  expect(counted(search.found, 1234, 'de')).toBe('1.234 Treffer für „{query}“');
  const polish = {
    one: '{count} wynik',
    few: '{count} wyniki',
    many: '{count} wyników',
    other: '{count} wyniku',
  };
  expect([1, 3, 5].map((count) => counted(polish, count, 'pl'))).toEqual([
    '1 wynik',
    '3 wyniki',
    '5 wyników',
  ]);
});

it('a value with braces is not filled again, and an unknown name stays', () => {
  expect(filled('{name}: {most} {other}', { name: '{most}', most: '$&' })).toBe('{most}: $& {other}');
});
