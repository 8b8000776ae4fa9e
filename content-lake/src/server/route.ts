import type { Lake } from '../lake';
import type { LakeRequest, LakeResponse } from './lake-http';

/** Handles the requests of one endpoint. */
export type Handler = (request: LakeRequest, lake: Lake) => LakeResponse | Promise<LakeResponse>;

/** One endpoint. */
export type Route = {
  readonly methods: readonly string[];
  /** The path after the version, in the syntax of `path-to-regexp`. */
  readonly pattern: string;
  /** False for endpoints outside the versioned API, such as assets. */
  readonly isVersioned: boolean;
  readonly handle: Handler;
  /** For event streams: opens the same feed for a WebSocket. */
  readonly open?: OpenFeed;
};

/** One server-sent event. */
export type FeedEvent = {
  readonly event: string;
  /** The id that a reconnecting client sends as `Last-Event-ID` to resume. */
  readonly id?: string;
  /** JSON. */
  readonly data: string;
};

/** A prepared feed: starts sending events and returns a function that stops it. A `channelError` is the last event. */
export type EventFeed = (send: (event: FeedEvent) => void) => () => void;

/** A request for a feed, over HTTP or within a WebSocket. */
export type FeedRequest = Pick<LakeRequest, 'search' | 'apiVersion' | 'parts' | 'isTrusted' | 'signal'> & {
  /** The id of the last event that a reconnecting client has received. */
  readonly lastEventId: string | undefined;
};

/**
 * Prepares a feed.
 * @throws LakeError when the request is invalid or not permitted.
 */
export type OpenFeed = (request: FeedRequest, lake: Lake) => EventFeed | Promise<EventFeed>;

/** An endpoint of the versioned API. */
export function versioned(methods: readonly string[], pattern: string, handle: Handler): Route {
  return { methods, pattern, isVersioned: true, handle };
}
