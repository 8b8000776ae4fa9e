import { panelParts } from './panel-elements';

/** Set on the panel while an on-screen keyboard is open: the height it covers, and the height that remains. */
export const KEYBOARD = 'data-keyboard';
export const COVERED_BELOW = '--chat-covered-below';
export const VISIBLE_HEIGHT = '--chat-visible-height';

/** Less than this is a browser's toolbar, not a keyboard. */
const KEYBOARD_MIN_PX = 120;

/**
 * Moves the panel above an on-screen keyboard, which covers the page without resizing its window. Sets the properties
 * through the style object, which the policy allows; a page zoomed by pinching is left unchanged.
 */
export function keepAboveKeyboard(): void {
  const seen = window.visualViewport;
  if (!seen) return;
  const makeRoom = () => {
    const panel = panelParts()?.panel;
    if (!panel) return;
    const covered = window.innerHeight - seen.height - seen.offsetTop;
    const isKeyboard = seen.scale === 1 && covered >= KEYBOARD_MIN_PX;
    panel.toggleAttribute(KEYBOARD, isKeyboard);
    panel.style.setProperty(COVERED_BELOW, `${isKeyboard ? Math.round(covered) : 0}px`);
    panel.style.setProperty(VISIBLE_HEIGHT, `${Math.round(seen.height)}px`);
  };
  makeRoom();
  for (const event of ['resize', 'scroll']) seen.addEventListener(event, makeRoom);
}
