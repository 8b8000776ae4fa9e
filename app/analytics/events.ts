/** Every tracked event: its name, and where on the page it happens. */
export const trackedEvents = {
  footerLink: { name: 'footer_link_click', location: 'footer' },
  social: { name: 'social_click', location: 'footer' },
  headerAction: { name: 'header_cta_click', location: 'header' },
  /** The header's call to action, which narrow screens show in their menu. */
  menuAction: { name: 'header_cta_click', location: 'menu' },
  chatOpened: { name: 'chat_open', location: 'chat' },
  chatSuggestion: { name: 'chat_suggestion', location: 'chat' },
  chatSent: { name: 'chat_send', location: 'chat' },
  chatAnswered: { name: 'chat_answer', location: 'chat' },
  chatFailed: { name: 'chat_failure', location: 'chat' },
  /** A search that found nothing. */
  searchMissed: { name: 'search_no_result', location: 'search' },
} as const;

export type TrackedEvents = typeof trackedEvents;
export type EventKey = keyof TrackedEvents;
/** Events sent by a click on a link; see `tracked`. */
export type ClickKey = Exclude<EventKey, `chat${string}` | ViewKey>;
/** Events sent when a page shows something; see `trackedView`. */
export type ViewKey = 'searchMissed';

/** The event's name, the control's text, its target (null: none), its place on the page. */
export type AnalyticsEvent = {
  name: TrackedEvents[EventKey]['name'];
  label: string;
  href: string | null;
  location: TrackedEvents[EventKey]['location'];
};

/** An event as the sink receives it: tag managers wait for the key `event`, which repeats the name. */
export type DataLayerEntry = AnalyticsEvent & { event: AnalyticsEvent['name'] };

/** Receives events. The page does not wait for it and ignores its errors. */
type AnalyticsSink = { push(entry: DataLayerEntry): unknown };

declare global {
  interface Window {
    /** The sink: an array that an analytics tool may read or replace. */
    dataLayer?: AnalyticsSink;
    /** Names of events for session analytics, once the visitor has consented; `clarity-session.ts` replaces it. */
    sessionEvents?: { push(name: string): unknown };
    /** Sends an event; defined in the head of the page and called through `track`. */
    trackEvent?: (key: EventKey, label: string) => void;
  }
}

/**
 * Sends an event that is not a click on a link (for those see `tracked`). Does nothing where the inline script did not
 * run; never throws.
 * @param key of the event in `trackedEvents`
 * @param label the control's text; never what the visitor wrote
 */
export function track(key: EventKey, label: string): void {
  window.trackEvent?.(key, label);
}

/**
 * Marks a link whose clicks are an event: `<Anchor href="/pricing" {...tracked('footerLink')}>`. An inline script sends
 * it with the link's text and address, even before the page's other JavaScript has loaded.
 */
export function tracked(event: ClickKey): { 'data-track': ClickKey } {
  return { 'data-track': event };
}

/** Marks a part of a page whose view is an event. An inline script sends it with the part's heading. */
export function trackedView(event: ViewKey): { 'data-track-view': ViewKey } {
  return { 'data-track-view': event };
}
