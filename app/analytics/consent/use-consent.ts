import { useSyncExternalStore } from 'react';
import { consentRules } from './consent-rules';

/**
 * The visitor's choice as it stands on the root element: one of `ConsentState`, or undefined where analytics is not
 * configured, and on the server, which does not know it.
 */
export function useConsent(): string | undefined {
  return useSyncExternalStore(
    subscribe,
    () => document.documentElement.dataset.consent,
    () => undefined,
  );
}

function subscribe(notify: () => void): () => void {
  document.addEventListener(consentRules.changeEvent, notify);
  return () => document.removeEventListener(consentRules.changeEvent, notify);
}
