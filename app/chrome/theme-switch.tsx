import { Icon } from '../ui/icon/icon';
import { type ThemeChoice, themeRules } from './theme-script';
import { choice as choiceClass, themeSwitch } from './theme-switch.css';

const look = {
  system: { icon: 'monitor', label: 'System theme' },
  light: { icon: 'sun', label: 'Light theme' },
  dark: { icon: 'moon', label: 'Dark theme' },
} as const satisfies Record<ThemeChoice, object>;

/** System, light or dark. The server does not know the choice; `themeScript` shows it and handles the buttons. */
export function ThemeSwitch() {
  return (
    // biome-ignore lint/a11y/useSemanticElements: three toggles, not form fields
    <div role="group" aria-label="Theme" className={themeSwitch}>
      {themeRules.choices.map((name) => (
        <button
          key={name}
          type="button"
          className={choiceClass}
          aria-label={look[name].label}
          aria-pressed={name === 'system'}
          {...{ [themeRules.attribute]: name }}
        >
          <Icon name={look[name].icon} size={18} />
        </button>
      ))}
    </div>
  );
}
