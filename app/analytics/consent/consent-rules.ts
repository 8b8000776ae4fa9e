const DAY_MS = 86_400_000;

/** How the visitor's choice is kept, what must not outlive it, and by what names the parts that see to it know each other. */
export const consentRules = {
  /** Where local storage keeps the choice: `{version, choice, at}`, `at` in ms since 1970. */
  storageKey: 'consent',
  /** Raise it when consent comes to mean something else: every visitor is then asked anew. */
  version: 1,
  /** Six months, counted as the shortest six. */
  maxAgeMs: 181 * DAY_MS,
  /** What session analytics keeps in cookies and storage, by name: the vendor's, and our id for the visitor. */
  kept: ['_clck', '_clsk', '_cltk', 'analytics-visitor-id'],
  /** Id of the element that asks. */
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

/** Says in the markup what a button does; the page's own program does it, before the page is alive as after. */
export function consentAction(action: ConsentAction): { 'data-consent-do': ConsentAction } {
  return { 'data-consent-do': action };
}
