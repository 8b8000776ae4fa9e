/** Every tracked event: its name, and where on the page it happens. */
export const trackedEvents = {
  /** A link of the content that is none of the following. */
  link: { name: 'link_click', location: 'content' },
  /** A link that looks like a button, or stands alone with an arrow. */
  action: { name: 'cta_click', location: 'content' },
  card: { name: 'card_click', location: 'content' },
  mail: { name: 'mail_click', location: 'content' },
  phone: { name: 'phone_click', location: 'content' },
  booking: { name: 'booking_click', location: 'content' },
  outlineSent: { name: 'outline_send', location: 'content' },
  outlineCopied: { name: 'outline_copy', location: 'content' },
  outlineAsked: { name: 'outline_ask', location: 'content' },
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
  searchFound: { name: 'search_result', location: 'search' },
  searchMissed: { name: 'search_no_result', location: 'search' },
  /** What was searched for in vain is asked in the chat. */
  searchAsked: { name: 'search_ask', location: 'search' },
} as const;

export type EventKey = keyof typeof trackedEvents;
type ChatKey = Extract<EventKey, `chat${string}`>;
export type ChatEvent = (typeof trackedEvents)[ChatKey]['name'];
export type ViewKey = 'searchFound' | 'searchMissed';
export type ClickKey = Exclude<EventKey, ChatKey | ViewKey>;

/** An event as the markup names it: its name and its place, with a space between. */
function markOf(event: EventKey): string {
  const { name, location } = trackedEvents[event];
  return `${name} ${location}`;
}

/** The event's name, the control's text, its target without a query (null: none), its place on the page, the page's path. */
export type AnalyticsEvent = {
  name: string;
  label: string;
  href: string | null;
  location: string;
  page: string;
  /** Type of the block that the control is in, `endCap` for the closing band; null outside of blocks. */
  block: string | null;
};

/** An event as the sink receives it: tag managers wait for the key `event`, which repeats the name. */
export type DataLayerEntry = AnalyticsEvent & { event: string };

/** The page does not wait for it and ignores its errors. */
type AnalyticsSink = { push(entry: DataLayerEntry): unknown };

declare global {
  interface Window {
    /** The sink: an array that an analytics tool may read or replace. */
    dataLayer?: AnalyticsSink;
    /** Names of events for session analytics, once the visitor has consented; `clarity-session.ts` replaces it. */
    sessionEvents?: { push(name: string): unknown };
    countedEvents?: Pick<AnalyticsEvent, 'name' | 'page' | 'block'>[];
    /** Sends an event; defined in the head of the page and called through `track`. */
    trackEvent?: (mark: string, label: string) => void;
  }
}

/**
 * Sends an event of the chat, which is not a click on a link or button (for those see `tracked`). Does nothing where the
 * inline script did not run; never throws.
 * @param name in `trackedEvents`: the list itself is not in the scripts of pages
 * @param label the control's text; never what the visitor wrote
 */
export function track(name: ChatEvent, label: string): void {
  window.trackEvent?.(`${name} chat`, label);
}

/**
 * Marks a link or button whose clicks are an event: `<Anchor href="/pricing" {...tracked('footerLink')}>`. An inline
 * script sends it with the control's text and address, even before the page's other JavaScript has loaded. Links of the
 * content need no mark to be counted as links; `notTracked` says that one is not.
 */
export function tracked(event: ClickKey): { 'data-track': string } {
  return { 'data-track': markOf(event) };
}

/** For a link that leads nowhere, or whose words are the visitor's. */
export const notTracked = { 'data-track': '' } as const;

/** Marks a part of a page whose view is an event. An inline script sends it with the part's heading. */
export function trackedView(event: ViewKey): { 'data-track-view': string } {
  return { 'data-track-view': markOf(event) };
}

/** The closing band of a page, which is no block. */
export const END_CAP = 'endCap';

/** Marks a part of a page by a name that the events in it carry. */
export const ofBlock = (name: string | undefined) => ({ 'data-block': name });
