declare global {
  interface Window {
    /** Buttons that were pressed before `answerEarlyClicks`, and what keeps them. */
    early?: { buttons: HTMLElement[]; keep: (event: MouseEvent) => void };
  }
}

/**
 * Runs in the head, and stands alone (see `scriptSource`): keeps presses of buttons that open something until the page's
 * script answers them. Where that could not be fetched the next press asks for it again, at an address of its own: browsers
 * remember a module that failed.
 */
export function keepEarlyClicks(): void {
  const buttons: HTMLElement[] = [];
  let failed: string | undefined;
  const keep = (event: MouseEvent) => {
    const target = event.target instanceof Element ? event.target : null;
    const button = target?.closest<HTMLElement>('button[aria-expanded]');
    if (!button) return;
    event.stopImmediatePropagation();
    buttons.push(button);
    if (!failed) return;
    const script = document.createElement('script');
    script.type = 'module';
    script.src = `${failed.replace(/\?.*/, '')}?${buttons.length}`;
    failed = undefined;
    document.head.append(script);
  };
  const fail = ({ target }: Event) => {
    if (target instanceof HTMLScriptElement && target.type === 'module') failed = target.src;
  };
  window.early = { buttons, keep };
  addEventListener('click', keep, true);
  addEventListener('error', fail, true);
}

/** Repeats the presses that were kept, in order, and keeps no more. */
export function answerEarlyClicks(): void {
  if (!window.early) return;
  removeEventListener('click', window.early.keep, true);
  for (const button of window.early.buttons.splice(0)) button.click();
}
