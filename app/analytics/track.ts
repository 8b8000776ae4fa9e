import { type EventKey, trackedEvents } from './events';

/**
 * The only door for events that are not clicks on links (those say so by `tracked`). Where the page's program did not run,
 * nothing happens; never throws.
 * @param key which event of the catalogue
 * @param label the words of what the visitor used; never what the visitor wrote
 */
export function track(key: EventKey, label: string): void {
  const { name, location } = trackedEvents[key];
  window.trackEvent?.({ name, label, href: null, location });
}
