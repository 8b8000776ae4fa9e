import { describe, expect, it } from 'vitest';
import { createVisibleNow, visibleAt } from './visible-content';

const [MONDAY, TUESDAY, WEDNESDAY] = ['2026-11-30T09:00:00Z', '2026-12-01T09:00:00Z', '2026-12-02T09:00:00Z'];
const ms = (time: string) => Date.parse(time);
const always = { visibleFrom: null, visibleUntil: null };
const block = (_key: string, dates: { visibleFrom?: string; visibleUntil?: string } = {}) => ({
  _key,
  ...always,
  ...dates,
});
const page = {
  _id: 'a',
  ...always,
  blocks: [block('head'), block('new', { visibleFrom: TUESDAY }), block('old', { visibleUntil: TUESDAY })],
  empty: [null],
};
const keys = (at: number) => visibleAt(page, at).result.blocks.map(({ _key }) => _key);

describe('visibleAt', () => {
  it('swaps blocks at the moment that both name, and says when the next change is', () => {
    expect(keys(ms(TUESDAY) - 1)).toEqual(['head', 'old']);
    expect(keys(ms(TUESDAY))).toEqual(['head', 'new']);
    expect(visibleAt(page, ms(MONDAY)).changesAtMs).toBe(ms(TUESDAY));
    expect(visibleAt(page, ms(TUESDAY)).changesAtMs).toBe(Number.POSITIVE_INFINITY);
  });

  it('leaves no date in an answer, nor any trace of what it hides', () => {
    const shown = JSON.stringify(visibleAt(page, ms(MONDAY)).result);
    expect(shown).toBe('{"_id":"a","blocks":[{"_key":"head"},{"_key":"old"}],"empty":[null]}');
  });

  it('answers null for a document that is hidden, whatever changes inside it', () => {
    const waiting = { ...page, visibleFrom: WEDNESDAY };
    expect(visibleAt(waiting, ms(MONDAY))).toEqual({ result: null, changesAtMs: ms(WEDNESDAY) });
  });

  it('takes the earliest change of any depth', () => {
    const list = {
      articles: [block('a', { visibleUntil: WEDNESDAY }), block('b', { visibleFrom: TUESDAY })],
    };
    expect(visibleAt([{ ...always, list }], ms(MONDAY))).toEqual({
      result: [{ list: { articles: [{ _key: 'a' }] } }],
      changesAtMs: ms(TUESDAY),
    });
  });

  it('does not change the stored answer', () => {
    const before = JSON.stringify(page);
    visibleAt(page, ms(MONDAY));
    expect(JSON.stringify(page)).toBe(before);
  });
});

describe('createVisibleNow', () => {
  const answer = { result: page, tags: ['a'], from: 'lake', hasLiveEvents: true } as const;

  it('gives the same object until something changes, another one from then on, and again if the clock goes back', () => {
    let nowMs = ms(MONDAY);
    const visibleNow = createVisibleNow(() => nowMs);
    const first = visibleNow(answer);
    nowMs = ms(TUESDAY) - 1;
    expect(visibleNow(answer).result).toBe(first.result);
    nowMs = ms(TUESDAY);
    expect(visibleNow(answer).result.blocks.map(({ _key }) => _key)).toEqual(['head', 'new']);
    nowMs = ms(MONDAY);
    expect(visibleNow(answer)).toEqual(first);
    expect(first).toMatchObject({ tags: ['a'], changesAtMs: ms(TUESDAY) });
  });
});
