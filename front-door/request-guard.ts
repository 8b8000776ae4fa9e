import type { IncomingMessage } from 'node:http';
import { hasValidHost } from './host-header';
import { type Refusal, refusals } from './refusals';

const ALLOWED_METHODS = new Set(['GET', 'HEAD', 'POST', 'OPTIONS']);

/**
 * What is refused before anything is read or forwarded: methods nobody here answers, malformed hosts, and POSTs that
 * another site's page makes a browser send. The comparison is with the configured origin, never with the client's `Host`.
 * In: the request and the site's origin (`https://www.example.com`). Out: the refusal, or null. Never throws.
 */
export function checkRequest(request: IncomingMessage, siteOrigin: string): Refusal | null {
  if (!hasValidHost(request.rawHeaders, request.httpVersion)) return refusals.badHost;
  if (!ALLOWED_METHODS.has(request.method ?? '')) return refusals.methodNotAllowed;
  if (request.method === 'POST' && isCrossOrigin(request, siteOrigin)) return refusals.crossOrigin;
  return null;
}

function isCrossOrigin({ headers }: IncomingMessage, siteOrigin: string): boolean {
  if (headers.origin !== undefined) return headers.origin !== siteOrigin;
  const fetchSite = headers['sec-fetch-site'];
  // Neither header: not a browser (a signed webhook, a script), so no visitor's cookies are being borrowed.
  return fetchSite === 'cross-site' || fetchSite === 'same-site';
}
