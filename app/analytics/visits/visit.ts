export const VISITS_PATH = '/api/events';
/** The event of a page that is shown, which the sink of the page does not receive. */
export const PAGE_VIEW = 'page_view';

/** Of web-vitals: in ms, CLS without a unit. */
export const vitalNames = ['LCP', 'INP', 'CLS', 'TTFB'] as const;
export type VitalName = (typeof vitalNames)[number];

/** `page` is the path on which it happened. */
export type CountedEvent = { name: string; page: string; block: string | null };
/** `place` is the path of a file of the site, its line and its column. */
export type ScriptError = { page: string; message: string; place: string };

/** What a page sends as it is hidden. */
export type Visit = {
  /** The path of the page that was loaded, which the vitals are about. */
  page: string;
  events: CountedEvent[];
  vitals: Partial<Record<VitalName, number | undefined>>;
  errors: ScriptError[];
};

/** A visit at the limits below is shorter. */
export const MAX_VISIT_BYTES = 8 * 1024;
export const MAX_EVENTS = 25;
export const MAX_ERRORS = 5;
export const MAX_PATH_CHARACTERS = 100;
export const MAX_MESSAGE_CHARACTERS = 120;
