import type { IncomingMessage, ServerResponse } from 'node:http';
import { afterEach, beforeEach } from 'vitest';
import type { PageCacheSettings } from '../../front-door/page-cache/page-cache';
import type { Reply } from './fake-renderer';
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

export type CachedDoor = {
  url: string;
  port: number;
  /** By path; a change shows at the next render. Other paths are answered with 404. */
  pages: Record<string, FakePage>;
  /** Requests that the renderer has received, in order. */
  rendererRequests: { target: string; headers: IncomingMessage['headers'] }[];
  /** Number of requests to the renderer that were aborted. */
  readonly aborted: number;
  /** Parsed access-log lines. */
  log: Record<string, unknown>[];
  /** Advances the cache's clock. */
  pass(ms: number): void;
  /** Whether the renderer answers at all. */
  rendererIsUp: boolean;
  /** Whether the renderer has answered anything lately. */
  isResponsive: boolean;
  /** Sends a request as a visitor, and follows no redirect. */
  get(
    path: string,
    headers?: Record<string, string>,
    method?: string,
  ): Promise<{ status: number; headers: Headers; text: string }>;
  /** The same. @returns the body */
  text(path: string, headers?: Record<string, string>): Promise<string>;
  /** The targets that the renderer was asked for, in order. */
  targets(): string[];
  /** Sends a purge. @returns the status */
  purge(message: unknown): Promise<number>;
  purgeUrl: string;
  stop(): Promise<void>;
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

/** A promise that the test resolves, to hold a page's answer. */
export const deferred = () => {
  let resolve = () => {};
  const promise = new Promise<void>((settle) => {
    resolve = settle;
  });
  return { promise, resolve };
};

async function sendPage(request: IncomingMessage, response: ServerResponse, page?: FakePage): Promise<void> {
  const {
    status = 200,
    body = '<h1>Not found</h1>',
    headers = CACHEABLE,
    when,
  }: Partial<FakePage> = page ?? { status: 404 };
  await when;
  if (page?.cuts) {
    page.cuts -= 1;
    const half = { ...headers, 'content-length': body.length * 2 };
    return void response.writeHead(status, half).write(body, () => response.destroy());
  }
  const isUnchanged = headers.etag !== undefined && request.headers['if-none-match'] === headers.etag;
  if (isUnchanged) response.writeHead(304, headers).end();
  else response.writeHead(status, headers).end(body);
}

const fresh = () => ({ pages: {}, rendererRequests: [], rendererIsUp: true, isResponsive: true });

const ENDPOINTS = new Map([
  ['/api/b', ['GET', 'HEAD', 'POST', 'OPTIONS']],
  ['/readyz', ['GET', 'HEAD']],
]);
const PAGE_CACHE = {
  maxBytes: 1_000_000,
  maxErrorBytes: 100_000,
  parameters: { _data: new Set(['root', 'page']) },
  renderLimit: { burst: 100_000, perSecond: 1 },
};

type Settings = Partial<PageCacheSettings>;

/** A door that can be started again, as new. */
function createDoor(settings: Settings = {}, siteUrl?: string) {
  let nowMs = 0;
  let site: DoorBeforeFakeRenderer | undefined;
  const door: CachedDoor & { start(): Promise<void> } = {
    ...fresh(),
    ...{ url: '', port: 0, purgeUrl: '', log: [] },
    get aborted() {
      return site?.renderer.counts.aborted ?? 0;
    },
    pass(ms) {
      nowMs += ms;
    },
    async get(path, headers = {}, method = 'GET') {
      const answer = await fetch(door.url + path, { headers, method, redirect: 'manual' });
      return { status: answer.status, headers: answer.headers, text: await answer.text() };
    },
    text: async (path, headers) => (await door.get(path, headers)).text,
    targets: () => door.rendererRequests.map(({ target }) => target),
    purge: async (message) =>
      (await fetch(door.purgeUrl, { method: 'POST', body: JSON.stringify(message) })).status,
    async start() {
      Object.assign(door, fresh());
      nowMs = 0;
      site = await startDoor({
        siteUrl,
        endpoints: ENDPOINTS,
        // All visitors of a test have one address, whose connections would be limited.
        trustProxyHops: 1,
        reply: replyOf(door),
        pageCache: { ...PAGE_CACHE, now: () => nowMs, ...settings },
        upstream: {
          whenReady: async () => (door.rendererIsUp ? (site?.renderer.port ?? null) : null),
          answered: () => undefined,
          isResponsive: () => door.isResponsive,
        },
      });
      const { url, log } = site;
      const { port, purgeUrl } = site.door;
      Object.assign(door, { url, log, port, purgeUrl });
    },
    stop: async () => site?.stop(),
  };
  return door;
}

const replyOf =
  (door: CachedDoor): Reply =>
  (request, response) => {
    if (!door.rendererIsUp) return void request.socket.destroy();
    const target = request.url ?? '';
    door.rendererRequests.push({ target, headers: request.headers });
    return sendPage(request, response, door.pages[new URL(target, 'http://fake').pathname]);
  };

/** A front door with a page cache, whose clock the test advances, before a renderer whose pages the test defines. */
export async function startCachedDoor(settings?: Settings, siteUrl?: string): Promise<CachedDoor> {
  const door = createDoor(settings, siteUrl);
  await door.start();
  return door;
}

/** A new one for each test of a file or of a `describe`. */
export function cachedDoor(settings?: Settings): CachedDoor {
  const door = createDoor(settings);
  beforeEach(() => door.start());
  afterEach(() => door.stop());
  return door;
}
