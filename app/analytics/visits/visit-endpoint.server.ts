import { isFromOurPages, isPlainJson } from '../../../protocol/own-request';
import { readWebBody } from '../../../protocol/read-body';
import type { Env } from '../../env.server';
import { readVisit } from './read-visit.server';
import { MAX_VISIT_BYTES, type Visit } from './visit';

const BODY_TIMEOUT_MS = 10_000;
const ACCEPTED = 204;
const REFUSALS = { 'too-large': 413, 'too-slow': 408, aborted: 400 } as const;

export type VisitEndpointOptions = {
  settings: Pick<Env, 'SITE_URL' | 'EVENTS_ENABLED'>;
  blockNames: readonly string[];
  /** Receives what a visitor's page has sent. */
  count: (visit: Visit) => Promise<void>;
  report: (status: number) => void;
};

/**
 * The endpoint for visits: `POST` of a `Visit` from a page of the site, answered with 204 and nothing else. Nothing of the
 * request but its body is counted, and nothing at all where the browser sends Global Privacy Control. The front door's
 * budget of each client limits it.
 */
export function createVisitEndpoint({ settings, blockNames, count, report }: VisitEndpointOptions) {
  async function statusOf(request: Request): Promise<number> {
    const { headers } = request;
    if (request.method !== 'POST') return 405;
    if (!settings.EVENTS_ENABLED) return 404;
    if (!isFromOurPages(headers, settings.SITE_URL)) return 403;
    if (!isPlainJson(headers)) return 415;
    const read = await readWebBody(request, MAX_VISIT_BYTES, BODY_TIMEOUT_MS);
    if (!read.ok) return REFUSALS[read.reason];
    const visit = readVisit(read.body.toString('utf8'), blockNames);
    if (!visit) return 400;
    if (headers.get('Sec-GPC') !== '1') await count(visit);
    return ACCEPTED;
  }

  return async function answerVisit(request: Request): Promise<Response> {
    const status = await statusOf(request);
    report(status);
    const allow = status === 405 ? { Allow: 'POST' } : undefined;
    return new Response(null, {
      status,
      headers: { ...allow, 'Cache-Control': 'no-store' },
    });
  };
}
