// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { THEME_STORAGE_KEY } from './theme-choice';
import { themeScript } from './theme-script';

const run = () => new Function(themeScript)();

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
  delete document.documentElement.dataset.theme;
});

describe('themeScript', () => {
  it.each([
    ['dark', 'dark'],
    ['light', 'light'],
    ['system', undefined],
    ['"><script>', undefined],
  ])('stored %j sets data-theme to %j', (stored, expected) => {
    localStorage.setItem(THEME_STORAGE_KEY, stored);
    run();
    expect(document.documentElement.dataset.theme).toBe(expected);
  });

  it('does nothing where nothing is stored or storage is blocked', () => {
    run();
    vi.stubGlobal('localStorage', undefined);
    expect(run).not.toThrow();
    expect(document.documentElement.dataset.theme).toBeUndefined();
  });
});
