import type { ActionFunctionArgs } from '@remix-run/node';
import { createErrorLog } from '../analytics/visits/error-log.server';
import { createVisitEndpoint } from '../analytics/visits/visit-endpoint.server';
import { createVisitMetrics, type PageTypes } from '../analytics/visits/visit-metrics.server';
import { blockTexts } from '../blocks/blocks.content';
import { publishedPaths } from '../content/pages/addresses.server';
import { loadSite } from '../content/pages/load-site.server';
import { env } from '../env.server';
import { log } from '../log.server';
import { metrics } from '../metrics.server';
import { publishedContent } from '../services.server';

const countVisit = createVisitMetrics(metrics);
const countBeacon = metrics.counter(
  'site_visit_beacons_total',
  'Beacons of visits, by the status of the answer.',
);
const logErrors = createErrorLog((fields) => log('warn', 'visit.script-error', fields));

const answerVisit = createVisitEndpoint({
  settings: env,
  blockNames: Object.keys(blockTexts),
  async count(visit) {
    const pages = await loadPages();
    countVisit(visit, pages);
    logErrors(visit.errors, pages);
  },
  report: (status) => countBeacon({ status: String(status) }),
});

/** Without content every page is another. */
async function loadPages(): Promise<PageTypes> {
  try {
    const { brand } = await loadSite(publishedContent);
    return (await publishedPaths(publishedContent, brand))?.paths ?? new Map();
  } catch {
    return new Map();
  }
}

/** It rejects other methods than POST too. */
export const loader = ({ request }: ActionFunctionArgs) => answerVisit(request);
export const action = ({ request }: ActionFunctionArgs) => answerVisit(request);
