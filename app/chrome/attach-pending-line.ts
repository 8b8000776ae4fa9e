/** On the root while another page is on its way. */
export const MOVING = 'data-moving';

/** The header draws a line below itself if this lasts. */
export function showPending(isPending: boolean): void {
  document.documentElement.toggleAttribute(MOVING, isPending);
}

/** Follows links that load a document: nearly all of them, as long as React is not needed. */
export function attachPendingLine(): void {
  addEventListener('click', (event) => {
    if (leadsAway(event)) showPending(true);
  });
  // A page that the browser has kept is shown as it was left.
  addEventListener('pageshow', () => showPending(false));
}

function leadsAway(event: MouseEvent): boolean {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link?.href || link.target || link.origin !== location.origin) return false;
  const isAnchor = link.hash !== '' && link.pathname === location.pathname && link.search === location.search;
  if (isAnchor) return false;
  const { defaultPrevented, button, altKey, ctrlKey, metaKey, shiftKey } = event;
  return !defaultPrevented && button === 0 && !(altKey || ctrlKey || metaKey || shiftKey);
}
