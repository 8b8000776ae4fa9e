import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import type { Lake } from '../lake';
import { acceptSocket } from '../sockets/accept-socket';
import { drainBody } from './drain-body';
import { errorResponse } from './error-response';
import { handleRequest } from './handle-request';
import { sendResponse } from './send-response';

const HEADERS_TIMEOUT_MS = 10_000;
const REQUEST_TIMEOUT_MS = 300_000;
const KEEP_ALIVE_TIMEOUT_MS = 10_000;
/** `@sanity/client` puts queries of up to 11 KB into the address, where each character may take three. */
const MAX_HEADER_BYTES = 64 * 1024;

/**
 * The lake's HTTP server, not yet listening.
 *
 * @param lake requests wait for it.
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
  // With a reason, as to make an error with its stack for each answer takes a tenth of its time.
  outgoing.once('close', () => closed.abort('closed'));
  const response = await lake
    .then((open) => handleRequest(incoming, open, closed.signal))
    .catch(errorResponse);
  if (!(await drainBody(incoming))) outgoing.setHeader('connection', 'close');
  await sendResponse(incoming, outgoing, response, (await lake).studioOrigin);
}
