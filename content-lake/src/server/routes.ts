import { openListenFeed } from '../feeds/open-listen-feed';
import { openLiveFeed } from '../feeds/open-live-feed';
import { streamHandler } from '../feeds/stream-handler';
import { handleActions } from '../handlers/actions';
import { handleAssetUpload } from '../handlers/asset-upload';
import { bootRoutes, handlePing } from '../handlers/boot-routes';
import { handleDocument, handleExport, handleReferences } from '../handlers/documents';
import { handleHistoryDocuments, handleHistoryEvents, handleHistoryTransactions } from '../handlers/history';
import { handleMutate } from '../handlers/mutate';
import { handleQuery } from '../handlers/query';
import { handleFile, handleImage } from '../handlers/serve-assets';
import { handleAccessControl, handleCurrentUser, handlePreferences, handleUsers } from '../handlers/users';
import type { Route } from './route';

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
  { methods: ['GET', 'PUT'], pattern: 'users/me/keyvalue', isVersioned: true, handle: handlePreferences },
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
