import { createServer } from 'node:http';
import { createAccessLog } from './access-log';
import { type Connections, trackConnections } from './connections';
import { drainConnections } from './drain-connections';
import { type FrontDoorLimits, frontDoorLimits } from './limits';
import { answerProtocolErrors } from './protocol-errors';
import { createProxy } from './proxy';
import { createRequestHandler } from './request-handler';
import { createRequestLog } from './request-log';
import { createStaticFiles } from './static-files';
import type { Upstream } from './upstream';

export interface FrontDoorOptions {
  /** 0: any free port. */
  port: number;
  /** The public origin; by default `http://localhost:<port>`. */
  siteUrl?: string;
  trustProxyHops: number;
  /** How long new connections are still taken once draining has begun, for a load balancer to notice. */
  drainDelayMs: number;
  logLevel: string;
  /** Takes finished log lines. */
  write(line: string): void;
  clientDirectory: string;
  publicDirectory: string;
  upstream: Upstream;
  limits?: Partial<FrontDoorLimits>;
}

export interface FrontDoor {
  /** 0 until it listens. */
  readonly port: number;
  /** The public origin in use; known once it listens. */
  readonly siteUrl: string;
  /** Rejects with Node's error (`EADDRINUSE`, `EACCES`). */
  listen(): Promise<void>;
  /** Answers every request that has arrived, then resolves; connections that outlast the deadline are cut. */
  drain(): Promise<void>;
  /** Ends at once, cutting every connection. */
  close(): Promise<void>;
}

/** Makes the HTTP server between the world and the renderer. It knows HTTP, and nothing of what the renderer renders. */
export function createFrontDoor(options: FrontDoorOptions): FrontDoor {
  const limits = { ...frontDoorLimits, ...options.limits };
  const server = createLimitedServer(limits);
  const connections = trackConnections(server);
  const state = { draining: false, port: 0, siteUrl: options.siteUrl ?? '' };
  let closeProxy = () => {};

  function open(): void {
    const address = server.address();
    state.port = typeof address === 'object' && address !== null ? address.port : options.port;
    state.siteUrl ||= `http://localhost:${state.port}`;
    closeProxy = answerRequests(options, { server, connections, limits, state });
  }

  return {
    get port() {
      return state.port;
    },
    get siteUrl() {
      return state.siteUrl;
    },
    listen: () =>
      new Promise((resolve, reject) => {
        server.once('error', reject);
        server.listen(options.port, () => {
          open();
          resolve();
        });
      }),
    async drain() {
      state.draining = true;
      await drainConnections(connections, limits, options.drainDelayMs);
      closeProxy();
    },
    async close() {
      state.draining = true;
      await connections.stopListening();
      connections.closeAll();
      closeProxy();
    },
  };
}

function createLimitedServer(limits: FrontDoorLimits) {
  const server = createServer({
    maxHeaderSize: limits.headersMaxBytes,
    headersTimeout: limits.headersTimeoutMs,
    requestTimeout: limits.requestTimeoutMs,
    connectionsCheckingInterval: limits.deadlineCheckMs,
    keepAliveTimeout: limits.keepAliveTimeoutMs,
    // Checked by us, so that the answer looks like every other.
    requireHostHeader: false,
  });
  server.timeout = limits.socketIdleTimeoutMs;
  server.maxRequestsPerSocket = limits.requestsPerSocket;
  server.maxConnections = limits.connections;
  return server;
}

interface Running {
  server: ReturnType<typeof createServer>;
  connections: Connections;
  limits: FrontDoorLimits;
  state: { draining: boolean; siteUrl: string };
}

function answerRequests(
  options: FrontDoorOptions,
  { server, connections, limits, state }: Running,
): () => void {
  const site = new URL(state.siteUrl);
  const https = site.protocol === 'https:';
  const log = createAccessLog(options.write, options.logLevel);
  const proxy = createProxy({ upstream: options.upstream, limits, site });
  const handle = createRequestHandler({
    site,
    limits,
    proxy,
    trustProxyHops: options.trustProxyHops,
    begin: (request, response) => connections.begin(request.socket, response),
    isDraining: () => state.draining,
    logRequest: createRequestLog(log),
    staticFiles: createStaticFiles({ ...options, https }),
  });
  server.on('request', handle);
  // Without a listener Node says "100 Continue" itself, before anybody has looked at the declared length.
  server.on('checkContinue', handle);
  answerProtocolErrors({ server, https, log, activeResponse: connections.activeResponse });
  return proxy.close;
}
