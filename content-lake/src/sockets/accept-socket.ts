import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { type WebSocket, WebSocketServer } from 'ws';
import { httpError, LakeError } from '../errors';
import type { Lake } from '../lake';
import { readBrowser, readIdentity, requireOwnHostAndOrigin } from '../server/access';
import { serveFeeds } from './serve-feeds';
import { servePresence } from './serve-presence';

/** Clients send only subscriptions and cursor positions. */
const MAX_MESSAGE_BYTES = 64 * 1024;

const server = new WebSocketServer({
  noServer: true,
  clientTracking: false,
  maxPayload: MAX_MESSAGE_BYTES,
  perMessageDeflate: false,
});

/**
 * Handles a WebSocket upgrade: `/__listen` for feeds, `/v…/socket/:dataset` for presence. Access is checked here, because
 * browsers let every page open a WebSocket to any host.
 */
export async function acceptSocket(
  incoming: IncomingMessage,
  socket: Duplex,
  head: Buffer,
  starting: Promise<Lake>,
): Promise<void> {
  // Without a listener, an error of the connection would end the process.
  socket.on('error', () => socket.destroy());
  const lake = await starting;
  try {
    const serve = selectService(incoming, lake);
    server.handleUpgrade(incoming, socket, head, (webSocket) => {
      webSocket.on('error', () => webSocket.terminate());
      lake.sockets.add(webSocket);
      webSocket.once('close', () => lake.sockets.delete(webSocket));
      keepAlive(webSocket);
      serve(webSocket);
    });
  } catch (error) {
    if (!(error instanceof LakeError)) throw error;
    refuse(socket, error);
  }
}

function selectService(incoming: IncomingMessage, lake: Lake) {
  requireOwnHostAndOrigin(incoming, lake);
  const isTrusted = readIdentity(incoming, lake);
  const [pathname = ''] = (incoming.url ?? '').split('?');
  if (pathname === '/__listen') return serveFeeds(lake, isTrusted);
  const dataset = /^\/v[^/]+\/socket\/([^/]+)$/.exec(pathname)?.[1];
  if (dataset === undefined || !lake.datasets.has(dataset))
    throw httpError(404, 'There is no such WebSocket');
  if (!isTrusted) throw httpError(401, 'This WebSocket needs the token of the Content Lake');
  return servePresence(lake.presence, dataset, readBrowser(incoming));
}

function refuse(socket: Duplex, { status, body }: LakeError): void {
  const text = JSON.stringify(body);
  const length = Buffer.byteLength(text);
  socket.end(
    `HTTP/1.1 ${status} ${String(body.error)}\r\nconnection: close\r\ncontent-type: application/json\r\n` +
      `content-length: ${length}\r\n\r\n${text}`,
  );
}

const PING_INTERVAL_MS = 20_000;

/** Pings the client, and disconnects it when it has not answered before the next ping. */
function keepAlive(socket: WebSocket): void {
  let isAlive = true;
  socket.on('pong', () => {
    isAlive = true;
  });
  const timer = setInterval(() => {
    if (!isAlive) return socket.terminate();
    isAlive = false;
    socket.ping();
  }, PING_INTERVAL_MS);
  socket.once('close', () => clearInterval(timer));
}
