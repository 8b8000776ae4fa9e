import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  useCallback,
  useEffect,
  useRef,
  useState,
} from 'react';

const OPEN_DELAY_MS = 120;
const CLOSE_GRACE_MS = 200;

export type MenuState = ReturnType<typeof useMenuState>;

/**
 * Which dropdown of the header is open. Radix opens by click and keyboard, and closes on Escape and on a click outside.
 * Hover is handled here, because the label of a group that is a page must open its panel too, and because a click on a
 * trigger that hover has just opened must not close it. Escape is handled too, because Radix listens for it only some
 * tasks after the panel has opened.
 * @param path the page's path: a change closes the menu
 */
export function useMenuState(path: string) {
  const { open, hovered, show, later, stay } = useOpenPanel();
  const [openPath, setOpenPath] = useState(path);
  if (path !== openPath) {
    setOpenPath(path);
    show('');
  }
  return {
    /** Key of the open group, or the empty string. */
    open,
    show,
    enter: (key: string, event: PointerEvent) => {
      if (event.pointerType !== 'mouse') return;
      if (key === open) stay();
      else later(OPEN_DELAY_MS, key);
    },
    leave: (event: PointerEvent<HTMLElement>) => {
      if (event.pointerType !== 'mouse') return;
      stay();
      if (!readsByKeyboard(event.currentTarget)) later(CLOSE_GRACE_MS, '');
    },
    blur: (event: FocusEvent) => {
      const { relatedTarget, currentTarget } = event;
      if (relatedTarget instanceof Node && !currentTarget.contains(relatedTarget)) show('');
    },
    click: (key: string, event: MouseEvent) => {
      if (open === key && hovered.current === key) event.preventDefault();
      hovered.current = '';
      stay();
    },
    keyDown: ({ key }: KeyboardEvent) => {
      if (key === 'Escape') show('');
    },
  };
}

/** The open panel, the panel opened by hover, and the one pending change. */
function useOpenPanel() {
  const [open, setOpen] = useState('');
  const hovered = useRef('');
  const timer = useRef<ReturnType<typeof setTimeout>>();
  const stay = useCallback(() => clearTimeout(timer.current), []);
  const show = useCallback(
    (key: string, isHovered = false) => {
      stay();
      hovered.current = isHovered ? key : '';
      setOpen(key);
    },
    [stay],
  );
  const later = (delayMs: number, key: string) => {
    stay();
    timer.current = setTimeout(show, delayMs, key, true);
  };
  useEffect(() => stay, [stay]);
  return { open, hovered, show, later, stay };
}

/** A leaving pointer does not close a panel with keyboard focus inside. */
function readsByKeyboard(group: HTMLElement): boolean {
  const { activeElement } = group.ownerDocument;
  return activeElement !== null && group.contains(activeElement) && activeElement.matches(':focus-visible');
}
