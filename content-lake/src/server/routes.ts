import type { OpenFeed } from '../feeds/event-feed';
import { openListenFeed } from '../feeds/open-listen-feed';
import { streamHandler } from '../feeds/stream-handler';
import { handleActions } from '../handlers/actions';
import { handleAssetUpload } from '../handlers/asset-upload';
import { handleCurrentUser } from '../handlers/current-user';
import { handleDocument } from '../handlers/document';
import { handleExport } from '../handlers/export';
import { handleFile } from '../handlers/file';
import { handleImage } from '../handlers/image';
import { handleMutate } from '../handlers/mutate';
import { handlePing } from '../handlers/ping';
import { handleQuery } from '../handlers/query';
import type { Lake } from '../lake';
import type { LakeRequest, LakeResponse } from './lake-http';

/** Answers one endpoint. */
export type Handler = (request: LakeRequest, lake: Lake) => LakeResponse | Promise<LakeResponse>;

/** One endpoint. */
export interface Route {
  readonly methods: readonly string[];
  /** Path after the version, `:name` for a part. */
  readonly pattern: string;
  /** False for what lives beside the versioned API, as the hosted CDN does. */
  readonly isVersioned: boolean;
  readonly handle: Handler;
  /** For what answers with events: the same for a WebSocket. */
  readonly open?: OpenFeed;
}

/** Every endpoint of the lake; the README's table has a line for each. */
export const routes: readonly Route[] = [
  { methods: ['GET', 'POST'], pattern: 'data/query/:dataset', isVersioned: true, handle: handleQuery },
  { methods: ['GET'], pattern: 'data/doc/:dataset/:ids', isVersioned: true, handle: handleDocument },
  { methods: ['POST'], pattern: 'data/mutate/:dataset', isVersioned: true, handle: handleMutate },
  { methods: ['POST'], pattern: 'data/actions/:dataset', isVersioned: true, handle: handleActions },
  {
    methods: ['GET'],
    pattern: 'data/listen/:dataset',
    isVersioned: true,
    handle: streamHandler(openListenFeed),
    open: openListenFeed,
  },
  { methods: ['GET'], pattern: 'data/export/:dataset', isVersioned: true, handle: handleExport },
  { methods: ['POST'], pattern: 'assets/:kind/:dataset', isVersioned: true, handle: handleAssetUpload },
  { methods: ['GET'], pattern: 'users/me', isVersioned: true, handle: handleCurrentUser },
  { methods: ['GET'], pattern: 'ping', isVersioned: true, handle: handlePing },
  { methods: ['GET'], pattern: 'ping', isVersioned: false, handle: handlePing },
  { methods: ['GET'], pattern: 'images/:project/:dataset/:file', isVersioned: false, handle: handleImage },
  // A name for people at the end of an image's address is ignored, as the hosted CDN does.
  {
    methods: ['GET'],
    pattern: 'images/:project/:dataset/:file/:name',
    isVersioned: false,
    handle: handleImage,
  },
  { methods: ['GET'], pattern: 'files/:project/:dataset/:file', isVersioned: false, handle: handleFile },
];
