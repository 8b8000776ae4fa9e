import { expect, it } from 'vitest';
import { hasPreviewCookie } from './preview';

const HTTP = 'http://localhost:3000';
const HTTPS = 'https://www.example.com';

it.each([
  [HTTP, 'site-draft-preview=x', true],
  [HTTP, 'a=1;site-draft-preview=', true],
  [HTTP, '__Host-preview=x', false],
  [HTTP, 'preview=x', false],
  [HTTP, 'a=site-draft-preview=x', false],
  [HTTP, 'my-site-draft-preview=x', false],
  [HTTP, 'site-draft-previews=x', false],
  [HTTP, '', false],
  [HTTP, null, false],
  [HTTP, undefined, false],
  [HTTPS, '__Host-preview=x', true],
  [HTTPS, 'a=1; __Host-preview=', true],
  // Of another site of the domain, which can set any name but this.
  [HTTPS, 'preview=1', false],
  [HTTPS, 'site-draft-preview=x', false],
])('at %s the header Cookie %j claims a preview: %j', (siteUrl, header, expected) => {
  expect(hasPreviewCookie(header, siteUrl)).toBe(expected);
});
