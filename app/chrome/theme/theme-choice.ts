export const themeChoices = ['system', 'light', 'dark'] as const;

export type ThemeChoice = (typeof themeChoices)[number];

/** Where the choice is kept; absent for `system`. */
export const THEME_STORAGE_KEY = 'theme';

/**
 * The choice that a stored value stands for.
 * @param stored what local storage holds, or null
 * @returns `system` for anything that is not `light` or `dark`
 */
export function themeChoice(stored: string | null): ThemeChoice {
  return stored === 'light' || stored === 'dark' ? stored : 'system';
}
