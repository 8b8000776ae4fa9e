// @vitest-environment jsdom
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { attachPendingLine, MOVING } from './attach-pending-line';

const isMoving = () => document.documentElement.hasAttribute(MOVING);

beforeAll(() => {
  attachPendingLine();
  // jsdom cannot load another page.
  window.addEventListener('click', (event) => event.preventDefault());
});
beforeEach(() => document.documentElement.removeAttribute(MOVING));

function click(markup: string, init: MouseEventInit = {}): void {
  document.body.innerHTML = markup;
  const target = document.querySelector('a > *, a') ?? document.body;
  target.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...init }));
}

it.each([
  ['a page of the site', '/pricing'],
  ['a place on another page', '/pricing#outline'],
])('follows a link to %s, until the page is shown again', (_, href) => {
  click(`<a href="${href}"><b>Pricing</b></a>`);
  expect(isMoving()).toBe(true);
  window.dispatchEvent(new Event('pageshow'));
  expect(isMoving()).toBe(false);
});

it.each<[string, string, MouseEventInit?]>([
  ['to another site', '<a href="https://community.example/">Forum</a>'],
  ['for another tab', '<a href="/pricing" target="_blank">Pricing</a>'],
  ['to a place on a page', '<a href="#outline">Outline</a>'],
  ['to an e-mail address', '<a href="mailto:hello@site.example">Write</a>'],
  ['that is no link', '<p>Pricing</p>'],
  ['with Ctrl', '<a href="/pricing">Pricing</a>', { ctrlKey: true }],
  ['with Meta', '<a href="/pricing">Pricing</a>', { metaKey: true }],
  ['with Shift', '<a href="/pricing">Pricing</a>', { shiftKey: true }],
  ['with Alt', '<a href="/pricing">Pricing</a>', { altKey: true }],
  ['of the middle button', '<a href="/pricing">Pricing</a>', { button: 1 }],
])('ignores a click %s', (_, markup, init) => {
  click(markup, init);
  expect(isMoving()).toBe(false);
});

it('ignores a click that the router handles', () => {
  document.addEventListener('click', (event) => event.preventDefault(), { once: true });
  click('<a href="/pricing">Pricing</a>');
  expect(isMoving()).toBe(false);
});
