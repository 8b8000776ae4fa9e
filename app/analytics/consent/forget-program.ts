import type { ConsentRules } from './consent-rules';

/**
 * Runs before `consentProgram`, and stands alone as it does. Where a visitor has answered and the answer is not, or no longer,
 * yes, what session analytics has kept is removed: at once, and again with every page, should the vendor have written more.
 * @param rules the constants of `consent-rules.ts`
 */
export function forgetProgram({ storageKey, kept, changeEvent }: ConsentRules): void {
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
  // On the window, so after whoever measures has heard it on the document, and has stopped.
  addEventListener(changeEvent, () => {
    if (document.documentElement.dataset.consent !== 'granted' && hasAnswered()) kept.forEach(forget);
  });
}
