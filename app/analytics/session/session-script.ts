import { consentRules } from '../consent/consent-rules';

/** On the script element of session analytics, with the project's id. */
export const sessionAttribute = 'data-session-analytics';

export type SessionRules = ReturnType<typeof sessionRules>;

/**
 * @param projectId of Microsoft Clarity
 * @param scriptUrl of `clarity-session.ts`
 */
export const sessionRules = (projectId: string, scriptUrl: string) => ({
  projectId,
  scriptUrl,
  attribute: sessionAttribute,
  changeEvent: consentRules.changeEvent,
  idleWithinMs: 4_000,
});

/**
 * Runs in the head of a page where analytics is configured, after `consentScript`; self-contained (see
 * `scriptSource`). Loads session analytics once the visitor has consented and the page is shown and idle.
 */
export function sessionScript(rules: SessionRules): void {
  let isLoading = false;
  const load = () => {
    const script = document.createElement('script');
    script.type = 'module';
    script.src = rules.scriptUrl;
    script.setAttribute(rules.attribute, rules.projectId);
    document.head.append(script);
  };
  const check = () => {
    if (isLoading || document.documentElement.dataset.consent !== 'granted') return;
    isLoading = true;
    if ('requestIdleCallback' in window) requestIdleCallback(load, { timeout: rules.idleWithinMs });
    else setTimeout(load);
  };
  const begin = () => {
    check();
    document.addEventListener(rules.changeEvent, check);
  };
  if ('prerendering' in document && document.prerendering)
    document.addEventListener('prerenderingchange', begin, { once: true });
  else begin();
}
