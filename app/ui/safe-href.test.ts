import { expect, it } from 'vitest';
import { safeHref } from './safe-href';

it.each([
  ['/', '/'],
  ['/company/blog', '/company/blog'],
  ['/company/blog?page=2#top', '/company/blog?page=2#top'],
  ['resources/training', '/resources/training'],
  ['pricing', '/pricing'],
  ['  /pricing  ', '/pricing'],
  ['#site-map', '#site-map'],
  ['?page=2', '?page=2'],
  ['/a/../b', '/b'],
  ['/a//b?c=//d', '/a/b?c=//d'],
  ['/time:now', '/time:now'],
  ['/go?to=//evil.example', '/go?to=//evil.example'],
  ['/\u200Bpricing\uFEFF', '/pricing'],
  ['/pri\ncing', '/pricing'],
])('keeps %j on the site', (href, expected) => {
  expect(safeHref(href)).toEqual({ kind: 'internal', href: expected });
});

it.each([
  'https://community.example',
  'http://community.example/a?b#c',
  'HTTPS://community.example',
  'mailto:hello@plinth.example',
  'tel:+442079460182',
])('allows %j as external', (href) => {
  expect(safeHref(href)).toEqual({ kind: 'external', href });
});

it.each([
  ['javascript:alert(1)'],
  ['JaVaScRiPt:alert(1)'],
  ['\tjavascript:alert(1)'],
  ['java\nscript:alert(1)'],
  ['java\u0000script:alert(1)'],
  ['\u0001javascript:alert(1)'],
  ['\u00A0javascript:alert(1)'],
  ['java\u200Bscript:alert(1)'],
  ['&#106;avascript:alert(1)'],
  ['vbscript:msgbox(1)'],
  ['data:text/html,<script>alert(1)</script>'],
  ['blob:https://site.example/0a1b'],
  ['file:///etc/passwd'],
  ['ftp://host.example/a'],
  ['view-source:https://site.example'],
  ['//evil.example'],
  ['/\\evil.example'],
  ['\\\\evil.example'],
  ['\\/evil.example'],
  ['/\t/evil.example'],
  ['/\n\\evil.example'],
  ['/./\\evil.example'],
  ['/.//evil.example'],
  ['/a/..//evil.example'],
  ['https:evil.example'],
  ['https:///evil.example'],
  ['https:\\\\evil.example'],
  ['https://'],
  ['https://[broken'],
  ['mailto:'],
  ['tel: '],
  ['a\\b'],
  [''],
  ['   '],
  ['\u200B'],
  [null],
  [undefined],
])('rejects %j', (href) => {
  expect(safeHref(href)).toEqual({ kind: 'none', href: '' });
});
