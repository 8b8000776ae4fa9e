declare global {
  interface Window {
    /** Buttons that were pressed before `replayPresses`, and the listener that stores them. */
    storedPresses?: { buttons: HTMLElement[]; capture: (event: MouseEvent) => void };
  }
}

/**
 * Runs in the head; self-contained (see `scriptSource`). Stores presses of buttons that open or step something until the page's
 * script replays them.
 */
export function storePresses(): void {
  const buttons: HTMLElement[] = [];
  const capture = (event: MouseEvent) => {
    const target = event.target instanceof Element ? event.target : null;
    const button = target?.closest<HTMLElement>('button:is([aria-expanded], [data-step])');
    if (!button) return;
    event.stopImmediatePropagation();
    buttons.push(button);
  };
  window.storedPresses = { buttons, capture };
  addEventListener('click', capture, true);
}

export function replayPresses(): void {
  if (!window.storedPresses) return;
  removeEventListener('click', window.storedPresses.capture, true);
  for (const button of window.storedPresses.buttons.splice(0)) button.click();
}
