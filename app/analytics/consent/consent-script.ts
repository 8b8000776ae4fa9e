import type { ConsentChoice, ConsentRules, ConsentState } from './consent-rules';

/**
 * Runs in the head of a page where analytics is configured; self-contained (see `scriptSource`). Sets the visitor's
 * choice on the root element before the first paint (`data-consent`): pages stay the same for every visitor, and styles
 * show the banner until the visitor has answered. Stores new answers, with their version and time. A browser's Global
 * Privacy Control means no and overrides a stored answer.
 * @param rules the constants of `consent-rules.ts`
 */
export function consentScript(rules: ConsentRules): void {
  const { storageKey, version, maxAgeMs, answerEvent, changeEvent } = rules;
  const isRefused = 'globalPrivacyControl' in navigator && navigator.globalPrivacyControl === true;

  const settle = (state: ConsentState) => {
    // React may replace the root.
    const { dataset } = document.documentElement;
    if (isRefused) dataset.consentSignal = '';
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
  // Another tab's answer applies here too, also when the page returns from the back/forward cache.
  addEventListener('storage', ({ key }) => (key === storageKey || key === null) && read());
  addEventListener('pageshow', ({ persisted }) => persisted && read());
}

/**
 * Runs in the head of a page where analytics is configured; self-contained (see `scriptSource`). Performs the actions
 * of buttons with `consentAction`, also before the page's other JavaScript has loaded. Moves the focus into the banner
 * when it opens, and back when it closes.
 * @param rules the constants of `consent-rules.ts`
 */
export function consentControlsScript({ bannerId, answerEvent }: ConsentRules): void {
  const dataset = () => document.documentElement.dataset;
  let opener: HTMLElement | undefined;

  const open = (button: HTMLElement) => {
    opener = button;
    dataset().consentOpen = '';
    document.getElementById(bannerId)?.focus();
  };
  const close = () => {
    delete dataset().consentOpen;
    const back = opener?.isConnected ? opener : document.getElementById('main');
    back?.focus({ preventScroll: true });
    opener = undefined;
  };
  const act = (event: MouseEvent) => {
    if (!(event.target instanceof Element)) return;
    const button = event.target.closest<HTMLElement>('[data-consent-do]');
    const action = button?.dataset.consentDo;
    if (!button || !action) return;
    // Handled here, so `storePresses` must not store the click.
    event.stopImmediatePropagation();
    if (action === 'open') return open(button);
    if (action === 'granted' || action === 'denied') document.dispatchEvent(new Event(answerEvent[action]));
    close();
  };

  window.addEventListener('click', act, true);
  document.addEventListener('keydown', ({ key, target }) => {
    const isInside = target instanceof Element && target.closest(`#${bannerId}`) !== null;
    if (key === 'Escape' && isInside && dataset().consent !== 'ask') close();
  });
}

/**
 * Runs before `consentScript`; self-contained too. Where a visitor has answered and the answer is not, or no longer,
 * yes, it removes what session analytics has stored: immediately, and again on every page, in case the vendor has
 * written more.
 * @param rules the constants of `consent-rules.ts`
 */
export function removeTrackingScript({ storageKey, storedNames, changeEvent }: ConsentRules): void {
  const hasAnswered = () => {
    try {
      return localStorage.getItem(storageKey) !== null;
    } catch {
      return true;
    }
  };
  const forget = (name: string) => {
    // A cookie may have been set for this host, or for any domain above it.
    const labels = location.hostname.split('.');
    const domains = labels.map((_, index) => `; domain=${labels.slice(index).join('.')}`);
    for (const domain of ['', ...domains]) {
      // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store is asynchronous, and not in every browser
      document.cookie = `${name}=; path=/; max-age=0${domain}`;
    }
    try {
      localStorage.removeItem(name);
      sessionStorage.removeItem(name);
    } catch {}
  };
  // On the window: it runs after session analytics has handled the event on the document and stopped.
  addEventListener(changeEvent, () => {
    if (document.documentElement.dataset.consent !== 'granted' && hasAnswered()) storedNames.forEach(forget);
  });
}
