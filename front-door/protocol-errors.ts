import { randomUUID } from 'node:crypto';
import { type Server, type ServerResponse, STATUS_CODES } from 'node:http';
import { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import type { AccessLog } from './access-log';
import { clientAddress } from './client-address';
import { ownAnswer } from './own-answer';
import { type Refusal, refusals } from './refusals';

export interface ProtocolErrorsOptions {
  server: Server;
  https: boolean;
  log: AccessLog;
  /** The answer under way on a connection, if any. */
  activeResponse(socket: Duplex): ServerResponse | undefined;
}

const REFUSAL_BY_CODE = new Map<string, Refusal>([
  ['HPE_HEADER_OVERFLOW', refusals.headersTooLarge],
  ['HPE_CHUNK_EXTENSIONS_OVERFLOW', refusals.bodyTooLarge],
  ['ERR_HTTP_REQUEST_TIMEOUT', refusals.tooSlow],
]);

/** Answers what never became a request: bytes that are not HTTP, headers too large or too slow, and CONNECT. */
export function answerProtocolErrors({ server, https, log, activeResponse }: ProtocolErrorsOptions): void {
  const answer = (socket: Duplex, refusal: Refusal, method: string) => {
    const text = rawAnswer(refusal, https);
    socket.end(text, () => socket.destroy());
    const { remoteAddress } = socket instanceof Socket ? socket : { remoteAddress: undefined };
    log({
      requestId: randomUUID(),
      method,
      path: '-',
      status: refusal.status,
      durationMs: 0,
      bytes: Buffer.byteLength(text),
      clientAddress: clientAddress({
        socketAddress: remoteAddress,
        forwardedFor: undefined,
        trustProxyHops: 0,
      }),
    });
  };

  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    const refusal =
      REFUSAL_BY_CODE.get(error.code ?? '') ?? (error.code?.startsWith('HPE_') ? refusals.malformed : null);
    const silent = socket instanceof Socket && socket.bytesRead === 0;
    // Half an answer can't be taken back; a peer that is gone, or never said anything, needs none.
    if (refusal === null || silent || !socket.writable || activeResponse(socket)?.headersSent)
      socket.destroy();
    else answer(socket, refusal, '-');
  });
  server.on('connect', (_request, socket: Duplex) => {
    socket.on('error', () => {});
    answer(socket, refusals.methodNotAllowed, 'CONNECT');
  });
}

function rawAnswer(refusal: Refusal, https: boolean): string {
  const { status, headers, body } = ownAnswer({ refusal, form: 'page', https });
  const lines = Object.entries({ ...headers, Connection: 'close' }).map(
    ([name, value]) => `${name}: ${value}`,
  );
  return [`HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}`, ...lines, '', body].join('\r\n');
}
