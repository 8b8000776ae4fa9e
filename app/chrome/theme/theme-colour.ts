import type { ThemeChoice } from './theme-choice';

/** The head holds one colour for the browser's own bars per theme, in this order, each for its system setting. */
const systems = ['(prefers-color-scheme: light)', '(prefers-color-scheme: dark)'];

/** Puts the colour of the chosen theme in force, whatever the system says; for `system` gives it back its word. */
export function showThemeColour(choice: ThemeChoice): void {
  document.querySelectorAll('meta[name="theme-color"]').forEach((meta, index) => {
    const own = (choice === 'dark') === (index === 1) ? 'all' : 'not all';
    meta.setAttribute('media', choice === 'system' ? (systems[index] ?? 'all') : own);
  });
}
