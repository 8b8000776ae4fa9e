import type { RawData, WebSocket } from 'ws';
import * as z from 'zod';
import { httpError, LakeError } from '../errors';
import { parseRecord } from '../json';
import type { Lake } from '../lake';
import type { EventFeed } from '../server/route';
import { matchRoute } from '../server/routes';

/** A client with more unread data is disconnected; it may reconnect. */
const MAX_BUFFERED_BYTES = 16 * 1024 * 1024;
const MAX_FEEDS = 200;
const CLOSE_UNREADABLE = 1007;

/**
 * Serves up to 200 feeds over one WebSocket: over HTTP/1.1 browsers allow only six connections to a host, and the
 * Studio needs more feeds. The messages are described in the README.
 */
export function serveFeeds(lake: Lake, isTrusted: boolean): (socket: WebSocket) => void {
  return (socket) => {
    const feeds = new Map<number, () => void>();
    const send = (message: Readonly<Record<string, unknown>>) => {
      if (socket.readyState !== socket.OPEN) return;
      // A close frame would wait behind the unread data.
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
        feeds.set(i, () => {
          stop();
          ended.abort();
        });
      } catch (error) {
        if (ended.signal.aborted) return;
        end(i);
        sendError(error, i, send);
      }
    };
    socket.on('message', (data: RawData) => {
      const message = feedMessage.safeParse(parseRecord(data.toString())).data;
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

/** Sends an error of the request as a `channelError`, as the hosted lake does; any other error with its status. */
function sendError(error: unknown, i: number, send: (message: Record<string, unknown>) => void): void {
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

/** A client's message over `/__listen`. `i`: its number for the feed; `path`: of the feed, with its version and query. */
const feedMessage = z.discriminatedUnion('op', [
  z.object({ op: z.literal('sub'), i: z.int(), path: z.string(), lastEventId: z.string().optional() }),
  z.object({ op: z.literal('unsub'), i: z.int() }),
]);
type FeedMessage = z.output<typeof feedMessage>;
