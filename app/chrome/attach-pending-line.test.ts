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

it('follows a link that loads a page of the site, until the page is shown again', () => {
  click('<a href="/pricing"><b>Pricing</b></a>');
  expect(isMoving()).toBe(true);
  window.dispatchEvent(new Event('pageshow'));
  expect(isMoving()).toBe(false);
});

it('follows a link to a place on another page', () => {
  click('<a href="/pricing#outline">Outline</a>');
  expect(isMoving()).toBe(true);
});

it.each([
  ['to another site', '<a href="https://community.example/">Forum</a>'],
  ['for another tab', '<a href="/pricing" target="_blank">Pricing</a>'],
  ['to a place on a page', '<a href="#outline">Outline</a>'],
  ['to an e-mail address', '<a href="mailto:hello@site.example">Write</a>'],
  ['that is no link', '<p>Pricing</p>'],
])('ignores a click %s', (_, markup) => {
  click(markup);
  expect(isMoving()).toBe(false);
});

it.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }])(
  'ignores a click with %o',
  (init) => {
    click('<a href="/pricing">Pricing</a>', init);
    expect(isMoving()).toBe(false);
  },
);

it('ignores a click that the router handles', () => {
  document.addEventListener('click', (event) => event.preventDefault(), { once: true });
  click('<a href="/pricing">Pricing</a>');
  expect(isMoving()).toBe(false);
});
