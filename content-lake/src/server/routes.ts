import type { OpenFeed } from '../feeds/event-feed';
import { openListenFeed } from '../feeds/open-listen-feed';
import { openLiveFeed } from '../feeds/open-live-feed';
import { streamHandler } from '../feeds/stream-handler';
import { handleAccessControl } from '../handlers/access-control';
import { handleActions } from '../handlers/actions';
import { handleAssetUpload } from '../handlers/asset-upload';
import {
  handleAuthId,
  handleAuthProviders,
  handleCorsCheck,
  handleDatasets,
  handleDescriptorClaim,
  handleHelp,
  handleNone,
  handleNoOffer,
  handleProject,
  handleSchedules,
  handleTelemetry,
  handleTelemetryStatus,
} from '../handlers/boot';
import { handleCurrentUser } from '../handlers/current-user';
import { handleDocument } from '../handlers/document';
import { handleExport } from '../handlers/export';
import { handleFile } from '../handlers/file';
import { handleHistoryDocuments } from '../handlers/history-documents';
import { handleHistoryEvents } from '../handlers/history-events';
import { handleHistoryTransactions } from '../handlers/history-transactions';
import { handleImage } from '../handlers/image';
import { handleMutate } from '../handlers/mutate';
import { handlePing } from '../handlers/ping';
import { handlePreferences, handleSetPreferences } from '../handlers/preferences';
import { handleQuery } from '../handlers/query';
import { handleReferences } from '../handlers/references';
import { handleUsers } from '../handlers/users';
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

/** What the Studio asks for while it starts; each has a true answer that is as small as can be. */
const bootRoutes: readonly Route[] = [
  { methods: ['GET'], pattern: 'projects/:project', isVersioned: true, handle: handleProject },
  { methods: ['GET'], pattern: 'projects/:project/datasets', isVersioned: true, handle: handleDatasets },
  { methods: ['GET'], pattern: 'projects/:project/user-applications', isVersioned: true, handle: handleNone },
  { methods: ['GET'], pattern: 'features', isVersioned: true, handle: handleNone },
  { methods: ['GET'], pattern: 'journey/announcements', isVersioned: true, handle: handleNone },
  { methods: ['GET'], pattern: 'journey/:feature', isVersioned: true, handle: handleNoOffer },
  { methods: ['GET'], pattern: 'help', isVersioned: true, handle: handleHelp },
  { methods: ['GET'], pattern: 'schedules/:project/:dataset', isVersioned: true, handle: handleSchedules },
  { methods: ['GET'], pattern: 'intake/telemetry-status', isVersioned: true, handle: handleTelemetryStatus },
  { methods: ['POST'], pattern: 'intake/batch', isVersioned: true, handle: handleTelemetry },
  { methods: ['POST'], pattern: 'descriptors/claim', isVersioned: true, handle: handleDescriptorClaim },
  { methods: ['GET'], pattern: 'check/cors', isVersioned: true, handle: handleCorsCheck },
  { methods: ['GET'], pattern: 'auth/providers', isVersioned: true, handle: handleAuthProviders },
  { methods: ['GET'], pattern: 'auth/id', isVersioned: true, handle: handleAuthId },
  { methods: ['GET'], pattern: 'data/ping/:dataset', isVersioned: true, handle: handlePing },
];

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
  {
    methods: ['GET'],
    pattern: 'data/live/events/:dataset',
    isVersioned: true,
    handle: streamHandler(openLiveFeed),
    open: openLiveFeed,
  },
  {
    methods: ['GET'],
    pattern: 'data/history/:dataset/transactions/:ids',
    isVersioned: true,
    handle: handleHistoryTransactions,
  },
  {
    methods: ['GET'],
    pattern: 'data/history/:dataset/documents/:ids',
    isVersioned: true,
    handle: handleHistoryDocuments,
  },
  {
    methods: ['GET'],
    pattern: 'data/history/:dataset/events/documents/:id',
    isVersioned: true,
    handle: handleHistoryEvents,
  },
  {
    methods: ['GET'],
    pattern: 'data/references/:dataset/documents/:id/to',
    isVersioned: true,
    handle: handleReferences,
  },
  { methods: ['GET'], pattern: 'data/export/:dataset', isVersioned: true, handle: handleExport },
  { methods: ['POST'], pattern: 'assets/:kind/:dataset', isVersioned: true, handle: handleAssetUpload },
  { methods: ['GET'], pattern: 'users/me', isVersioned: true, handle: handleCurrentUser },
  { methods: ['GET'], pattern: 'users/me/keyvalue', isVersioned: true, handle: handlePreferences },
  { methods: ['PUT'], pattern: 'users/me/keyvalue', isVersioned: true, handle: handleSetPreferences },
  { methods: ['GET'], pattern: 'users/me/keyvalue/:keys', isVersioned: true, handle: handlePreferences },
  { methods: ['GET'], pattern: 'users/:ids', isVersioned: true, handle: handleUsers },
  {
    methods: ['GET'],
    pattern: 'projects/:project/datasets/:dataset/acl',
    isVersioned: true,
    handle: handleAccessControl,
  },
  ...bootRoutes,
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
