import { media } from '../theme/tokens';

export const DRAWER_ID = 'menu';

const OPENER = `[aria-controls="${DRAWER_ID}"]`;

/**
 * Opens the menu of narrow screens, a modal `<dialog>`, which traps and restores the focus. It closes on its scrim, on
 * a link, in a wide window, and when the router navigates.
 */
export function attachDrawer(): void {
  addEventListener('click', ({ target }) => {
    if (!(target instanceof Element)) return;
    const opener = target.closest(OPENER);
    if (opener) openAfterPaint(opener);
    else if (target.id === DRAWER_ID || target.closest(`#${DRAWER_ID} a[href]`)) close();
  });
  // This event does not bubble.
  addEventListener('close', mark, true);
  addEventListener('routechange', close);
  matchMedia(media.wide).addEventListener('change', close);
}

function drawer(): HTMLDialogElement | undefined {
  const dialog = document.getElementById(DRAWER_ID);
  return dialog instanceof HTMLDialogElement ? dialog : undefined;
}

/** Opening restyles the whole page (all outside a modal dialog is inert), so the pressed button is painted first. */
function openAfterPaint(opener: Element): void {
  opener.setAttribute('aria-expanded', 'true');
  requestAnimationFrame(() =>
    setTimeout(() => {
      const dialog = drawer();
      if (dialog && !dialog.open) dialog.showModal();
      mark();
    }),
  );
}

function close(): void {
  drawer()?.close();
}

function mark(): void {
  document.querySelector(OPENER)?.setAttribute('aria-expanded', String(drawer()?.open === true));
}
