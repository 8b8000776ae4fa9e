import { expect, it } from 'vitest';
import { hasPreviewCookie } from './preview';

it.each([
  ['preview=x', true],
  ['__Host-preview=x', true],
  ['a=1; preview=x', true],
  ['a=1;__Host-preview=', true],
  ['a=preview=x', false],
  ['my-preview=x', false],
  ['previews=x', false],
  ['', false],
  [null, false],
  [undefined, false],
])('the header Cookie %j claims a preview: %j', (header, expected) => {
  expect(hasPreviewCookie(header)).toBe(expected);
});
