import { describe, expect, it } from 'vitest';
import { headingId } from './element-ids';

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
