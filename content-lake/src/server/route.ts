import type { Lake } from '../lake';
import type { LakeRequest, LakeResponse } from './lake-http';

/** Answers one endpoint. */
export type Handler = (request: LakeRequest, lake: Lake) => LakeResponse | Promise<LakeResponse>;

/** One endpoint. */
export type Route = {
  readonly methods: readonly string[];
  /** Path after the version, as `path-to-regexp` reads it. */
  readonly pattern: string;
  /** False for what lives beside the versioned API, as the hosted CDN does. */
  readonly isVersioned: boolean;
  readonly handle: Handler;
  /** For what answers with events: the same for a WebSocket. */
  readonly open?: OpenFeed;
};

/** One server-sent event. */
export type FeedEvent = {
  readonly event: string;
  /** What a client that comes back names, to go on from there. */
  readonly id?: string;
  /** A JSON text. */
  readonly data: string;
};

/** An opened feed: call it to send events; the function it returns stops it. A `channelError` is its last event. */
export type EventFeed = (send: (event: FeedEvent) => void) => () => void;

/** The request for a feed, over HTTP or within a WebSocket. */
export type FeedRequest = Pick<LakeRequest, 'search' | 'apiVersion' | 'parts' | 'isTrusted' | 'signal'> & {
  /** The id of the last event that a client which comes back has seen. */
  readonly lastEventId: string | undefined;
};

/** Prepares a feed. Throws LakeError when there is no such feed for this client. */
export type OpenFeed = (request: FeedRequest, lake: Lake) => EventFeed | Promise<EventFeed>;

/** An endpoint of the versioned API. */
export function versioned(methods: readonly string[], pattern: string, handle: Handler): Route {
  return { methods, pattern, isVersioned: true, handle };
}
