/** `start-react.ts` dispatches it when one of React's files is answered with 404. */
export const MISSING_FILE_EVENT = 'missingfile';

export const reloadRules = {
  event: MISSING_FILE_EVENT,
  /** In the session's storage: when the page was last reloaded. */
  storedAs: 'reloaded-at',
  /** Longer than any page takes to load, so that one reload never causes the next. */
  pauseMs: 300_000,
};

/**
 * Runs in the head; self-contained (see `scriptSource`). A page whose files are gone is of an earlier build: it is
 * reloaded once. A file that cannot be fetched for another reason reloads nothing, because the page might be lost.
 */
export function reloadOnMissingFile({ event, storedAs, pauseMs }: typeof reloadRules): void {
  const reload = () => {
    try {
      if (Date.now() - Number(sessionStorage.getItem(storedAs)) < pauseMs) return;
      sessionStorage.setItem(storedAs, String(Date.now()));
      location.reload();
    } catch {
      // Without storage nothing would end a loop.
    }
  };
  const check = ({ target }: Event) => {
    const address =
      target instanceof HTMLScriptElement ? target.src : target instanceof HTMLLinkElement ? target.href : '';
    if (!address.startsWith(`${location.origin}/assets/`)) return;
    fetch(address, { method: 'HEAD' }).then(
      ({ status }) => {
        if (status === 404) reload();
      },
      () => undefined,
    );
  };
  addEventListener('error', check, true);
  addEventListener(event, reload);
}
