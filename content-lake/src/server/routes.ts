import { match } from 'path-to-regexp';
import { httpError } from '../errors';
import { openListenFeed } from '../feeds/open-listen-feed';
import { openLiveFeed } from '../feeds/open-live-feed';
import { streamHandler } from '../feeds/stream-handler';
import { handleAssetUpload } from '../handlers/asset-upload';
import { bootRoutes, handlePing } from '../handlers/boot-routes';
import { handleHistoryDocuments, handleHistoryEvents, handleHistoryTransactions } from '../handlers/history';
import { handleBackup, handleDocument, handleExport, handleQuery, handleReferences } from '../handlers/read';
import { handleFile, handleImage } from '../handlers/serve-assets';
import { handleAccessControl, handleCurrentUser, handlePreferences, handleUsers } from '../handlers/users';
import { handleActions, handleMutate } from '../handlers/write';
import { type Handler, type OpenFeed, type Route, versioned } from './route';

const MAX_ECHOED_PATH = 200;
/** Clocks and time zones differ; the hosted API accepts today's date of any time zone. */
const DAY_MS = 24 * 60 * 60 * 1000;

/** Every endpoint of the lake; the README's table has a row for each. */
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
  unversioned('__backup', handleBackup),
  unversioned('images/:project/:dataset/:file', handleImage),
  // The hosted CDN ignores a file name at the end of an image's URL, too.
  unversioned('images/:project/:dataset/:file/:name', handleImage),
  unversioned('files/:project/:dataset/:file', handleFile),
];

/** An endpoint that responds with a stream of events, over HTTP or a WebSocket. */
function feed(pattern: string, open: OpenFeed): Route {
  return { ...versioned(['GET'], pattern, streamHandler(open)), open };
}

/** An endpoint outside the versioned API. */
function unversioned(pattern: string, handle: Handler): Route {
  return { methods: ['GET'], pattern, isVersioned: false, handle };
}

const endpoints = routes.map((route) => ({
  route,
  read: match<Record<string, string>>(`/${route.pattern}`, { sensitive: true }),
}));

/** The route of a request and its parameters. */
type RouteMatch = {
  readonly route: Route;
  readonly apiVersion: string;
  readonly parts: Readonly<Record<string, string>>;
};

/**
 * Finds the route of a request.
 * @param method GET or POST; HEAD counts as GET.
 * @param pathname still percent-encoded.
 * @param now API versions up to this date are valid.
 * @throws LakeError 400 for an invalid API version, 405 for a method that the endpoint does not accept, 501 naming
 *   an endpoint that this lake does not implement.
 */
export function matchRoute(method: string, pathname: string, now: Date): RouteMatch {
  const [, first = ''] = pathname.split('/');
  const isVersioned = /^v(\d|X$)/.test(first);
  const apiVersion = isVersioned ? readApiVersion(first, now) : '';
  const path = isVersioned ? pathname.slice(first.length + 1) : pathname;
  const found = isDecodable(path) ? endpoints.filter(({ route }) => route.isVersioned === isVersioned) : [];
  const allowed: string[] = [];
  for (const { route, read } of found) {
    const matched = read(path);
    if (!matched) continue;
    if (route.methods.includes(method)) return { route, apiVersion, parts: matched.params };
    allowed.push(...route.methods);
  }
  // The hosted CDN, too, answers 404 for every path that is not an asset.
  if (!isVersioned && (first === 'images' || first === 'files')) throw httpError(404, 'Not found');
  if (allowed.length > 0) throw httpError(405, `${method} is not allowed here, only ${allowed.join(', ')}`);
  throw httpError(
    501,
    `This Content Lake does not implement ${method} ${(path || '/').slice(0, MAX_ECHOED_PATH)}`,
  );
}

function readApiVersion(segment: string, now: Date): string {
  const version = segment.slice(1);
  if (version === '1' || version === 'X') return version;
  const time = /^\d{4}-\d{2}-\d{2}$/.test(version) ? Date.parse(`${version}T00:00:00Z`) : Number.NaN;
  const isDate = !Number.isNaN(time) && new Date(time).toISOString().startsWith(version);
  if (!isDate)
    throw httpError(400, `Invalid API version "${segment}": use v1, vX or a date such as v2025-02-19`);
  if (time > now.getTime() + DAY_MS)
    throw httpError(400, `Invalid API version "${segment}": it lies in the future`);
  return version;
}

/** `path-to-regexp` throws on invalid percent-encoding. */
function isDecodable(path: string): boolean {
  try {
    return decodeURIComponent(path) !== undefined;
  } catch {
    return false;
  }
}
