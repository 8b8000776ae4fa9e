import { expect, it } from 'vitest';
import { canonicalLanguage } from './language';

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
