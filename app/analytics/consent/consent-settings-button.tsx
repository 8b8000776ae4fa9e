import { consentAction } from './consent-action';
import { scripted } from './consent-settings-button.css';
import { useConsentTexts } from './consent-texts';

/** Asks once more, for a visitor who wants to see or change the answer. Nothing where there is nothing to consent to. */
export function ConsentSettingsButton({ className }: { className: string }) {
  const texts = useConsentTexts();
  if (!texts) return null;
  return (
    <button type="button" className={`${className} ${scripted}`} {...consentAction('open')}>
      {texts.settingsLabel}
    </button>
  );
}
