import type { ClickKey } from './events';

/**
 * Says in the markup that a click on a link is an event: `<Anchor href="/pricing" {...tracked('footerLink')}>`. The page's
 * own program counts it, with the link's words and address, whether or not the rest of the page's JavaScript has arrived.
 */
export function tracked(event: ClickKey): { 'data-track': ClickKey } {
  return { 'data-track': event };
}
