import type { RawData, WebSocket } from 'ws';
import { httpError, LakeError } from '../errors';
import { isRecord, parseJson } from '../json';
import type { Lake } from '../lake';
import { matchRoute } from '../server/match-route';
import type { EventFeed } from '../server/route';

/** What waits to be sent to a client that does not read; beyond it the client has to come back. */
const MAX_BUFFERED_BYTES = 16 * 1024 * 1024;
const MAX_FEEDS = 200;
const CLOSE_UNREADABLE = 1007;

/**
 * Serves any number of feeds over one WebSocket: browsers allow only six connections to a host over HTTP/1.1,
 * and the Studio opens more feeds than that. The messages are described in the README.
 */
export function serveFeeds(lake: Lake, isTrusted: boolean): (socket: WebSocket) => void {
  return (socket) => {
    const feeds = new Map<number, () => void>();
    const send = (message: Readonly<Record<string, unknown>>) => {
      if (socket.readyState !== socket.OPEN) return;
      // Saying goodbye would only wait behind all the rest.
      if (socket.bufferedAmount > MAX_BUFFERED_BYTES) socket.terminate();
      else socket.send(JSON.stringify(message));
    };
    const end = (i: number) => {
      feeds.get(i)?.();
      feeds.delete(i);
    };
    const subscribe = async ({ i, path, lastEventId }: Extract<FeedMessage, { op: 'sub' }>) => {
      end(i);
      const ended = new AbortController();
      try {
        if (feeds.size >= MAX_FEEDS) throw httpError(429, `More than ${MAX_FEEDS} feeds`);
        feeds.set(i, () => ended.abort());
        const feed = await openFeed(lake, isTrusted, path, lastEventId, ended.signal);
        if (ended.signal.aborted) return;
        send({ i, type: 'open' });
        const stop = feed((event) => {
          send({ i, type: 'event', ...event });
          if (event.event !== 'channelError') return;
          send({ i, type: 'end' });
          end(i);
        });
        feeds.set(i, stop);
      } catch (error) {
        if (ended.signal.aborted) return;
        feeds.delete(i);
        explain(error, i, send);
      }
    };
    socket.on('message', (data: RawData) => {
      const message = readFeedMessage(data.toString());
      if (!message) socket.close(CLOSE_UNREADABLE, 'unreadable message');
      else if (message.op === 'unsub') end(message.i);
      else void subscribe(message);
    });
    socket.once('close', () => {
      for (const i of [...feeds.keys()]) end(i);
    });
  };
}

async function openFeed(
  lake: Lake,
  isTrusted: boolean,
  path: string,
  lastEventId: string | undefined,
  signal: AbortSignal,
): Promise<EventFeed> {
  const [pathname = '', ...query] = path.split('?');
  const { route, apiVersion, parts } = matchRoute('GET', pathname, lake.now());
  if (!route.open) throw httpError(404, 'There is no feed at this path');
  const search = new URLSearchParams(query.join('?'));
  return await route.open({ search, apiVersion, parts, isTrusted, lastEventId, signal }, lake);
}

/** An error of the request in the hosted lake's form; everything else with a status. */
function explain(error: unknown, i: number, send: (message: Record<string, unknown>) => void): void {
  const known = error instanceof LakeError ? error : httpError(500, 'Internal server error');
  if (known !== error) console.error('content lake:', error);
  if (known.status === 400 || known.status === 404) {
    send({ i, type: 'open' });
    send({ i, type: 'event', event: 'channelError', data: JSON.stringify(known.body) });
    send({ i, type: 'end' });
  } else {
    send({ i, type: 'error', status: known.status, message: known.message });
  }
}

/** What a client asks for over `/__listen`. */
type FeedMessage =
  | {
      readonly op: 'sub';
      /** The client's number for the feed. */
      readonly i: number;
      /** Path and query of the feed, from the version on. */
      readonly path: string;
      readonly lastEventId: string | undefined;
    }
  | { readonly op: 'unsub'; readonly i: number };

/** Reads a message; undefined if it is invalid. */
function readFeedMessage(text: string): FeedMessage | undefined {
  const { op, i, path, lastEventId } = fields(text);
  if (typeof i !== 'number' || !Number.isSafeInteger(i)) return undefined;
  if (op === 'unsub') return { op, i };
  if (op !== 'sub' || typeof path !== 'string') return undefined;
  return { op, i, path, lastEventId: typeof lastEventId === 'string' ? lastEventId : undefined };
}

function fields(text: string): Record<string, unknown> {
  try {
    const value = parseJson(text);
    return isRecord(value) ? value : {};
  } catch {
    return {};
  }
}
