import { type RefObject, useEffect } from 'react';
import { coveredBelow, visibleHeight } from './chat-panel.css';

/** Less than this is a browser's bar that comes and goes, not a keyboard. */
const KEYBOARD_MIN_PX = 120;

/**
 * Lifts the panel above an on-screen keyboard, which covers the page without making its window smaller. The measures go
 * through the style object, which the policy allows; a page that is zoomed by pinching is left alone.
 */
export function useKeyboardRoom(panel: RefObject<HTMLElement>): void {
  useEffect(() => {
    const seen = window.visualViewport;
    const element = panel.current;
    if (!seen || !element) return;
    const makeRoom = () => {
      const covered = window.innerHeight - seen.height - seen.offsetTop;
      const isKeyboard = seen.scale === 1 && covered >= KEYBOARD_MIN_PX;
      element.toggleAttribute('data-keyboard', isKeyboard);
      element.style.setProperty(coveredBelow, `${isKeyboard ? Math.round(covered) : 0}px`);
      element.style.setProperty(visibleHeight, `${Math.round(seen.height)}px`);
    };
    makeRoom();
    seen.addEventListener('resize', makeRoom);
    seen.addEventListener('scroll', makeRoom);
    return () => {
      seen.removeEventListener('resize', makeRoom);
      seen.removeEventListener('scroll', makeRoom);
    };
  }, [panel]);
}
