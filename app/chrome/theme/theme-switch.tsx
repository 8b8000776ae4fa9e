import { useEffect, useState } from 'react';
import { Icon } from '../../ui/icon/icon';
import { THEME_STORAGE_KEY, type ThemeChoice, themeChoice, themeChoices } from './theme-choice';
import { showThemeColour } from './theme-colour';
import { choice as choiceClass, themeSwitch } from './theme-switch.css';

const look = {
  system: { icon: 'monitor', label: 'System theme' },
  light: { icon: 'sun', label: 'Light theme' },
  dark: { icon: 'moon', label: 'Dark theme' },
} as const;

/** System, light or dark. The server knows nothing of the choice, so it is shown once the page is alive. */
export function ThemeSwitch() {
  const [chosen, setChosen] = useState<ThemeChoice>('system');
  useEffect(() => setChosen(themeChoice(document.documentElement.dataset.theme ?? null)), []);
  return (
    // biome-ignore lint/a11y/useSemanticElements: three toggles, not fields of a form
    <div role="group" aria-label="Theme" className={themeSwitch}>
      {themeChoices.map((name) => (
        <button
          key={name}
          type="button"
          className={choiceClass}
          aria-label={look[name].label}
          aria-pressed={name === chosen}
          onClick={() => {
            apply(name);
            setChosen(name);
          }}
        >
          <Icon name={look[name].icon} size={18} />
        </button>
      ))}
    </div>
  );
}

/** Where storage is blocked the choice holds for this page. */
function apply(name: ThemeChoice) {
  const { dataset } = document.documentElement;
  if (name === 'system') delete dataset.theme;
  else dataset.theme = name;
  showThemeColour(name);
  try {
    if (name === 'system') localStorage.removeItem(THEME_STORAGE_KEY);
    else localStorage.setItem(THEME_STORAGE_KEY, name);
  } catch (error) {
    console.info('The theme cannot be remembered: storage is blocked.', error);
  }
}
