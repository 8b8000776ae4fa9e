import type { IncomingMessage } from 'node:http';
import { httpError } from '../errors';
import type { Lake } from '../lake';
import { corsHeaders, isLocalHost, readIdentity } from './access';
import type { LakeResponse } from './lake-http';
import { matchRoute } from './match-route';

/**
 * Assets are public, as on the hosted CDN, and pages of this machine show them across sites: for a browser
 * `http://127.0.0.1:3000` and `http://localhost:3334` are two. Everything else is requested with `Origin`.
 */
const ASSET = /^\/(images|files)\//;

/**
 * Answers a request.
 *
 * @param signal aborted when the client closes the connection.
 * @throws LakeError for every answer that is an error.
 */
export async function handleRequest(
  incoming: IncomingMessage,
  lake: Lake,
  signal: AbortSignal,
): Promise<LakeResponse> {
  if (!isLocalHost(incoming.headers.host)) {
    throw httpError(421, 'This Content Lake answers on localhost only');
  }
  const { origin } = incoming.headers;
  if (origin !== undefined && !corsHeaders(origin, lake.studioOrigin))
    throw httpError(403, `Origin "${origin}" is not allowed`);
  if (incoming.method === 'OPTIONS') return { status: 204, headers: {} };
  // Not read by URL, which would fold `/a/../b` and take `//host/path` for a host.
  const [pathname = '', ...query] = (incoming.url ?? '').split('?');
  if (origin === undefined && incoming.headers['sec-fetch-site'] === 'cross-site' && !ASSET.test(pathname)) {
    throw httpError(403, 'Requests of other sites are not allowed');
  }
  const method = incoming.method === 'HEAD' ? 'GET' : (incoming.method ?? 'GET');
  const { route, apiVersion, parts } = matchRoute(method, pathname, lake.now());
  const isTrusted = readIdentity(incoming, lake);
  const search = new URLSearchParams(query.join('?'));
  const request = { method, search, apiVersion, parts, isTrusted, incoming, signal };
  const response = await route.handle(request, lake);
  return isNotModified(incoming, response) ? withoutBody(response) : response;
}

function withoutBody(response: LakeResponse): LakeResponse {
  if (typeof response.body === 'object' && 'destroy' in response.body) response.body.destroy();
  const { 'content-length': _length, ...headers } = response.headers;
  return { status: 304, headers };
}

/**
 * Whether the client already has this answer, by `If-None-Match`. The package `fresh` answers
 * `Cache-Control: no-cache` with the whole body, and `fetch` sends that with every condition.
 */
function isNotModified(incoming: IncomingMessage, response: LakeResponse): boolean {
  const { etag } = response.headers;
  const held = incoming.headers['if-none-match'];
  if (response.status !== 200 || etag === undefined || held === undefined) return false;
  return held.trim() === '*' || held.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag);
}
