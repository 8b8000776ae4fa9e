import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { CacheOutcome } from '../page-cache/cache-outcome';
import type { AccessLog } from './access-log';

/** nginx's number for a client who left before the answer began. */
const CLIENT_LEFT_STATUS = 499;

/** What is known of a request before its answer has ended. */
export interface RequestRecord {
  /** A random UUID; one that a client sends is not believed. */
  readonly requestId: string;
  /** Filled in by the page cache. */
  cache?: CacheOutcome;
}

export type RequestLog = (
  request: IncomingMessage,
  response: ServerResponse,
  clientAddress: string,
) => RequestRecord;

/**
 * Watches requests for the access log: each is written once, when its answer has ended or its connection broken.
 * Out: the request's record, which may be filled in until then.
 */
export function createRequestLog(log: AccessLog): RequestLog {
  /** Bytes already counted on a keep-alive connection. */
  const countedBytes = new WeakMap<Socket, number>();

  return (request, response, clientAddress) => {
    const record: RequestRecord = { requestId: randomUUID() };
    const startedAtMs = performance.now();
    const { socket } = request;
    const { method = '-', url = '-' } = request;
    response.on('close', () => {
      const bytes = socket.bytesWritten - (countedBytes.get(socket) ?? 0);
      countedBytes.set(socket, socket.bytesWritten);
      log({
        requestId: record.requestId,
        cache: record.cache,
        method,
        target: url,
        status: response.headersSent ? response.statusCode : CLIENT_LEFT_STATUS,
        durationMs: performance.now() - startedAtMs,
        bytes,
        clientAddress,
      });
    });
    return record;
  };
}
