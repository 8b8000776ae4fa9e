import { createHmac, randomBytes, randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { Writable } from 'node:stream';
import { LRUCache } from 'lru-cache';
import { logLine } from '../protocol/log-line';

/** `revalidated`: the renderer answered 304; `pass`: not cached. */
export type CacheOutcome = 'hit' | 'stale' | 'revalidated' | 'miss' | 'pass';

/** What is known of a request before its answer has ended. */
export type RequestRecord = {
  /** A trusted proxy's `X-Request-Id`, else a random UUID: the client's own is not trusted. */
  readonly requestId: string;
  /** Set by the page cache. */
  cache?: CacheOutcome;
  /** Set with the code of the front door's own answer. */
  ownAnswer?: string;
};

type AccessRecord = RequestRecord & {
  /** `-` where the request could not be parsed. */
  method: string;
  /** As the client sent it, an absolute URL or a path; only the path is written. */
  target: string;
  status: number;
  durationMs: number;
  /** Sent on the wire, headers included. */
  bytes: number;
  clientAddress: string;
};

export type AccessLog = (record: AccessRecord) => void;

const MAX_PATH_LENGTH = 512;
const FIRST_SERVER_ERROR = 500;
const ORIGIN = /^https?:\/\/[^/?#]*/i;
const QUERY_OR_FRAGMENT = /[?#]/;

/**
 * Writes one line per request, without personal data: no query, cookie, user agent or referer, and the address only
 * as a keyed hash. The levels `warn`, `error` and `silent` write none.
 */
export function createAccessLog(write: (line: string) => void, level: string): AccessLog {
  if (level !== 'info' && level !== 'debug') return () => {};
  const hash = createAddressHash(() => performance.now());
  return ({ requestId, method, target, status, durationMs, bytes, clientAddress, cache, ownAnswer }) => {
    write(
      logLine({
        ts: new Date().toISOString(),
        level: status >= FIRST_SERVER_ERROR ? 'error' : 'info',
        reqId: requestId,
        method,
        path: pathOf(target),
        status,
        ms: Math.round(durationMs * 10) / 10,
        bytes,
        ipHash: hash(clientAddress),
        cache,
        reason: status >= FIRST_SERVER_ERROR ? ownAnswer : undefined,
      }),
    );
  };
}

function pathOf(target: string): string {
  const [path = ''] = target.replace(ORIGIN, '').split(QUERY_OR_FRAGMENT, 1);
  return path.slice(0, MAX_PATH_LENGTH);
}

/** As the usual proxies write them: UUIDs, hexadecimal numbers, base64. */
const REQUEST_ID = /^[\w.:+/=-]{1,128}$/;
/** nginx's status for a client that disconnected before the answer began. */
const CLIENT_LEFT_STATUS = 499;

export type RequestLog = ReturnType<typeof createRequestLog>;

/**
 * Logs each request once, when its answer has ended or its connection is lost; until then its record may be changed.
 */
export function createRequestLog(log: AccessLog, trustsRequestId = false) {
  const countedBytes = new WeakMap<Socket, number>();

  return (request: IncomingMessage, response: ServerResponse, clientAddress: string) => {
    const given = trustsRequestId ? request.headers['x-request-id']?.toString() : undefined;
    const requestId = given !== undefined && REQUEST_ID.test(given) ? given : randomUUID();
    const record: RequestRecord = { requestId };
    const startedAtMs = performance.now();
    const { socket } = request;
    const { method = '-', url = '-' } = request;
    response.on('close', () => {
      const bytes = socket.bytesWritten - (countedBytes.get(socket) ?? 0);
      countedBytes.set(socket, socket.bytesWritten);
      log({
        // Not by spreading: that is slow for a record that is changed later.
        requestId: record.requestId,
        cache: record.cache,
        ownAnswer: record.ownAnswer,
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

const HELD_FOR_MS = 20;
const MAX_HELD_LINES = 500;

const MAX_UNREAD_BYTES = 4 * 1024 * 1024;

/**
 * Writes lines to a stream, buffered briefly: a write for each would cost more than a cache hit. Drops them while 4 MB
 * wait for a reader that has stalled; the next line says how many.
 */
export function createLogOutput(stream: Pick<Writable, 'write' | 'writableLength'>): (line: string) => void {
  let held: string[] = [];
  let dropped = 0;
  let timer: NodeJS.Timeout | undefined;
  const flush = () => {
    clearTimeout(timer);
    timer = undefined;
    if (stream.writableLength > MAX_UNREAD_BYTES) dropped += held.length;
    else if (held.length > 0) {
      const ts = new Date().toISOString();
      if (dropped > 0) held.unshift(logLine({ ts, level: 'warn', event: 'log-lines-dropped', dropped }));
      dropped = 0;
      stream.write(held.join(''));
    }
    held = [];
  };
  process.once('exit', flush);
  return (line) => {
    held.push(line);
    if (held.length >= MAX_HELD_LINES) flush();
    else timer ??= setTimeout(flush, HELD_FOR_MS).unref();
  };
}

const KEY_LIFETIME_MS = 24 * 60 * 60 * 1000;
const HASH_LENGTH = 16;
/** A visitor sends many requests in a row. */
const MAX_REMEMBERED = 1_000;

/**
 * Turns a client's address into 16 hex digits: requests of one visitor can be grouped for a day, and the address
 * cannot be recovered, because the key lives in memory alone and is replaced daily.
 */
export function createAddressHash(nowMs: () => number): (address: string) => string {
  let key = randomBytes(32);
  let madeAtMs = nowMs();
  const remembered = new LRUCache<string, string>({
    max: MAX_REMEMBERED,
    memoMethod: (address) => createHmac('sha256', key).update(address).digest('hex').slice(0, HASH_LENGTH),
  });
  return (address) => {
    if (nowMs() - madeAtMs >= KEY_LIFETIME_MS) {
      key = randomBytes(32);
      madeAtMs = nowMs();
      remembered.clear();
    }
    return remembered.memo(address);
  };
}
