import { canonicalPath } from '../../../protocol/canonical-path';
import type { Metrics } from '../../../protocol/metrics';
import { SEARCH_PATH } from '../../../protocol/search-query';
import { type CountedEvent, type Visit, type VitalName, vitalNames } from './visit';

export type PageTypes = ReadonlyMap<string, string>;

const MS_PER_S = 1_000;
/** Bounds around those of good and poor that the vitals' authors name: 2.5 and 4 s, 0.2 and 0.5 s, 0.1 and 0.25, 0.8 and 1.8 s. */
const VITALS: Record<VitalName, { metric: string; unit: number; bounds: readonly number[] }> = {
  LCP: { metric: 'site_visit_lcp_seconds', unit: MS_PER_S, bounds: [0.25, 0.5, 1, 1.5, 2, 2.5, 3, 4, 6, 8] },
  INP: { metric: 'site_visit_inp_seconds', unit: MS_PER_S, bounds: [0.05, 0.1, 0.15, 0.2, 0.3, 0.5, 1, 2] },
  CLS: { metric: 'site_visit_cls', unit: 1, bounds: [0.01, 0.025, 0.05, 0.1, 0.15, 0.25, 0.5, 1] },
  TTFB: {
    metric: 'site_visit_ttfb_seconds',
    unit: MS_PER_S,
    bounds: [0.05, 0.1, 0.2, 0.4, 0.8, 1.2, 1.8, 3],
  },
};
/** Anybody may send any event of any block on any page. */
const MAX_SERIES = 5_000;
const OTHER = 'other';
const NO_BLOCK = 'none';

/** @returns counts a visit; pages that do not exist are one page */
export function createVisitMetrics(metrics: Metrics, maxSeries = MAX_SERIES) {
  const countEvent = metrics.counter(
    'site_visit_events_total',
    'Events in browsers, by page and block; page_view is a page that was shown.',
  );
  const countError = metrics.counter(
    'site_visit_script_errors_total',
    'Errors of the site’s scripts in browsers, by type of page.',
  );
  const observe = vitalNames.map((name) => {
    const { metric, unit, bounds } = VITALS[name];
    const record = metrics.histogram(metric, `${name} of visits, by type of page.`, bounds);
    return { name, record: (value: number, type: string) => record(value / unit, { type }) };
  });
  const known = new Set<string>();
  const labelsOf = ({ name, page, block }: CountedEvent, pages: PageTypes) => {
    const path = typeOf(page, pages) === OTHER ? OTHER : canonicalPath(page);
    const labels = { event: name, page: path, block: block ?? NO_BLOCK };
    const series = JSON.stringify(labels);
    if (!known.has(series) && known.size >= maxSeries) return { ...labels, page: OTHER, block: NO_BLOCK };
    known.add(series);
    return labels;
  };
  return ({ page, events, vitals, errors }: Visit, pages: PageTypes): void => {
    for (const event of events) countEvent(labelsOf(event, pages));
    for (const error of errors) countError({ type: typeOf(error.page, pages) });
    for (const { name, record } of observe) {
      const value = vitals[name];
      if (value !== undefined) record(value, typeOf(page, pages));
    }
  };
}

/** The type of a page's document; `search` for the page of results, `other` for what is no page. */
export function typeOf(page: string, pages: PageTypes): string {
  const path = canonicalPath(page);
  return pages.get(path) ?? (path === SEARCH_PATH ? 'search' : OTHER);
}
