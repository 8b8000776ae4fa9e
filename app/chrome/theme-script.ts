export const themeRules = {
  /** Where local storage keeps the choice; absent for `system`. */
  storageKey: 'theme',
  choices: ['system', 'light', 'dark'],
  /** On the buttons that choose, with the choice. */
  attribute: 'data-theme-choice',
  /** Of the two colours for the browser's own bars, which are in the head in this order. */
  systems: ['(prefers-color-scheme: light)', '(prefers-color-scheme: dark)'],
} as const;

type ThemeRules = typeof themeRules;
export type ThemeChoice = ThemeRules['choices'][number];

/**
 * Runs in the head of every page, after the meta elements, and stands alone (see `scriptSource`): puts the visitor's own
 * theme on the root element, and in force for the browser's bars, before the first paint; then answers the buttons. Where
 * storage is blocked a choice holds for this page.
 * @param rules the constants above
 */
export function themeScript({ storageKey, attribute, systems }: ThemeRules): void {
  const { dataset } = document.documentElement;
  const show = (choice: string | null) => {
    const isOwn = choice === 'light' || choice === 'dark';
    if (isOwn) dataset.theme = choice;
    else delete dataset.theme;
    document.querySelectorAll('meta[name="theme-color"]').forEach((meta, index) => {
      const own = (choice === 'dark') === (index === 1) ? 'all' : 'not all';
      meta.setAttribute('media', isOwn ? own : (systems[index] ?? 'all'));
    });
  };
  const showPressed = () => {
    for (const button of document.querySelectorAll(`[${attribute}]`)) {
      const isPressed = button.getAttribute(attribute) === (dataset.theme ?? 'system');
      button.setAttribute('aria-pressed', String(isPressed));
    }
  };
  const read = () => {
    try {
      const kept = localStorage.getItem(storageKey);
      if (kept !== (dataset.theme ?? null)) show(kept);
    } catch {}
    showPressed();
  };
  read();
  addEventListener('DOMContentLoaded', showPressed);
  // Chosen in another tab, or since this page was rendered ahead or left.
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
