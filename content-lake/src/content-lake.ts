import type { Server } from 'node:http';
import path from 'node:path';
import { withAssetUrl } from './assets/asset-document';
import { AssetStore } from './assets/asset-store';
import { ImageRenderer } from './assets/image-renderer';
import { QueryPool } from './evaluation/query-pool';
import type { Lake } from './lake';
import { createHttpServer } from './server/create-http-server';
import { listenOnLoopback } from './server/listen-on-loopback';
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
  /** Opens everything that is not published. */
  readonly token: string;
  /** What is open at this moment; nothing of it may outlive its client. */
  load(): LakeLoad;
  /** Stops listening, lets requests finish for some seconds, and closes the store. */
  close(): Promise<void>;
};

/** Open connections of clients. */
export type LakeLoad = {
  /** Notified of every change. */
  readonly listeners: number;
  readonly streams: number;
  readonly sockets: number;
};

/**
 * Opens the store, loads the datasets into memory and starts listening.
 *
 * @param settings as `readSettings` gives them.
 * @param now the clock; for tests.
 * @param queryWorker the program of the query threads; as built, it is beside that of the lake.
 * @throws StoreError if the data folder cannot be used; the system's error if the port is in use.
 */
export async function startContentLake(
  settings: LakeSettings,
  now: () => Date = () => new Date(),
  queryWorker: string | URL = new URL('query-worker.js', import.meta.url),
): Promise<ContentLake> {
  const store = new DocumentStore(settings.folder);
  const queries = new QueryPool(queryWorker, settings.queryTimeoutMs);
  try {
    const token = AccessToken.open(settings.folder);
    // Assets carry the port in their address, so the documents are loaded when it is known.
    let open: (lake: Lake) => void = () => undefined;
    const lake = new Promise<Lake>((resolve) => {
      open = resolve;
    });
    const { servers, port } = await listenOnLoopback(
      () => createHttpServer(lake),
      settings.hosts,
      settings.port,
    );
    const publicUrl = `http://localhost:${port}`;
    const opened = openLake(settings, store, token, publicUrl, queries, now);
    await queries.start([...opened.datasets.values()]);
    open(opened);
    return {
      url: publicUrl,
      token: token.value,
      load: () => loadOf(opened),
      close: () => close(servers, opened, store),
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
  publicUrl: string,
  queries: QueryPool,
  now: () => Date,
): Lake {
  const { folder, projectId } = settings;
  const datasets = settings.datasets.map(
    (name) =>
      new Dataset(
        name,
        store,
        (document) => withAssetUrl(document, publicUrl),
        (change) => queries.publish(name, change),
      ),
  );
  return {
    projectId,
    datasets: new Map(datasets.map((dataset) => [dataset.name, dataset])),
    store,
    token,
    queries,
    assets: new AssetStore(path.join(folder, 'assets')),
    images: new ImageRenderer(path.join(folder, 'renditions')),
    publicUrl,
    studioOrigin: settings.studioOrigin,
    streams: new Set(),
    sockets: new Set(),
    presence: new PresenceRooms(),
    now,
  };
}

function loadOf({ datasets, streams, sockets }: Lake): LakeLoad {
  const counts = [...datasets.values()].map(({ changes }) => changes.listenerCount);
  const listeners = counts.reduce((sum, count) => sum + count, 0);
  return { listeners, streams: streams.size, sockets: sockets.size };
}

async function close(servers: readonly Server[], lake: Lake, store: DocumentStore): Promise<void> {
  for (const stream of lake.streams) stream.destroy();
  for (const socket of lake.sockets) socket.close(CLOSE_GOING_AWAY);
  lake.queries.drain();
  const closed = Promise.all(servers.map((server) => new Promise((resolve) => server.close(resolve))));
  // Connections become idle as their requests are answered.
  const idleTimer = setInterval(() => {
    for (const server of servers) server.closeIdleConnections();
  }, IDLE_CHECK_MS);
  const timer = setTimeout(() => {
    for (const socket of lake.sockets) socket.terminate();
    for (const server of servers) server.closeAllConnections();
  }, DRAIN_TIMEOUT_MS);
  await closed;
  clearTimeout(timer);
  clearInterval(idleTimer);
  await lake.queries.stop();
  store.close();
}
