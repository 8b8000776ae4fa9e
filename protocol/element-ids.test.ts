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

describe('partIds', () => {
  it('makes an anchor of each title, in order', () => {
    expect(partIds(['Pricing & users', 'Récapitulatif', 'Stock'])).toEqual([
      'pricing-users',
      'recapitulatif',
      'stock',
    ]);
  });

  it('avoids ids already on the page', () => {
    expect(partIds(['Stock', 'End cap title'], new Set(['stock']))).toEqual(['stock-2', 'end-cap-title']);
    expect(partIds(['End cap title', 'Site map'])).toEqual(['end-cap-title-2', 'site-map-2']);
  });

  it('numbers equal titles and avoids the frame’s own ids', () => {
    expect(partIds(['Chat', 'Stock', 'stock', 'Main', '…'])).toEqual([
      'chat-2',
      'stock',
      'stock-2',
      'main-2',
      'part',
    ]);
  });
});
