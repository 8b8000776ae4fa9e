import { randomUUID } from 'node:crypto';
import { type Server, type ServerResponse, STATUS_CODES } from 'node:http';
import { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { READ_METHODS } from '../../protocol/endpoints';
import type { Https } from '../../protocol/security-headers';
import type { AccessLog } from '../access-log';
import { methodNotAllowed, ownAnswer, type Refusal, refusals } from '../refusals';
import { peerAddress } from '../request';

type ProtocolErrorsOptions = {
  server: Server;
  https: Https;
  log: AccessLog;
  /** The unfinished answer on a connection, if any. */
  activeResponse(socket: Socket): ServerResponse | undefined;
};

const REFUSAL_BY_CODE = new Map<string, Refusal>([
  ['HPE_HEADER_OVERFLOW', refusals.headersTooLarge],
  ['HPE_CHUNK_EXTENSIONS_OVERFLOW', refusals.bodyTooLarge],
  ['ERR_HTTP_REQUEST_TIMEOUT', refusals.tooSlow],
]);

/** Answers errors before a request exists: bytes that are not HTTP, headers too large or too slow, and CONNECT. */
export function answerProtocolErrors({ server, https, log, activeResponse }: ProtocolErrorsOptions): void {
  const answer = (socket: Duplex, refusal: Refusal, method: string) => {
    const text = rawAnswer(refusal, https);
    socket.end(text, () => socket.destroy());
    const bytes = Buffer.byteLength(text);
    log({
      requestId: randomUUID(),
      method,
      ownAnswer: refusal.code,
      target: '-',
      status: refusal.status,
      durationMs: 0,
      bytes,
      clientAddress: peerAddress(socket instanceof Socket ? socket.remoteAddress : undefined),
    });
  };

  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    const known = error.code?.startsWith('HPE_') ? refusals.malformed : null;
    const refusal = REFUSAL_BY_CODE.get(error.code ?? '') ?? known;
    const silent = socket instanceof Socket && socket.bytesRead === 0;
    const active = socket instanceof Socket ? activeResponse(socket) : undefined;
    // A peer that has gone, or never sent a byte, needs no answer.
    if (refusal === null || silent || !socket.writable) {
      socket.destroy();
    } else if (active === undefined) {
      answer(socket, refusal, '-');
    } else if (active.req.complete) {
      // The bytes after a whole request are wrong: its own answer goes first.
      active.once('close', () => socket.writable && answer(socket, refusal, '-'));
    } else if (active.headersSent) {
      // A half-sent answer cannot be replaced.
      socket.destroy();
    } else {
      const { status, headers, body } = ownAnswer({ refusal, form: 'page', https });
      active.writeHead(status, { ...headers, Connection: 'close' }).end(body);
    }
  });
  server.on('connect', (_request, socket: Duplex) => {
    socket.on('error', () => {});
    answer(socket, methodNotAllowed(READ_METHODS), 'CONNECT');
  });
}

function rawAnswer(refusal: Refusal, https: Https): string {
  const { status, headers, body } = ownAnswer({ refusal, form: 'page', https });
  const lines = Object.entries({ ...headers, Connection: 'close' }).map(
    ([name, value]) => `${name}: ${value}`,
  );
  return [`HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}`, ...lines, '', body].join('\r\n');
}
