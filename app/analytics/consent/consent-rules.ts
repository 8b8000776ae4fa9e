const DAY_MS = 86_400_000;

/** How the visitor's choice is stored, which data must not outlive it, and the names that the parts share. */
export const consentRules = {
  /** Key in local storage: `{version, choice, at}`, `at` in ms since 1970. */
  storageKey: 'consent',
  /** Raise it when the meaning of consent changes: every visitor is then asked again. */
  version: 1,
  /** Six months, counted as the shortest six. */
  maxAgeMs: 181 * DAY_MS,
  /** Names of the cookies and storage items of session analytics: the vendor's, and our id for the visitor. */
  storedNames: ['_clck', '_clsk', '_cltk', 'analytics-visitor-id'],
  bannerId: 'consent',
  /** Dispatched on the document when the visitor answers. */
  answerEvent: { granted: 'consentgranted', denied: 'consentdenied' },
  /** Dispatched on the document, from where it bubbles, when `data-consent` on the root element may have changed. */
  changeEvent: 'consentchange',
} as const;

export type ConsentRules = typeof consentRules;
export type ConsentChoice = keyof ConsentRules['answerEvent'];
/** `ask`: the visitor has not answered, or too long ago. */
export type ConsentState = ConsentChoice | 'ask';
/** What a button does, in its `data-consent-do`. */
export type ConsentAction = ConsentChoice | 'open' | 'close';

/** Sets a button's action in the markup; an inline script performs it, also before the page is hydrated. */
export function consentAction(action: ConsentAction): { 'data-consent-do': ConsentAction } {
  return { 'data-consent-do': action };
}
