// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { MainMenu } from './main-menu';
import { navigationFixture } from './site.fixture';

const menu = (path: string) => (
  <MemoryRouter>
    <MainMenu items={navigationFixture.items} path={path} />
  </MemoryRouter>
);

const trigger = (name: string) => screen.getByRole('button', { name });
const isOpen = (name: string) => trigger(name).getAttribute('aria-expanded') === 'true';
const wait = (delayMs: number) => act(() => vi.advanceTimersByTime(delayMs));
const group = (name: string) => trigger(name).closest('li') ?? document.body;
/** jsdom has no pointer events; React builds enter and leave from over and out. */
function pointer(kind: 'pointerover' | 'pointerout', target: Element, pointerType = 'mouse') {
  const event = new MouseEvent(kind, { bubbles: true, relatedTarget: document.body });
  Object.defineProperty(event, 'pointerType', { value: pointerType });
  fireEvent(target, event);
}
const enter = (name: string, type?: string) => pointer('pointerover', group(name), type);
const leave = (name: string) => pointer('pointerout', group(name));

let rerender: ReturnType<typeof render>['rerender'];
beforeEach(() => {
  vi.useFakeTimers();
  ({ rerender } = render(menu('/')));
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

it('opens on hover after 120 ms and closes 200 ms after leaving', () => {
  enter('Company');
  wait(119);
  expect(isOpen('Company')).toBe(false);
  wait(1);
  expect(isOpen('Company')).toBe(true);
  leave('Company');
  wait(199);
  expect(isOpen('Company')).toBe(true);
  wait(1);
  expect(isOpen('Company')).toBe(false);
});

it('stays open when the pointer returns in time', () => {
  enter('Company');
  wait(120);
  leave('Company');
  wait(150);
  enter('Company');
  wait(500);
  expect(isOpen('Company')).toBe(true);
});

it('stays open when the pointer leaves but the keyboard focus is inside', () => {
  enter('Company');
  wait(120);
  act(() => trigger('Company').focus());
  leave('Company');
  wait(500);
  expect(isOpen('Company')).toBe(true);
});

it('does not open for a pointer that only passes, nor for touch', () => {
  enter('Company');
  wait(60);
  leave('Company');
  wait(500);
  enter('Company', 'touch');
  wait(500);
  expect(isOpen('Company')).toBe(false);
});

it('links a group’s name to its page, and starts its panel with the same link', () => {
  fireEvent.click(trigger('Features menu'));
  const links = screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
  expect(links).toContainEqual(['Features', '/features']);
  expect(links).toContainEqual(['All modules', '/features']);
});

it('closes on an Escape that comes before Radix listens for it', () => {
  act(() => {
    trigger('Company').click();
    fireEvent.keyDown(trigger('Company'), { key: 'Escape' });
  });
  expect(isOpen('Company')).toBe(false);
});

it('closes when an item is chosen, when the focus leaves, and on navigation', () => {
  fireEvent.click(trigger('Company'));
  fireEvent.click(screen.getByRole('link', { name: 'Blog' }));
  expect(isOpen('Company')).toBe(false);

  fireEvent.click(trigger('Company'));
  act(() => screen.getByRole('link', { name: 'Forum' }).focus());
  act(() => trigger('Features menu').focus());
  expect(isOpen('Company')).toBe(false);

  fireEvent.click(trigger('Company'));
  rerender(menu('/pricing'));
  expect(isOpen('Company')).toBe(false);
});
