declare global {
  interface Window {
    /** Buttons that were pressed before `replayPresses`, and the listener that stores them. */
    storedPresses?: { buttons: HTMLElement[]; capture: (event: MouseEvent) => void };
  }
}

/**
 * Runs in the head; self-contained (see `scriptSource`). Stores presses of buttons that open or step something until the page's
 * script replays them. If that script failed to load, the next press loads it again, with another query: browsers cache
 * the failure of a module.
 */
export function storePresses(): void {
  const buttons: HTMLElement[] = [];
  let failed: string | undefined;
  const capture = (event: MouseEvent) => {
    const target = event.target instanceof Element ? event.target : null;
    const button = target?.closest<HTMLElement>('button:is([aria-expanded], [data-step])');
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
  window.storedPresses = { buttons, capture };
  addEventListener('click', capture, true);
  addEventListener('error', fail, true);
}

/** Replays the stored presses in order, and stops storing. */
export function replayPresses(): void {
  if (!window.storedPresses) return;
  removeEventListener('click', window.storedPresses.capture, true);
  for (const button of window.storedPresses.buttons.splice(0)) button.click();
}
