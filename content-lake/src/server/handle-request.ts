import type { IncomingMessage } from 'node:http';
import { isUnchanged } from '../../../protocol/entity-tag';
import { httpError } from '../errors';
import type { Lake } from '../lake';
import { corsHeaders, readIdentity, requireOwnHost } from './access';
import type { LakeResponse } from './lake-http';
import { matchRoute } from './routes';

/**
 * Assets are public, as on the hosted CDN, and pages of this machine load them across sites: for a browser
 * `http://127.0.0.1:3000` and `http://localhost:3334` are two sites. Other requests across sites carry `Origin`.
 */
const ASSET = /^\/(images|files)\//;

/**
 * Checks the host and the origin of a request and runs the handler of its route.
 *
 * @param signal aborted when the client closes the connection.
 * @throws LakeError for every error response.
 */
export async function handleRequest(
  incoming: IncomingMessage,
  lake: Lake,
  signal: AbortSignal,
): Promise<LakeResponse> {
  const { host, origin } = incoming.headers;
  requireOwnHost(host, lake.allowedHosts);
  if (origin !== undefined && !corsHeaders(origin, lake.studioOrigin))
    throw httpError(403, `Origin "${origin}" is not allowed`);
  if (incoming.method === 'OPTIONS') return { status: 204, headers: {} };
  // `new URL` would normalise `/a/../b` and read `//host/path` as a host.
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
  const isNotModified =
    response.status === 200 && isUnchanged(incoming.headers['if-none-match'], response.headers.etag);
  return isNotModified ? withoutBody(response) : response;
}

function withoutBody(response: LakeResponse): LakeResponse {
  if (typeof response.body === 'object' && 'destroy' in response.body) response.body.destroy();
  const { 'content-length': _length, ...headers } = response.headers;
  return { status: 304, headers };
}
