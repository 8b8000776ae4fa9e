import { Readable } from 'node:stream';
import { LakeError } from '../errors';
import type { Lake } from '../lake';
import type { LakeRequest, LakeResponse } from '../server/lake-http';
import type { EventFeed, FeedEvent, OpenFeed } from '../server/route';

const KEEP_ALIVE_INTERVAL_MS = 15_000;
/** A client with this much unread data is disconnected; it may reconnect. */
const MAX_BUFFERED_BYTES = 16 * 1024 * 1024;

/**
 * Creates the handler of a feed, which responds with server-sent events.
 *
 * As in the hosted lake, errors of the request are sent as a `channelError` event, because an `EventSource` cannot read
 * the body of an error response. A missing token is a 401.
 */
export function streamHandler(open: OpenFeed): (request: LakeRequest, lake: Lake) => Promise<LakeResponse> {
  return async (request, lake) => {
    const header = request.incoming.headers['last-event-id'];
    const lastEventId = typeof header === 'string' && header !== '' ? header : undefined;
    const feed = await openOrDescribeError(open, { ...request, lastEventId }, lake);
    return {
      status: 200,
      headers: { 'content-type': 'text/event-stream; charset=utf-8', 'cache-control': 'no-store' },
      body: streamOf(feed, lake),
    };
  };
}

async function openOrDescribeError(
  open: OpenFeed,
  request: Parameters<OpenFeed>[0],
  lake: Lake,
): Promise<EventFeed | FeedEvent> {
  try {
    return await open(request, lake);
  } catch (error) {
    if (!(error instanceof LakeError) || (error.status !== 400 && error.status !== 404)) throw error;
    return { event: 'channelError', data: JSON.stringify(error.body) };
  }
}

function streamOf(feed: EventFeed | FeedEvent, lake: Lake): Readable {
  const stream = new Readable({ read: () => undefined, highWaterMark: MAX_BUFFERED_BYTES });
  let isOver = false;
  const write = (text: string) => {
    if (stream.destroyed || isOver) return;
    stream.push(text);
    if (stream.readableLength > MAX_BUFFERED_BYTES) stream.destroy();
  };
  const send = (event: FeedEvent) => {
    write(serialise(event));
    if (event.event !== 'channelError' || isOver) return;
    isOver = true;
    stream.push(null);
  };
  if (typeof feed !== 'function') {
    send(feed);
    return stream;
  }
  lake.streams.add(stream);
  const stop = feed(send);
  const timer = setInterval(() => write(':\n\n'), KEEP_ALIVE_INTERVAL_MS);
  stream.once('close', () => {
    stop();
    clearInterval(timer);
    lake.streams.delete(stream);
  });
  return stream;
}

function serialise({ event, id, data }: FeedEvent): string {
  return `event: ${event}\n${id === undefined ? '' : `id: ${id}\n`}data: ${data}\n\n`;
}
