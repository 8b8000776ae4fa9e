import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { type Duplex, Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { isUnchanged } from '../../../protocol/entity-tag';
import { httpError } from '../errors';
import type { Lake } from '../lake';
import { acceptSocket } from '../sockets/accept-socket';
import { corsHeaders, readIdentity, requireOwnHostAndOrigin } from './access';
import { errorResponse, type LakeResponse } from './lake-http';
import { matchRoute } from './routes';

const HEADERS_TIMEOUT_MS = 10_000;
const REQUEST_TIMEOUT_MS = 300_000;
/** A client that sends on a connection just as it is closed gets a reset: longer than the pauses of an editor's work. */
const KEEP_ALIVE_TIMEOUT_MS = 65_000;
/** `@sanity/client` puts queries of up to 11 KB into the URL, where percent-encoding may triple their length. */
const MAX_HEADER_BYTES = 64 * 1024;

/**
 * Creates the lake's HTTP server, not yet listening.
 * @param lake requests wait until it resolves.
 */
export function createHttpServer(lake: Promise<Lake>): Server {
  const server = createServer({ maxHeaderSize: MAX_HEADER_BYTES }, (incoming, outgoing) => {
    void answer(incoming, outgoing, lake).catch(() => outgoing.destroy());
  });
  server.on('upgrade', (incoming: IncomingMessage, socket: Duplex, head: Buffer) => {
    void acceptSocket(incoming, socket, head, lake).catch(() => socket.destroy());
  });
  server.headersTimeout = HEADERS_TIMEOUT_MS;
  server.requestTimeout = REQUEST_TIMEOUT_MS;
  server.keepAliveTimeout = KEEP_ALIVE_TIMEOUT_MS;
  return server;
}

async function answer(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  lake: Promise<Lake>,
): Promise<void> {
  const closed = new AbortController();
  // The reason saves the default error, whose stack trace takes a tenth of the time of a response.
  outgoing.once('close', () => closed.abort('closed'));
  const response = await lake
    .then((open) => handleRequest(incoming, open, closed.signal))
    .catch(errorResponse);
  // Most clients send the whole of a refused body before they read the response.
  incoming.resume();
  await sendResponse(incoming, outgoing, response, (await lake).studioOrigin);
}

/** Sends a response. A stream body is destroyed when the client disconnects. */
async function sendResponse(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  response: LakeResponse,
  studioOrigin: string,
): Promise<void> {
  const body = typeof response.body === 'string' ? Buffer.from(response.body) : response.body;
  outgoing.statusCode = response.status;
  for (const [name, value] of Object.entries({
    ...commonHeaders(incoming, studioOrigin),
    ...response.headers,
  })) {
    outgoing.setHeader(name, value);
  }
  if (body instanceof Readable) {
    if (incoming.method === 'HEAD') body.destroy();
    else return await pipeline(body, outgoing);
  } else if (body) {
    outgoing.setHeader('content-length', body.length);
    if (incoming.method !== 'HEAD') outgoing.write(body);
  }
  outgoing.end();
}

function commonHeaders(incoming: IncomingMessage, studioOrigin: string): Record<string, string> {
  const { origin } = incoming.headers;
  const requestedHeaders =
    incoming.method === 'OPTIONS' ? (incoming.headers['access-control-request-headers'] ?? '') : undefined;
  const cors = origin === undefined ? undefined : corsHeaders(origin, studioOrigin, requestedHeaders);
  return { vary: 'Origin', 'x-content-type-options': 'nosniff', ...cors };
}

/**
 * Assets are public, as on the hosted CDN, and pages of this machine load them across sites: for a browser
 * `http://127.0.0.1:3000` and `http://localhost:3334` are two sites. Other requests across sites carry `Origin`.
 */
const ASSET = /^\/(images|files)\//;

/**
 * Checks the host and the origin of a request and runs the handler of its route.
 * @param signal aborted when the client closes the connection.
 * @throws LakeError for every error response.
 */
async function handleRequest(
  incoming: IncomingMessage,
  lake: Lake,
  signal: AbortSignal,
): Promise<LakeResponse> {
  requireOwnHostAndOrigin(incoming, lake);
  if (incoming.method === 'OPTIONS') return { status: 204, headers: {} };
  // `new URL` would normalise `/a/../b` and read `//host/path` as a host.
  const [pathname = '', ...query] = (incoming.url ?? '').split('?');
  const { origin, 'sec-fetch-site': site } = incoming.headers;
  if (origin === undefined && site === 'cross-site' && !ASSET.test(pathname)) {
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
