import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { afterEach, beforeEach } from 'vitest';
import { FrontDoor } from '../../front-door/front-door';
import type { PageCacheSettings } from '../../front-door/page-cache/page-cache';
import { closeServer, listen } from './listen';

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
  aborted: number;
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

async function reply(request: IncomingMessage, response: ServerResponse, page?: FakePage): Promise<void> {
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

const fresh = () => ({
  pages: {},
  rendererRequests: [],
  aborted: 0,
  log: [],
  rendererIsUp: true,
  isResponsive: true,
});

type Settings = Partial<PageCacheSettings>;

/** A door that can be started again, as new. */
function createDoor(settings: Settings = {}, siteUrl?: string) {
  let nowMs = 0;
  const door: CachedDoor & { start(): Promise<void> } = {
    ...fresh(),
    ...{ url: '', port: 0, purgeUrl: '' },
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
      const renderer = rendererOf(door);
      const pageCache = { ...PAGE_CACHE, now: () => nowMs, ...settings };
      const frontDoor = frontDoorOf(door, { siteUrl, pageCache, rendererPort: await listen(renderer) });
      await frontDoor.listen();
      const { port, purgeUrl = '' } = frontDoor;
      Object.assign(door, fresh(), { port, purgeUrl, url: `http://localhost:${port}` });
      nowMs = 0;
      door.stop = async () => {
        await frontDoor.close();
        await closeServer(renderer);
      };
    },
    stop: async () => {},
  };
  return door;
}

function rendererOf(door: CachedDoor) {
  return createServer((request, response) => {
    if (!door.rendererIsUp) return void request.socket.destroy();
    const target = request.url ?? '';
    door.rendererRequests.push({ target, headers: request.headers });
    response.once('close', () => {
      if (!response.writableFinished) door.aborted += 1;
    });
    void reply(request, response, door.pages[new URL(target, 'http://fake').pathname]);
  });
}

const PAGE_CACHE = {
  maxBytes: 1_000_000,
  maxErrorBytes: 100_000,
  endpoints: new Set(['/api/b', '/readyz']),
  parameters: { _data: new Set(['root', 'page']) },
  renderLimit: { burst: 100_000, perSecond: 1 },
};

type Before = { siteUrl: string | undefined; pageCache: PageCacheSettings; rendererPort: number };

function frontDoorOf(door: CachedDoor, { siteUrl, pageCache, rendererPort }: Before) {
  return new FrontDoor({
    port: 0,
    siteUrl,
    trustProxyHops: 0,
    drainDelayMs: 0,
    hstsMaxAgeS: 86_400,
    logLevel: 'info',
    write: (line) => void door.log.push(JSON.parse(line())),
    clientDirectory: '/nonexistent',
    publicDirectory: '/nonexistent',
    upstream: {
      whenReady: async () => (door.rendererIsUp ? rendererPort : null),
      answered: () => undefined,
      isResponsive: () => door.isResponsive,
    },
    pageCache,
  });
}

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
