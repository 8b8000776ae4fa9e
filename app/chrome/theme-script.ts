export const themeRules = {
  /** Key of the choice in local storage; absent for `system`. */
  storageKey: 'theme',
  choices: ['system', 'light', 'dark'],
  /** On the theme buttons, with the choice as value. */
  attribute: 'data-theme-choice',
  /** Media queries of the two `theme-color` elements, in their order in the head. */
  systems: ['(prefers-color-scheme: light)', '(prefers-color-scheme: dark)'],
} as const;

type ThemeRules = typeof themeRules;
export type ThemeChoice = ThemeRules['choices'][number];

/**
 * Runs in the head of every page, after the meta elements; self-contained (see `scriptSource`). Applies the visitor's
 * theme to the root element and to `theme-color` before the first paint; then handles the buttons. Where storage is
 * blocked, a choice applies to this page only.
 */
export function themeScript({ storageKey, attribute, systems }: ThemeRules): void {
  // React may replace the root.
  const dataset = () => document.documentElement.dataset;
  const show = (choice: string | null) => {
    const isOwn = choice === 'light' || choice === 'dark';
    if (isOwn) dataset().theme = choice;
    else delete dataset().theme;
    document.querySelectorAll('meta[name="theme-color"]').forEach((meta, index) => {
      const own = (choice === 'dark') === (index === 1) ? 'all' : 'not all';
      meta.setAttribute('media', isOwn ? own : (systems[index] ?? 'all'));
    });
  };
  const showPressed = () => {
    for (const button of document.querySelectorAll(`[${attribute}]`)) {
      const isPressed = button.getAttribute(attribute) === (dataset().theme ?? 'system');
      button.setAttribute('aria-pressed', String(isPressed));
    }
  };
  const read = () => {
    try {
      const kept = localStorage.getItem(storageKey);
      if (kept !== (dataset().theme ?? null)) show(kept);
    } catch {}
    showPressed();
  };
  read();
  addEventListener('DOMContentLoaded', showPressed);
  // The choice may have changed in another tab, or since this page was prerendered or left.
  for (const type of ['storage', 'pageshow']) addEventListener(type, read);
  document.addEventListener('prerenderingchange', read);
  addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest(`[${attribute}]`) : null;
    const choice = button?.getAttribute(attribute);
    if (!choice) return;
    show(choice);
    showPressed();
    try {
      if (choice === 'system') localStorage.removeItem(storageKey);
      else localStorage.setItem(storageKey, choice);
    } catch {}
  });
}
