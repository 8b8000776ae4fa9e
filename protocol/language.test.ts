import { expect, it } from 'vitest';
import { canonicalLanguage, frameId, isFrameId, languageValue, writingDirection } from './language';

it.each([
  ['en-GB', 'en-GB'],
  ['de-ch', 'de-CH'],
  ['PT', 'pt'],
])('reads %s as %s', (tag, canonical) => {
  expect(canonicalLanguage(tag)).toBe(canonical);
});

it.each(['', 'en_GB', 'English', 'en-', '"><script>'])('refuses %j', (tag) => {
  expect(canonicalLanguage(tag)).toBeUndefined();
});

it('compares the languages of addresses in one spelling', () => {
  expect(['de-ch', 'English', '', '"><script>'].map(languageValue)).toEqual(['de-CH', '', '', '']);
});

it.each([
  ['ar', 'rtl'],
  ['fa-IR', 'rtl'],
  ['he', 'rtl'],
  ['ckb', 'rtl'],
  ['az-Arab', 'rtl'],
  ['az', undefined],
  ['ar-Latn', undefined],
  ['de-CH', undefined],
  ['zh-Hant-TW', undefined],
  ['xx', undefined],
])('%s is written %s', (language, direction) => {
  expect(writingDirection(language)).toBe(direction);
});

it('knows the ids of settings in a language, and no other document', () => {
  const ids = ['siteSettings', frameId('siteSettings', 'de'), frameId('siteSettings', 'pt-BR')];
  for (const id of ids) expect(isFrameId('siteSettings', id), id).toBe(true);
  for (const id of [
    'siteSettings-',
    'siteSettings-copy',
    'siteSettings-DE',
    'siteSettings.de',
    'navigation-de',
  ])
    expect(isFrameId('siteSettings', id), id).toBe(false);
});
