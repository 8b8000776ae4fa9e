// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { ThemeSwitch } from './theme-switch';

afterEach(() => {
  cleanup();
  localStorage.clear();
  delete document.documentElement.dataset.theme;
});

const colours = () =>
  Array.from(document.querySelectorAll('meta[name="theme-color"]'), (meta) => meta.getAttribute('media'));
const pressed = () =>
  screen
    .getAllByRole('button')
    .filter((button) => button.getAttribute('aria-pressed') === 'true')
    .map((button) => button.getAttribute('aria-label'));

describe('ThemeSwitch', () => {
  it('shows the choice that is in force', () => {
    document.documentElement.dataset.theme = 'light';
    render(<ThemeSwitch />);
    expect(pressed()).toEqual(['Light theme']);
  });

  it('applies and keeps a choice, and forgets it for the system’s', () => {
    document.head.innerHTML = '<meta name="theme-color"><meta name="theme-color">';
    render(<ThemeSwitch />);
    expect(pressed()).toEqual(['System theme']);
    fireEvent.click(screen.getByRole('button', { name: 'Dark theme' }));
    expect([document.documentElement.dataset.theme, localStorage.getItem('theme')]).toEqual(['dark', 'dark']);
    expect(colours()).toEqual(['not all', 'all']);
    expect(pressed()).toEqual(['Dark theme']);
    fireEvent.click(screen.getByRole('button', { name: 'System theme' }));
    expect([document.documentElement.dataset.theme, localStorage.getItem('theme')]).toEqual([
      undefined,
      null,
    ]);
    expect(colours()).toEqual(['(prefers-color-scheme: light)', '(prefers-color-scheme: dark)']);
  });
});
