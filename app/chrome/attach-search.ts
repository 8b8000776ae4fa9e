/**
 * Focuses the field of the header's search when it opens. Browsers try `autofocus` when the page loads too, and report
 * that as an error where the page is in a frame of Studio.
 */
export function attachSearch(): void {
  const focus = (event: Event) => {
    const { target } = event;
    if (!('newState' in event) || event.newState !== 'open') return;
    if (target instanceof Element && target.matches('header [popover]'))
      target.querySelector('input')?.focus();
  };
  // It does not bubble.
  addEventListener('toggle', focus, true);
}
