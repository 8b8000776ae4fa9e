import { expect, it } from 'vitest';
import { checkOldAddress } from './redirect-rules';

it.each([
  '/old-name',
  '/about.html',
  '/Old_Page',
  '/index.php?id=7&lang=en',
  '/index.html',
  '/index',
  '/a/b/',
  '/東京',
  '/caf%C3%A9',
  '/{product}-rights',
  '/blog/*',
  '/a+b(c),d;e=f@g',
])('accepts %s', (from) => {
  expect(checkOldAddress(from)).toBe(true);
});

it.each([
  [undefined, 'Write the old address'],
  ['', 'Write the old address'],
  ['old', 'Begin with one slash'],
  ['https://www.example.com/old', 'Begin with one slash'],
  ['//evil.example', 'Begin with one slash'],
  ['/a b', 'no spaces'],
  ['/a\\b', 'no spaces'],
  ['/a#b', 'no spaces'],
  ['/*', 'Name the part'],
  ['/a/*/b', 'The star stands at the end'],
  ['/a*', 'The star stands at the end'],
  ['/a/*?b=1', 'The star stands at the end'],
  ['/read.md', 'end in .md'],
  ['/api/chat', 'belong to the site itself'],
  ['/API/*', 'belong to the site itself'],
  ['/sitemap.xml', 'belong to the site itself'],
  [`/${'a'.repeat(600)}`, 'at most 512'],
])('refuses %s', (from, expected) => {
  expect(checkOldAddress(from)).toContain(expected);
});
