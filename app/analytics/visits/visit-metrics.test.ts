import { expect, it } from 'vitest';
import { createMetrics } from '../../../protocol/metrics';
import { createErrorLog } from './error-log.server';
import type { Visit } from './visit';
import { createVisitMetrics } from './visit-metrics.server';

const pages = new Map([
  ['/pricing', 'page'],
  ['/legal/%C3%A4', 'legalPage'],
]);
const view = (page: string) => ({ name: 'page_view', page, block: null });
const visit = (change: Partial<Visit>): Visit => ({
  page: '/pricing',
  events: [],
  vitals: {},
  errors: [],
  ...change,
});

/** Lines without the help. */
async function linesAfter(visits: Visit[], maxSeries?: number): Promise<string[]> {
  const metrics = createMetrics();
  const count = createVisitMetrics(metrics, maxSeries);
  for (const one of visits) count(one, pages);
  return (await metrics.text()).split('\n').filter((line) => line !== '' && !line.startsWith('#'));
}

it('counts events by page and block; what is no page is one page', async () => {
  const events = ['/pricing', '/Pricing/', '/legal/ä', '/search', '/made-up-1', '/made-up-2', '/a"\n'].map(
    view,
  );
  const action = { name: 'cta_click', page: '/pricing', block: 'pageHero' };
  expect(await linesAfter([visit({ events: [...events, action] })])).toEqual([
    'site_visit_events_total{event="page_view",page="/pricing",block="none"} 2',
    'site_visit_events_total{event="page_view",page="/legal/%C3%A4",block="none"} 1',
    'site_visit_events_total{event="page_view",page="/search",block="none"} 1',
    'site_visit_events_total{event="page_view",page="other",block="none"} 3',
    'site_visit_events_total{event="cta_click",page="/pricing",block="pageHero"} 1',
  ]);
});

it('the number of series is bounded; what is over it is counted without page and block', async () => {
  const events = ['pageHero', 'prose', 'faqList', 'pageHero'].map((block) => ({
    ...view('/pricing'),
    block,
  }));
  expect(await linesAfter([visit({ events })], 2)).toEqual([
    'site_visit_events_total{event="page_view",page="/pricing",block="pageHero"} 2',
    'site_visit_events_total{event="page_view",page="/pricing",block="prose"} 1',
    'site_visit_events_total{event="page_view",page="other",block="none"} 1',
  ]);
});

it('vitals are histograms by type of the page, times in seconds', async () => {
  const lines = await linesAfter([
    visit({ vitals: { LCP: 1_200, CLS: 0.02 } }),
    visit({ vitals: { LCP: 2_600 } }),
    visit({ page: '/made-up', vitals: { LCP: 9_000 } }),
  ]);
  const series = (name: string) => lines.find((line) => line.startsWith(`${name} `))?.split(' ')[1];
  expect(series('site_visit_lcp_seconds_bucket{type="page",le="1.5"}')).toBe('1');
  expect(series('site_visit_lcp_seconds_bucket{type="page",le="+Inf"}')).toBe('2');
  expect(series('site_visit_lcp_seconds_sum{type="page"}')).toBe('3.8');
  expect(series('site_visit_lcp_seconds_count{type="other"}')).toBe('1');
  expect(series('site_visit_cls_bucket{type="page",le="0.01"}')).toBe('0');
  expect(series('site_visit_cls_bucket{type="page",le="0.025"}')).toBe('1');
  expect(lines.filter((line) => line.includes('inp'))).toEqual([]);
});

it('errors are counted, and twenty a minute logged', async () => {
  const error = { page: '/pricing', message: 'no', place: '/a.js:1:1' };
  const errors = Array.from({ length: 30 }, () => error);
  expect(await linesAfter([visit({ errors })])).toEqual(['site_visit_script_errors_total{type="page"} 30']);
  const written: unknown[] = [];
  let nowMs = 5_000;
  const logErrors = createErrorLog(
    (fields) => written.push(fields),
    () => nowMs,
  );
  logErrors(errors, pages);
  expect(written).toHaveLength(20);
  expect(written[0]).toEqual({ type: 'page', place: '/a.js:1:1', message: 'no' });
  nowMs += 60_000;
  logErrors(errors.slice(0, 3), pages);
  expect(written).toHaveLength(23);
});
