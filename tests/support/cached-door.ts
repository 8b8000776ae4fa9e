import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
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

/** A front door with a page cache, whose clock the test advances, before a renderer whose pages the test defines. */
export async function startCachedDoor(
  settings: Partial<PageCacheSettings> = {},
  siteUrl?: string,
): Promise<CachedDoor> {
  const state = { nowMs: 0, aborted: 0, rendererIsUp: true, isResponsive: true };
  const pages: CachedDoor['pages'] = {};
  const rendererRequests: CachedDoor['rendererRequests'] = [];
  const log: CachedDoor['log'] = [];
  const renderer = createServer((request, response) => {
    if (!state.rendererIsUp) return void request.socket.destroy();
    rendererRequests.push({ target: request.url ?? '', headers: request.headers });
    response.once('close', () => {
      if (!response.writableFinished) state.aborted += 1;
    });
    void reply(request, response, pages[new URL(request.url ?? '/', 'http://fake').pathname]);
  });
  const rendererPort = await listen(renderer);
  const door = new FrontDoor({
    port: 0,
    siteUrl,
    trustProxyHops: 0,
    drainDelayMs: 0,
    hstsMaxAgeS: 86_400,
    logLevel: 'info',
    write: (line) => void log.push(JSON.parse(line())),
    clientDirectory: '/nonexistent',
    publicDirectory: '/nonexistent',
    upstream: {
      whenReady: async () => (state.rendererIsUp ? rendererPort : null),
      answered: () => undefined,
      isResponsive: () => state.isResponsive,
    },
    pageCache: {
      maxBytes: 1_000_000,
      maxErrorBytes: 100_000,
      endpoints: new Set(['/api/b', '/readyz']),
      parameters: { _data: new Set(['root', 'page']) },
      renderLimit: { burst: 100_000, perSecond: 1 },
      now: () => state.nowMs,
      ...settings,
    },
  });
  await door.listen();
  const purgeUrl = door.purgeUrl ?? '';
  return {
    url: `http://localhost:${door.port}`,
    port: door.port,
    pages,
    rendererRequests,
    log,
    purgeUrl,
    get aborted() {
      return state.aborted;
    },
    get rendererIsUp() {
      return state.rendererIsUp;
    },
    set rendererIsUp(value) {
      state.rendererIsUp = value;
    },
    get isResponsive() {
      return state.isResponsive;
    },
    set isResponsive(value) {
      state.isResponsive = value;
    },
    pass(ms) {
      state.nowMs += ms;
    },
    async get(path, headers = {}, method = 'GET') {
      const url = `http://localhost:${door.port}${path}`;
      const answer = await fetch(url, { headers, method, redirect: 'manual' });
      return { status: answer.status, headers: answer.headers, text: await answer.text() };
    },
    async purge(message) {
      return (await fetch(purgeUrl, { method: 'POST', body: JSON.stringify(message) })).status;
    },
    async stop() {
      await door.close();
      await closeServer(renderer);
    },
  };
}
