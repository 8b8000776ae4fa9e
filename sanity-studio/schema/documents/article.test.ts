import { expect, it } from 'vitest';
import { shortDate } from './article';

it.each([
  ['2026-03-05', '5 Mar 2026'],
  ['2026-03-05T23:30:00.000Z', '5 Mar 2026'],
  ['soon', ''],
  [undefined, ''],
])('the day of %s is “%s”', (date, shown) => {
  expect(shortDate(date)).toBe(shown);
});
