import { expect, it } from 'vitest';
import { canonicalLanguage, frameId, isFrameId } from './language';

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
