// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { THEME_STORAGE_KEY } from './theme-choice';
import { themeScript } from './theme-script';

const colours = () =>
  Array.from(document.querySelectorAll('meta[name="theme-color"]'), (meta) => meta.getAttribute('media'));
const run = () => new Function(themeScript)();

beforeEach(() => {
  document.head.innerHTML =
    '<meta name="theme-color" media="(light)"><meta name="theme-color" media="(dark)">';
});
afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
  delete document.documentElement.dataset.theme;
});

describe('themeScript', () => {
  it.each([
    ['dark', 'dark', ['not all', 'all']],
    ['light', 'light', ['all', 'not all']],
    ['system', undefined, ['(light)', '(dark)']],
    ['"><script>', undefined, ['(light)', '(dark)']],
  ])('stored %j sets data-theme to %j, and its colour in force', (stored, expected, inForce) => {
    localStorage.setItem(THEME_STORAGE_KEY, stored);
    run();
    expect(document.documentElement.dataset.theme).toBe(expected);
    expect(colours()).toEqual(inForce);
  });

  it('does nothing where nothing is stored or storage is blocked', () => {
    run();
    vi.stubGlobal('localStorage', undefined);
    expect(run).not.toThrow();
    expect(document.documentElement.dataset.theme).toBeUndefined();
  });
});
