import type { OpenFeed } from '../feeds/event-feed';
import type { Lake } from '../lake';
import type { LakeRequest, LakeResponse } from './lake-http';

/** Answers one endpoint. */
type Handler = (request: LakeRequest, lake: Lake) => LakeResponse | Promise<LakeResponse>;

/** One endpoint. */
export interface Route {
  readonly methods: readonly string[];
  /** Path after the version, as `path-to-regexp` reads it. */
  readonly pattern: string;
  /** False for what lives beside the versioned API, as the hosted CDN does. */
  readonly isVersioned: boolean;
  readonly handle: Handler;
  /** For what answers with events: the same for a WebSocket. */
  readonly open?: OpenFeed;
}
