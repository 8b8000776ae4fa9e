import { expect, it } from 'vitest';
import { isWithin, nextChangeMs, visibleSpan } from './visibility';

const AT = Date.parse('2026-12-01T09:00:00Z');
const FOREVER = Number.POSITIVE_INFINITY;
const [BEFORE, ON, AFTER] = [AT - 1, AT, AT + 1];
const FROM = { visibleFrom: '2026-12-01T09:00:00Z' };
const UNTIL = { visibleUntil: '2026-12-01T10:00:00.000+01:00' };
const NEVER = { visibleFrom: '2026-12-02T00:00:00Z', ...UNTIL };

it.each([
  ['nothing', {}, AT, true, FOREVER],
  ['null', { visibleFrom: null, visibleUntil: null }, AT, true, FOREVER],
  ['a start, a millisecond before it', FROM, BEFORE, false, AT],
  ['a start, at it', FROM, ON, true, FOREVER],
  ['an end in another time zone, a millisecond before it', UNTIL, BEFORE, true, AT],
  ['an end, at it', UNTIL, ON, false, FOREVER],
  ['an end, after it', UNTIL, AFTER, false, FOREVER],
  ['an end before the start', NEVER, BEFORE, false, FOREVER],
  ['an end at the start', { ...FROM, ...UNTIL }, BEFORE, false, FOREVER],
  ['a start that is no date', { visibleFrom: 'soon', ...UNTIL }, BEFORE, true, AT],
  ['a day that does not exist', { visibleFrom: '2026-13-40T09:00:00Z' }, BEFORE, true, FOREVER],
  ['a day without a time', { visibleFrom: '2027-01-01' }, BEFORE, true, FOREVER],
  ['a time without a zone', { visibleFrom: '2027-01-01T00:00' }, BEFORE, true, FOREVER],
  ['a number', { visibleUntil: 0 }, AFTER, true, FOREVER],
])('with %s', (_dates, dates, nowMs, isVisible, changesAtMs) => {
  const span = visibleSpan(dates);
  expect([isWithin(span, nowMs), nextChangeMs(span, nowMs)]).toEqual([isVisible, changesAtMs]);
});
