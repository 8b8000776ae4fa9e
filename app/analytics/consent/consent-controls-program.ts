import type { ConsentRules } from './consent-rules';

/**
 * Runs in the head of a page where analytics is configured, and stands alone (see `scriptSource`): does what buttons marked
 * by `consentAction` say, before the page's other JavaScript has arrived as after. The focus goes into the banner that is
 * opened, and back to where it came from.
 * @param rules the constants of `consent-rules.ts`
 */
export function consentControlsProgram({ bannerId, answerEvent }: ConsentRules): void {
  const { dataset } = document.documentElement;
  let opener: HTMLElement | undefined;

  const open = (button: HTMLElement) => {
    opener = button;
    dataset.consentOpen = '';
    document.getElementById(bannerId)?.focus();
  };
  const close = () => {
    delete dataset.consentOpen;
    const back = opener?.isConnected ? opener : document.getElementById('main');
    back?.focus({ preventScroll: true });
    opener = undefined;
  };
  const act = (event: MouseEvent) => {
    if (!(event.target instanceof Element)) return;
    const button = event.target.closest<HTMLElement>('[data-consent-do]');
    const action = button?.dataset.consentDo;
    if (!button || !action) return;
    // Done here, once: nobody needs to keep the click for later.
    event.stopImmediatePropagation();
    if (action === 'open') return open(button);
    if (action === 'granted' || action === 'denied') document.dispatchEvent(new Event(answerEvent[action]));
    close();
  };

  window.addEventListener('click', act, true);
  document.addEventListener('keydown', ({ key, target }) => {
    const isInside = target instanceof Element && target.closest(`#${bannerId}`) !== null;
    if (key === 'Escape' && isInside && dataset.consent !== 'ask') close();
  });
}
