import type { ConsentAction } from './consent-rules';

/** Says in the markup what a button does; the page's own program does it, before the page is alive as after. */
export function consentAction(action: ConsentAction): { 'data-consent-do': ConsentAction } {
  return { 'data-consent-do': action };
}
