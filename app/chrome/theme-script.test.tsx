// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { scriptSource } from '../html/page-head';
import { attributesOf } from '../ui/elements.test-support';
import { ThemeSwitch } from './footer';
import { themeRules, themeScript } from './theme-script';

const theme = () => document.documentElement.dataset.theme;
const colours = () => attributesOf(document, 'meta[name="theme-color"]', 'media');
const pressed = () =>
  screen
    .getAllByRole('button')
    .filter((button) => button.getAttribute('aria-pressed') === 'true')
    .map((button) => button.getAttribute('aria-label'));
/** Run as in a page: from its source text, without this module's scope. */
const run = () => {
  new Function(scriptSource([themeScript], themeRules))();
  window.dispatchEvent(new Event('DOMContentLoaded'));
};

beforeEach(() => {
  document.head.innerHTML =
    '<meta name="theme-color" media="(light)"><meta name="theme-color" media="(dark)">';
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  localStorage.clear();
  delete document.documentElement.dataset.theme;
});

it.each([
  ['dark', 'dark', ['not all', 'all'], 'Dark theme'],
  ['light', 'light', ['all', 'not all'], 'Light theme'],
  [
    '"><script>',
    undefined,
    ['(prefers-color-scheme: light)', '(prefers-color-scheme: dark)'],
    'System theme',
  ],
])('stored %j sets data-theme to %j, and activates its theme-color', (stored, expected, inForce, label) => {
  localStorage.setItem(themeRules.storageKey, stored);
  render(<ThemeSwitch />);
  run();
  expect(theme()).toBe(expected);
  expect(colours()).toEqual(inForce);
  expect(pressed()).toEqual([label]);
});

it('does nothing if nothing is stored or storage is blocked', () => {
  run();
  vi.stubGlobal('localStorage', undefined);
  expect(run).not.toThrow();
  expect(theme()).toBeUndefined();
  expect(colours()).toEqual(['(light)', '(dark)']);
});

it('applies and stores a choice, and deletes it for the system’s', () => {
  render(<ThemeSwitch />);
  run();
  fireEvent.click(screen.getByRole('button', { name: 'Dark theme' }));
  expect([theme(), localStorage.getItem('theme')]).toEqual(['dark', 'dark']);
  expect(colours()).toEqual(['not all', 'all']);
  expect(pressed()).toEqual(['Dark theme']);
  fireEvent.click(screen.getByRole('button', { name: 'System theme' }));
  expect([theme(), localStorage.getItem('theme')]).toEqual([undefined, null]);
  expect(colours()).toEqual(['(prefers-color-scheme: light)', '(prefers-color-scheme: dark)']);
});

it('applies a choice made in another tab', () => {
  render(<ThemeSwitch />);
  run();
  localStorage.setItem(themeRules.storageKey, 'dark');
  fireEvent(window, new StorageEvent('storage', { key: themeRules.storageKey }));
  expect([theme(), pressed()]).toEqual(['dark', ['Dark theme']]);
});

it('applies a choice to this page only where storage is blocked', () => {
  render(<ThemeSwitch />);
  vi.stubGlobal('localStorage', undefined);
  run();
  fireEvent.click(screen.getByRole('button', { name: 'Dark theme' }));
  expect(theme()).toBe('dark');
});
