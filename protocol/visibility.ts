/** ISO 8601, date and time. Empty: at once, and for ever. */
export type VisibleDates = {
  visibleFrom?: unknown;
  visibleUntil?: unknown;
};

export const VISIBLE_DATES: ReadonlySet<string> = new Set(['visibleFrom', 'visibleUntil']);

/** Only this is read the same everywhere: without a time zone, or in words, a date depends on the machine. */
const DATE_AND_TIME = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:\d{2})$/;

/** A span of time in ms since 1970: `fromMs` is in it, `untilMs` is not. */
export type Span = { fromMs: number; untilMs: number };

/** Infinite where no date is set. A value that is no date counts as none. */
export function visibleSpan({ visibleFrom, visibleUntil }: VisibleDates): Span {
  return {
    fromMs: timeOf(visibleFrom) ?? Number.NEGATIVE_INFINITY,
    untilMs: timeOf(visibleUntil) ?? Number.POSITIVE_INFINITY,
  };
}

function timeOf(value: unknown): number | undefined {
  const ms = typeof value === 'string' && DATE_AND_TIME.test(value) ? Date.parse(value) : Number.NaN;
  return Number.isNaN(ms) ? undefined : ms;
}

export function isWithin({ fromMs, untilMs }: Span, nowMs: number): boolean {
  return fromMs <= nowMs && nowMs < untilMs;
}

/** The next moment at which something appears or disappears; infinite if it never does. */
export function nextChangeMs({ fromMs, untilMs }: Span, nowMs: number): number {
  if (untilMs <= nowMs || untilMs <= fromMs) return Number.POSITIVE_INFINITY;
  return fromMs > nowMs ? fromMs : untilMs;
}
