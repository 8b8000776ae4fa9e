import type { Server } from 'node:http';
import path from 'node:path';
import { listenOnLoopback } from '../../protocol/listen-on-loopback';
import { withAssetUrl } from './assets/asset-document';
import { AssetStore } from './assets/asset-store';
import { ImageRenderer } from './assets/image-renderer';
import { QueryPool } from './evaluation/query-pool';
import type { Lake } from './lake';
import { createHttpServer } from './server/create-http-server';
import type { LakeSettings } from './settings';
import { PresenceRooms } from './sockets/presence-room';
import { AccessToken } from './store/access-token';
import { Dataset } from './store/dataset';
import { DocumentStore } from './store/document-store';

const DRAIN_TIMEOUT_MS = 5_000;
const IDLE_CHECK_MS = 20;
const CLOSE_GOING_AWAY = 1001;

/** A running lake. */
export type ContentLake = {
  /** `http://localhost:3334`, without a slash at the end. */
  readonly url: string;
  /** Gives access to everything that is not published. */
  readonly token: string;
  /** The listeners, streams and sockets that are open now; each must end when its client disconnects. */
  load(): LakeLoad;
  /** Stops listening, lets open requests finish for up to five seconds, and closes the store. */
  close(): Promise<void>;
};

/** Counts of what is open for clients. */
export type LakeLoad = {
  /** Functions that are subscribed to changes. */
  readonly listeners: number;
  readonly streams: number;
  readonly sockets: number;
  /** Tasks of query threads, running and waiting. */
  readonly queries: number;
};

/**
 * Opens the store, loads the datasets into memory and starts listening.
 * @param now the clock; tests inject their own.
 * @param queryWorker the script of the query threads; the build puts it beside the script of the lake.
 * @param drainTimeoutMs after this, a lake that is being closed cuts what is still open.
 * @throws StoreError when the data folder cannot be used; the system's error when the port is in use.
 */
export async function startContentLake(
  settings: LakeSettings,
  now: () => Date = () => new Date(),
  queryWorker: string | URL = new URL('query-worker.js', import.meta.url),
  drainTimeoutMs = DRAIN_TIMEOUT_MS,
): Promise<ContentLake> {
  const store = new DocumentStore(settings.folder);
  const queries = new QueryPool(queryWorker, settings.queryTimeoutMs);
  try {
    const token = AccessToken.open(settings.folder);
    // Asset documents contain the port in their URL, so they are loaded once the port is known.
    let open: (lake: Lake) => void = () => undefined;
    const lake = new Promise<Lake>((resolve) => {
      open = resolve;
    });
    const { servers, port } = await listenOnLoopback(
      () => createHttpServer(lake),
      settings.hosts,
      settings.port,
    );
    const url = `http://localhost:${port}`;
    const opened = openLake(settings, store, token, settings.assetOrigin ?? url, queries, now);
    await queries.start([...opened.datasets.values()]);
    open(opened);
    return {
      url,
      token: token.value,
      load: () => loadOf(opened),
      close: () => close(servers, opened, store, drainTimeoutMs),
    };
  } catch (error) {
    await queries.stop();
    store.close();
    throw error;
  }
}

function openLake(
  settings: LakeSettings,
  store: DocumentStore,
  token: AccessToken,
  assetOrigin: string,
  queries: QueryPool,
  now: () => Date,
): Lake {
  const { folder, projectId } = settings;
  const datasets = settings.datasets.map(
    (name) =>
      new Dataset(
        name,
        store,
        (document) => withAssetUrl(document, assetOrigin),
        (dataset, change) => queries.publish(dataset, change),
      ),
  );
  return {
    projectId,
    datasets: new Map(datasets.map((dataset) => [dataset.name, dataset])),
    store,
    token,
    queries,
    assets: new AssetStore(path.join(folder, 'assets')),
    images: new ImageRenderer(),
    allowedHosts: settings.allowedHosts,
    studioOrigin: settings.studioOrigin,
    streams: new Set(),
    sockets: new Set(),
    publicListeners: new Set(),
    presence: new PresenceRooms(),
    now,
  };
}

function loadOf({ datasets, streams, sockets, queries }: Lake): LakeLoad {
  const counts = [...datasets.values()].map(({ changes }) => changes.listenerCount);
  const listeners = counts.reduce((sum, count) => sum + count, 0);
  return { listeners, streams: streams.size, sockets: sockets.size, queries: queries.size };
}

async function close(
  servers: readonly Server[],
  lake: Lake,
  store: DocumentStore,
  drainTimeoutMs: number,
): Promise<void> {
  for (const stream of lake.streams) stream.destroy();
  for (const socket of lake.sockets) socket.close(CLOSE_GOING_AWAY);
  lake.queries.drain();
  const closed = Promise.all(servers.map((server) => new Promise((resolve) => server.close(resolve))));
  // A connection becomes idle when its last request has been answered.
  const idleTimer = setInterval(() => {
    for (const server of servers) server.closeIdleConnections();
  }, IDLE_CHECK_MS);
  const timer = setTimeout(() => {
    for (const socket of lake.sockets) socket.terminate();
    for (const server of servers) server.closeAllConnections();
  }, drainTimeoutMs);
  await closed;
  clearTimeout(timer);
  clearInterval(idleTimer);
  await lake.queries.stop();
  store.close();
}
