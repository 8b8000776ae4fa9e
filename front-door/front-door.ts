import { once } from 'node:events';
import type { Server } from 'node:http';
import type { Endpoints } from '../protocol/endpoints';
import type { Purge } from '../protocol/purge';
import { type AccessLog, createAccessLog, createRequestLog } from './access-log';
import { Connections, createLimitedServer, drainConnections } from './connections/connections';
import { answerProtocolErrors } from './connections/protocol-errors';
import { type FrontDoorLimits, frontDoorLimits } from './limits';
import type { FrontDoorMetrics } from './metrics';
import { PageCache, type PageCacheSettings } from './page-cache/page-cache';
import { createRequestHandler } from './request-handler';
import { createStaticFiles } from './static-files';
import { type Upstream, UpstreamProxy } from './upstream/proxy';

export type FrontDoorOptions = {
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
  write(line: string): void;
  clientDirectory: string;
  publicDirectory: string;
  /** Holds files of earlier builds; without it only this build's are served. */
  buildFilesDirectory?: string;
  upstream: Upstream;
  /** Whose answers are never stored; all else can only be read. */
  endpoints: Endpoints;
  /** Without it no page is cached. */
  pageCache?: PageCacheSettings;
  /** Without it nothing is counted. */
  metrics?: FrontDoorMetrics | undefined;
  limits?: Partial<FrontDoorLimits>;
};

/** The public server knows HTTP, and nothing of the site's pages. */
export class FrontDoor {
  /** 0 until it listens. */
  port = 0;
  /** The public origin in use; known once it listens. */
  siteUrl: string;
  readonly #options: FrontDoorOptions;
  readonly #limits: FrontDoorLimits;
  readonly #server: Server;
  readonly #connections: Connections;
  #isDraining = false;
  #proxy: UpstreamProxy | undefined;
  #pageCache: PageCache | undefined;

  constructor(options: FrontDoorOptions) {
    this.#options = options;
    this.siteUrl = options.siteUrl ?? '';
    this.#limits = { ...frontDoorLimits, ...options.limits };
    const isBehindProxy = options.trustProxyHops > 0;
    this.#server = createLimitedServer(this.#limits, isBehindProxy);
    this.#connections = new Connections(this.#server, { limits: this.#limits, isBehindProxy });
  }

  purge(purge: Purge): void {
    this.#pageCache?.purge(purge);
  }

  /** Rejects with Node's error (`EADDRINUSE`, `EACCES`). */
  async listen(): Promise<void> {
    const { port, host } = this.#options;
    // A full queue would drop visitors too; a dropped one tries again after a second.
    await once(this.#server.listen(port, host, this.#limits.connections), 'listening');
    const address = this.#server.address();
    this.port = typeof address === 'object' && address !== null ? address.port : port;
    this.siteUrl ||= `http://localhost:${this.port}`;
    this.#answerRequests();
  }

  /** Answers every request that has arrived, then resolves; connections that outlast the deadline are cut. */
  async drain(): Promise<void> {
    this.#isDraining = true;
    await drainConnections(this.#connections, this.#limits, this.#options.drainDelayMs);
    this.#proxy?.close();
  }

  async close(): Promise<void> {
    this.#isDraining = true;
    await this.#connections.stopListening();
    this.#connections.closeAll();
    this.#proxy?.close();
  }

  #answerRequests(): void {
    const { metrics, upstream, endpoints, pageCache: settings, ...options } = this.#options;
    const [server, connections, limits] = [this.#server, this.#connections, this.#limits];
    const site = new URL(this.siteUrl);
    const https = site.protocol === 'https:' ? { hstsMaxAgeS: options.hstsMaxAgeS } : undefined;
    const writeLog = createAccessLog(options.write, options.logLevel);
    const log: AccessLog = (record) => {
      writeLog(record);
      metrics?.countRequest(record);
    };
    const proxy = new UpstreamProxy({ upstream, limits, site, https, onAnswer: metrics?.rendered });
    this.#proxy = proxy;
    this.#pageCache =
      settings && new PageCache({ settings, endpoints, proxy, upstream, limits, site, https });
    const handle = createRequestHandler({
      site,
      https,
      limits,
      endpoints,
      proxy,
      pageCache: this.#pageCache,
      trustProxyHops: options.trustProxyHops,
      begin: (request, response) => connections.begin(request.socket, response),
      onForwardedForUntrusted: options.onForwardedForUntrusted,
      isDraining: () => this.#isDraining,
      isOverloaded: (request) => connections.isOverloaded(request.socket),
      logRequest: createRequestLog(log, options.trustProxyHops > 0),
      staticFiles: createStaticFiles({ ...options, https }),
    });
    server.on('request', handle);
    // Without a listener Node sends "100 Continue" itself, before the declared length is checked.
    server.on('checkContinue', handle);
    // And "417 Expectation Failed", without our headers. Another expectation than that is ignored.
    server.on('checkExpectation', handle);
    const activeResponse = connections.activeResponse.bind(connections);
    answerProtocolErrors({ server, https, log, activeResponse });
    metrics?.metrics.gauge('site_draining', 'Whether this instance is stopping.', () => this.#isDraining);
    metrics?.metrics.gauge(
      'site_page_cache_bytes',
      'Size of the page cache.',
      () => this.#pageCache?.heldBytes ?? 0,
    );
  }
}
