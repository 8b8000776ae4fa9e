import { expect, it } from 'vitest';
import { ownAnswer } from './refuse';

it.each([
  [404, false],
  [499, false],
  [500, true],
  [503, true],
])('the page of a %i offers another try: %s', (status, isOffered) => {
  const refusal = { status, code: 'code', title: 'Title', message: 'Message.' };
  const { body } = ownAnswer({ refusal, form: 'page', https: undefined });
  expect(body.includes('Try again')).toBe(isOffered);
});
