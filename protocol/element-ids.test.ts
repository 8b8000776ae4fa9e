import { describe, expect, it } from 'vitest';
import { headingId, partIds } from './element-ids';

describe('headingId', () => {
  it.each([
    ['First in, first out', 'first-in-first-out'],
    ['1. What this covers', '1-what-this-covers'],
    ['  Größe & Übersicht!  ', 'große-ubersicht'],
    ['“Quoted”', 'quoted'],
    ['???', 'part'],
    ['', 'part'],
    [`${'long '.repeat(30)}`, 'long-long-long-long-long-long-long-long-long-long-long-long'],
  ])('%j becomes %j', (text, id) => {
    expect(headingId(text, new Set())).toBe(id);
  });

  it('never gives an id twice', () => {
    const taken = new Set(['tracking-2']);
    const ids = ['Tracking', 'Tracking', 'tracking!'].map((text) => headingId(text, taken));
    expect(ids).toEqual(['tracking', 'tracking-3', 'tracking-4']);
  });
});

it.each([
  ['are anchors of the titles, in order', ['A & b', 'Récapitulatif', 'Stock'], [], 'a-b recapitulatif stock'],
  ['avoid ids already on the page', ['Stock', 'Other'], ['stock'], 'stock-2 other'],
  [
    'avoid the frame’s own ids, unless those on the page are known',
    ['Chat', 'Main'],
    undefined,
    'chat-2 main-2',
  ],
  ['which are then the given ones alone', ['End cap title'], ['stock'], 'end-cap-title'],
  ['number equal titles', ['Stock', 'stock', '…'], undefined, 'stock stock-2 part'],
])('the ids of parts %s', (_, titles, taken, ids) => {
  expect(partIds(titles, taken && new Set(taken)).join(' ')).toBe(ids);
});
