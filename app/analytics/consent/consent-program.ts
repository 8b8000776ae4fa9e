import type { ConsentChoice, ConsentRules, ConsentState } from './consent-rules';

/**
 * Runs in the head of a page where analytics is configured, and stands alone (see `scriptSource`). Puts the visitor's choice
 * on the root element before the first paint (`data-consent`), so that pages stay the same for everybody and styles show the
 * banner to those who have not answered; keeps new answers, with their version and time. A browser's Global Privacy Control
 * is a no, whatever is kept.
 * @param rules the constants of `consent-rules.ts`
 */
export function consentProgram(rules: ConsentRules): void {
  const { storageKey, version, maxAgeMs, answerEvent, changeEvent } = rules;
  const { dataset } = document.documentElement;
  const isRefused = 'globalPrivacyControl' in navigator && navigator.globalPrivacyControl === true;
  if (isRefused) dataset.consentSignal = '';

  const settle = (state: ConsentState) => {
    dataset.consent = isRefused ? 'denied' : state;
    document.dispatchEvent(new Event(changeEvent, { bubbles: true }));
  };
  const read = () => {
    let state: ConsentState = 'ask';
    try {
      const record = JSON.parse(localStorage.getItem(storageKey) ?? '{}');
      const isValid = record.version === version && Date.now() - record.at < maxAgeMs;
      if (isValid && (record.choice === 'granted' || record.choice === 'denied')) state = record.choice;
    } catch {}
    settle(state);
  };
  const keep = (choice: ConsentChoice) => {
    try {
      localStorage.setItem(storageKey, JSON.stringify({ version, choice, at: Date.now() }));
    } catch {}
    settle(choice);
  };

  read();
  document.addEventListener(answerEvent.granted, () => keep('granted'));
  document.addEventListener(answerEvent.denied, () => keep('denied'));
  // Another tab's answer counts here too, also for a page that comes back out of the browser's memory.
  addEventListener('storage', ({ key }) => (key === storageKey || key === null) && read());
  addEventListener('pageshow', ({ persisted }) => persisted && read());
}
