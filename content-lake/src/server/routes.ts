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
import { type Handler, type OpenFeed, type Route, versioned } from './route';

/** Every endpoint of the lake; the README's table has a line for each. */
export const routes: readonly Route[] = [
  versioned(['GET', 'POST'], 'data/query/:dataset', handleQuery),
  versioned(['GET'], 'data/doc/:dataset/:ids', handleDocument),
  versioned(['POST'], 'data/mutate/:dataset', handleMutate),
  versioned(['POST'], 'data/actions/:dataset', handleActions),
  feed('data/listen/:dataset', openListenFeed),
  feed('data/live/events/:dataset', openLiveFeed),
  versioned(['GET'], 'data/history/:dataset/transactions/:ids', handleHistoryTransactions),
  versioned(['GET'], 'data/history/:dataset/documents/:ids', handleHistoryDocuments),
  versioned(['GET'], 'data/history/:dataset/events/documents/:id', handleHistoryEvents),
  versioned(['GET'], 'data/references/:dataset/documents/:id/to', handleReferences),
  versioned(['GET'], 'data/export/:dataset', handleExport),
  versioned(['POST'], 'assets/:kind/:dataset', handleAssetUpload),
  versioned(['GET'], 'users/me', handleCurrentUser),
  versioned(['GET', 'PUT'], 'users/me/keyvalue', handlePreferences),
  versioned(['GET'], 'users/me/keyvalue/:keys', handlePreferences),
  versioned(['GET'], 'users/:ids', handleUsers),
  versioned(['GET'], 'projects/:project/datasets/:dataset/acl', handleAccessControl),
  ...bootRoutes,
  versioned(['GET'], 'ping', handlePing),
  unversioned('ping', handlePing),
  unversioned('images/:project/:dataset/:file', handleImage),
  // A name for people at the end of an image's address is ignored, as the hosted CDN does.
  unversioned('images/:project/:dataset/:file/:name', handleImage),
  unversioned('files/:project/:dataset/:file', handleFile),
];

/** An endpoint that answers with a stream of events, over HTTP or a WebSocket. */
function feed(pattern: string, open: OpenFeed): Route {
  return { ...versioned(['GET'], pattern, streamHandler(open)), open };
}

/** An endpoint beside the versioned API. */
function unversioned(pattern: string, handle: Handler): Route {
  return { methods: ['GET'], pattern, isVersioned: false, handle };
}
