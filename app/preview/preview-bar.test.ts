import { expect, it } from 'vitest';
import { hiddenParts } from './preview-bar.server';

const NOW = Date.parse('2026-12-01T09:00:00Z');
const [past, future] = ['2026-11-30T08:05:00Z', '2026-12-24T18:00:00Z'];
const shown = { _key: 'a', visibleFrom: null, visibleUntil: null };
const waits = { _key: 'b', visibleFrom: future, visibleUntil: null };
const over = { _key: 'c', visibleFrom: null, visibleUntil: past };

it.each([
  ['no document', null, ''],
  ['a page without dates', { ...shown, blocks: [shown] }, ''],
  ['an article', { ...shown, body: [] }, ''],
  ['a page that waits', { ...waits, blocks: [waits] }, 'hidden until 24 Dec 2026, 18:00 UTC'],
  ['a page that is over', over, 'hidden since 30 Nov 2026, 08:05 UTC'],
  ['a block that waits', { ...shown, blocks: [shown, waits] }, '1 block is hidden now'],
  ['two blocks', { ...shown, blocks: [over, shown, waits] }, '2 blocks are hidden now'],
])('the preview bar says of %s: %3$s', (_what, document, words) => {
  expect(hiddenParts(document, NOW)).toBe(words);
});
