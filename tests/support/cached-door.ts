import type { IncomingMessage, ServerResponse } from 'node:http';
import { afterEach, beforeEach, onTestFinished } from 'vitest';
import type { PageCacheSettings } from '../../front-door/page-cache/page-cache';
import type { Purge } from '../../protocol/purge';
import { deferred } from './deferred';
import { type DoorBeforeFakeRenderer, startDoor } from './fake-renderer-door';

/** A page of the fake renderer. */
type FakePage = {
  status?: number;
  body: string;
  headers?: Record<string, string | string[]>;
  /** The page is chosen when the request arrives; its answer is sent when this resolves. */
  when?: Promise<unknown>;
  /** How many of its answers break off half-way. */
  cuts?: number;
};

/** Headers of a cacheable page of the site. */
export const CACHEABLE: Record<string, string> = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'public, max-age=0, s-maxage=60, stale-while-revalidate=600, stale-if-error=86400',
  vary: 'Accept-Encoding',
};

/** A cacheable page of the fake renderer. */
export const cacheablePage = (body: string, headers: FakePage['headers'] = {}): FakePage => ({
  body,
  headers: { ...CACHEABLE, ...headers },
});

const NOT_FOUND: FakePage = { status: 404, body: '<h1>Not found</h1>' };

async function sendPage(request: IncomingMessage, response: ServerResponse, page = NOT_FOUND): Promise<void> {
  const { status = 200, body, headers = CACHEABLE, when } = page;
  await when;
  if (page.cuts) {
    page.cuts -= 1;
    const half = { ...headers, 'content-length': body.length * 2 };
    return void response.writeHead(status, half).write(body, () => response.destroy());
  }
  const isUnchanged = headers.etag !== undefined && request.headers['if-none-match'] === headers.etag;
  if (isUnchanged) response.writeHead(304, headers).end();
  else response.writeHead(status, headers).end(body);
}

/** Endpoints of the fake renderer, with their methods. */
const ENDPOINTS = new Map([
  ['/api/b', ['GET', 'HEAD', 'POST', 'OPTIONS']],
  ['/readyz', ['GET', 'HEAD']],
]);
/** Settings of a page cache. */
export const PAGE_CACHE = {
  maxBytes: 1_000_000,
  maxErrorBytes: 100_000,
  parameters: { _data: new Set(['root', 'page']) },
  renderLimit: { burst: 100_000, perSecond: 1 },
};

type Settings = Partial<PageCacheSettings>;

/** A front door with a page cache, whose clock the test advances, before a renderer whose pages the test defines. */
class CachedDoor {
  url = '';
  port = 0;
  /** By path; a change shows at the next render. Other paths are answered with 404. */
  pages: Record<string, FakePage> = {};
  /** Requests that the renderer has received, in order. */
  rendererRequests: { target: string; headers: IncomingMessage['headers'] }[] = [];
  /** Parsed access-log lines. */
  log: Record<string, unknown>[] = [];
  /** Whether the renderer answers at all. */
  rendererIsUp = true;
  /** Whether the renderer has answered anything lately. */
  isResponsive = true;
  #nowMs = 0;
  #site: DoorBeforeFakeRenderer | undefined;

  constructor(
    private readonly settings: Settings = {},
    private readonly siteUrl?: string,
  ) {}

  /** Number of requests to the renderer that were aborted. */
  get aborted() {
    return this.#site?.renderer.counts.aborted ?? 0;
  }

  /** Advances the cache's clock. */
  pass(ms: number) {
    this.#nowMs += ms;
  }

  /** Sends a request as a visitor, and follows no redirect. */
  get = async (path: string, headers: Record<string, string> = {}, method = 'GET') => {
    const answer = await fetch(this.url + path, { headers, method, redirect: 'manual' });
    return { status: answer.status, headers: answer.headers, text: await answer.text() };
  };

  /** The same. @returns the body */
  text = async (path: string, headers?: Record<string, string>) => (await this.get(path, headers)).text;

  /** The targets that the renderer was asked for, in order. */
  targets = () => this.rendererRequests.map(({ target }) => target);

  /** Sets a page whose answers are held. @returns releases them */
  hold = (path: string, page: FakePage) => {
    const { promise, resolve } = deferred();
    this.pages[path] = { ...page, when: promise };
    return resolve;
  };

  purge(purge: Purge) {
    this.#site?.door.purge(purge);
  }

  /** Starts it, or another one as new. */
  async start() {
    Object.assign(this, { pages: {}, rendererRequests: [], rendererIsUp: true, isResponsive: true });
    this.#nowMs = 0;
    const site = await startDoor({
      siteUrl: this.siteUrl,
      endpoints: ENDPOINTS,
      // All visitors of a test have one address, whose connections would be limited.
      trustProxyHops: 1,
      reply: (request, response) => this.#reply(request, response),
      pageCache: { ...PAGE_CACHE, now: () => this.#nowMs, ...this.settings },
      upstream: {
        whenReady: async () => (this.rendererIsUp ? (this.#site?.renderer.port ?? null) : null),
        answered: () => undefined,
        isResponsive: () => this.isResponsive,
      },
    });
    Object.assign(this, { url: site.url, log: site.log, port: site.door.port });
    this.#site = site;
  }

  async stop() {
    await this.#site?.stop();
  }

  #reply(request: IncomingMessage, response: ServerResponse) {
    if (!this.rendererIsUp) return void request.socket.destroy();
    const target = request.url ?? '';
    this.rendererRequests.push({ target, headers: request.headers });
    return sendPage(request, response, this.pages[new URL(target, 'http://fake').pathname]);
  }
}

/** One for a test, after which it stops. */
export async function startCachedDoor(settings?: Settings, siteUrl?: string) {
  const door = new CachedDoor(settings, siteUrl);
  await door.start();
  onTestFinished(() => door.stop());
  return door;
}

/** A new one for each test of a file or of a `describe`. */
export function cachedDoor(settings?: Settings) {
  const door = new CachedDoor(settings);
  beforeEach(() => door.start());
  afterEach(() => door.stop());
  return door;
}
