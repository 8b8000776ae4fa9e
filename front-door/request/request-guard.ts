import type { IncomingMessage } from 'node:http';
import { type Refusal, refusals } from '../answer/refusals';
import { hasValidHost } from './host-header';

const ALLOWED_METHODS = new Set(['GET', 'HEAD', 'POST', 'OPTIONS']);
/** An endpoint knows best which methods it allows, and names them in its refusal. */
const ENDPOINT_METHODS = new Set(['PUT', 'PATCH', 'DELETE']);
const ENDPOINTS = '/api/';

/**
 * What is refused before anything is read or forwarded: methods nobody here answers, malformed hosts, and writes that
 * another site's page makes a browser send. The comparison is with the configured origin, never with the client's `Host`.
 * In: the request and the site's public address. Out: the refusal, or null. Never throws.
 */
export function checkRequest(request: IncomingMessage, site: URL): Refusal | null {
  if (!hasValidHost(request.rawHeaders, request.httpVersion)) return refusals.badHost;
  const { method = '', url = '' } = request;
  const forEndpoint = ENDPOINT_METHODS.has(method) && url.startsWith(ENDPOINTS);
  if (!ALLOWED_METHODS.has(method) && !forEndpoint) return refusals.methodNotAllowed;
  if ((method === 'POST' || forEndpoint) && isCrossOrigin(request, site)) return refusals.crossOrigin;
  return null;
}

function isCrossOrigin({ headers }: IncomingMessage, site: URL): boolean {
  if (headers.origin !== undefined) return headers.origin !== site.origin;
  const fetchSite = headers['sec-fetch-site'];
  // Neither header: not a browser (a signed webhook, a script), so no visitor's cookies are being borrowed.
  return fetchSite === 'cross-site' || fetchSite === 'same-site';
}
