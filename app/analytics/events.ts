/** All that is tracked: what each event is called, and where on the page it happens. */
export const trackedEvents = {
  footerLink: { name: 'footer_link_click', location: 'footer' },
  social: { name: 'social_click', location: 'footer' },
  headerAction: { name: 'header_cta_click', location: 'header' },
  /** The header's call to action, which narrow screens show in their menu. */
  menuAction: { name: 'header_cta_click', location: 'menu' },
  chatOpened: { name: 'chat_open', location: 'chat' },
  chatSent: { name: 'chat_send', location: 'chat' },
} as const;

export type TrackedEvents = typeof trackedEvents;
export type EventKey = keyof TrackedEvents;
/** Events that a click on a link is by itself; see `tracked`. */
export type ClickKey = Exclude<EventKey, `chat${string}`>;

/** What a sink receives: what happened, the words of what was used, where it leads (null: nowhere), where it stood. */
export type AnalyticsEvent = {
  name: TrackedEvents[EventKey]['name'];
  label: string;
  href: string | null;
  location: TrackedEvents[EventKey]['location'];
};

/** Takes events and does with them what it likes; the page neither waits nor minds. */
export type AnalyticsSink = { push(event: AnalyticsEvent): unknown };

declare global {
  interface Window {
    /** The sink: an array that whoever measures may read, or put something of their own in the place of. */
    dataLayer?: AnalyticsSink;
    /** The door itself, there from the head of the page on; called through `track`. */
    trackEvent?: (event: AnalyticsEvent) => void;
  }
}

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

/**
 * Says in the markup that a click on a link is an event: `<Anchor href="/pricing" {...tracked('footerLink')}>`. The page's
 * own program counts it, with the link's words and address, whether or not the rest of the page's JavaScript has arrived.
 */
export function tracked(event: ClickKey): { 'data-track': ClickKey } {
  return { 'data-track': event };
}
