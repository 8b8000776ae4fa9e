import { safeHref } from '../../ui/safe-href';
import { ConsentSettingsButton } from './consent-settings-button';
import { ConsentStateText } from './consent-state-text';
import { button, state, summary } from './consent-summary.css';
import { useConsentTexts } from './consent-texts';

type ConsentSummaryProps = {
  /** Canonical path of the page that is shown. */
  path: string;
};

/** On the page that the banner's link leads to: what the visitor has answered, and the way to change it. */
export function ConsentSummary({ path }: ConsentSummaryProps) {
  const texts = useConsentTexts();
  if (!texts?.cookiesLink || safeHref(texts.cookiesLink.href).href !== path) return null;
  return (
    <div className={summary}>
      <ConsentStateText className={state} />
      <ConsentSettingsButton className={button} />
    </div>
  );
}
