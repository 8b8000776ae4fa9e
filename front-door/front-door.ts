import type { Server } from 'node:http';
import type { Purge } from '../protocol/purge';
import { type AccessLog, createAccessLog, createRequestLog, type LazyLine } from './access-log';
import { Connections, createLimitedServer, drainConnections } from './connections/connections';
import { answerProtocolErrors } from './connections/protocol-errors';
import { type FrontDoorLimits, frontDoorLimits } from './limits';
import type { FrontDoorMetrics } from './metrics';
import { PageCache, type PageCacheSettings } from './page-cache/page-cache';
import { listenForPurges, type PurgeListener } from './page-cache/purge-listener';
import { createRequestHandler } from './request-handler';
import { createStaticFiles } from './static-files';
import { createProxy, type Upstream, type UpstreamProxy } from './upstream/proxy';

export type FrontDoorOptions = {
  /** 0: any free port. */
  port: number;
  /** Address or host name that the port is bound to; by default every address. */
  host?: string;
  /** `max-age` of HSTS, where the public origin is https. */
  hstsMaxAgeS: number;
  /** The public origin; by default `http://localhost:<port>`. */
  siteUrl?: string;
  trustProxyHops: number;
  /** Called once, when a request has `X-Forwarded-For` and no proxy is trusted. */
  onForwardedForUntrusted?: () => void;
  /** How long new connections are accepted after draining begins, so that a load balancer notices. */
  drainDelayMs: number;
  logLevel: string;
  /** Receives the lines of the access log. */
  write(line: LazyLine): void;
  clientDirectory: string;
  publicDirectory: string;
  /** Holds files of earlier builds; without it only this build's are served. */
  buildFilesDirectory?: string;
  upstream: Upstream;
  /** Without it no page is cached. */
  pageCache?: PageCacheSettings;
  /** Without it nothing is counted. */
  metrics?: FrontDoorMetrics | undefined;
  limits?: Partial<FrontDoorLimits>;
};

export type FrontDoor = {
  /** 0 until it listens. */
  readonly port: number;
  /** The public origin in use; known once it listens. */
  readonly siteUrl: string;
  /** Where to send purges for the page cache; known once it listens, undefined without a page cache. */
  readonly purgeUrl: string | undefined;
  /** Marks stored pages expired; does nothing without a page cache. */
  purge(purge: Purge): void;
  /** Rejects with Node's error (`EADDRINUSE`, `EACCES`). */
  listen(): Promise<void>;
  /** Answers every request that has arrived, then resolves; connections that outlast the deadline are cut. */
  drain(): Promise<void>;
  /** Stops immediately and cuts every connection. */
  close(): Promise<void>;
};

/** Makes the public HTTP server before the renderer. It knows HTTP, and nothing of the site's pages. */
export function createFrontDoor(options: FrontDoorOptions): FrontDoor {
  const limits = { ...frontDoorLimits, ...options.limits };
  const server = createLimitedServer(limits);
  const connections = new Connections(server, { limits, limitsNetworks: options.trustProxyHops === 0 });
  const door: Door = {
    server,
    limits,
    connections,
    draining: false,
    port: 0,
    siteUrl: options.siteUrl ?? '',
    proxy: null,
    pageCache: undefined,
    purges: null,
  };
  return {
    get port() {
      return door.port;
    },
    get siteUrl() {
      return door.siteUrl;
    },
    get purgeUrl() {
      return door.purges?.url;
    },
    purge: (purge) => door.pageCache?.purge(purge),
    listen: () => listen(door, options),
    async drain() {
      door.draining = true;
      await drainConnections(door.connections, limits, options.drainDelayMs);
      end(door);
    },
    async close() {
      door.draining = true;
      await door.connections.stopListening();
      door.connections.closeAll();
      end(door);
    },
  };
}

type Door = {
  server: Server;
  limits: FrontDoorLimits;
  connections: Connections;
  draining: boolean;
  port: number;
  siteUrl: string;
  proxy: UpstreamProxy | null;
  pageCache: PageCache | undefined;
  purges: PurgeListener | null;
};

function end({ proxy, purges }: Door): void {
  proxy?.close();
  purges?.close();
}

async function listen(door: Door, options: FrontDoorOptions): Promise<void> {
  await listenPublicly(door, options);
  const pageCache = answerRequests(door, options);
  door.pageCache = pageCache;
  if (pageCache) door.purges = await listenForPurges((purge) => pageCache.purge(purge));
}

function listenPublicly(door: Door, options: FrontDoorOptions): Promise<void> {
  const { server } = door;
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(options.port, options.host, () => {
      const address = server.address();
      door.port = typeof address === 'object' && address !== null ? address.port : options.port;
      door.siteUrl ||= `http://localhost:${door.port}`;
      resolve();
    });
  });
}

function answerRequests(door: Door, options: FrontDoorOptions): PageCache | undefined {
  const { server, connections, limits } = door;
  const site = new URL(door.siteUrl);
  const https = site.protocol === 'https:' ? { hstsMaxAgeS: options.hstsMaxAgeS } : undefined;
  const { metrics, upstream } = options;
  const writeLog = createAccessLog(options.write, options.logLevel);
  const log: AccessLog = (record) => {
    writeLog(record);
    metrics?.countRequest(record);
  };
  const proxy = createProxy({ upstream, limits, site, https, onAnswer: metrics?.rendered });
  const settings = options.pageCache;
  const pageCache = settings && new PageCache({ settings, proxy, upstream, limits, site, https });
  const handle = createRequestHandler({
    site,
    https,
    limits,
    proxy,
    pageCache,
    trustProxyHops: options.trustProxyHops,
    begin: (request, response) => connections.begin(request.socket, response),
    onForwardedForUntrusted: options.onForwardedForUntrusted,
    isDraining: () => door.draining,
    isOverloaded: () => connections.isOverloaded,
    logRequest: createRequestLog(log, options.trustProxyHops > 0),
    staticFiles: createStaticFiles({ ...options, https }),
  });
  server.on('request', handle);
  // Without a listener Node sends "100 Continue" itself, before the declared length is checked.
  server.on('checkContinue', handle);
  answerProtocolErrors({
    server,
    https,
    log,
    activeResponse: (socket) => connections.activeResponse(socket),
  });
  door.proxy = proxy;
  metrics?.metrics.gauge('site_draining', 'Whether this instance is stopping.', () => [
    { value: Number(door.draining) },
  ]);
  metrics?.metrics.gauge('site_page_cache_bytes', 'Size of the page cache.', () => [
    { value: pageCache?.heldBytes ?? 0 },
  ]);
  return pageCache;
}
