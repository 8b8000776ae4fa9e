import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { closeServer, listen } from './listen';

export type FakeRenderer = Awaited<ReturnType<typeof startFakeRenderer>>;

const PAGE = '<!doctype html><title>page</title><h1>Page</h1>';
const PAGE_HEADERS = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'referrer-policy': 'no-referrer',
  'x-powered-by': 'Express',
  server: 'fake',
  connection: 'keep-alive, x-hop',
  'x-hop': 'one hop only',
  'set-cookie': ['a=1', 'b=2'],
};

export type Reply = (
  request: IncomingMessage,
  response: ServerResponse,
  query: URLSearchParams,
) => void | Promise<void>;

const notFound: Reply = (_, response) =>
  void response.writeHead(404, { 'content-type': 'text/html' }).end('<h1>Not found</h1>');

/** Answers by path: one path for each correct or faulty behaviour of a renderer. */
const replies: Record<string, Reply> = {
  '/healthz': (_, response) => void response.end('ok'),
  '/readyz': (_, response) => void response.end('ready, says the renderer'),
  '/page': (_, response) => void response.writeHead(200, PAGE_HEADERS).end(PAGE),
  '/framed': (_, response) =>
    void response
      .writeHead(200, { 'content-security-policy': "frame-ancestors 'self' https://studio.example" })
      .end(),
  '/echo': async (request, response) => {
    let bytes = 0;
    for await (const chunk of request) bytes += Buffer.byteLength(chunk);
    const { method, url, headers } = request;
    response
      .setHeader('content-type', 'application/json')
      .end(JSON.stringify({ method, url, headers, bytes }));
  },
  '/slow': async (_, response, query) => {
    await sleep(Number(query.get('ms')));
    response.end('slow');
  },
  '/hang': () => {},
  '/stall': (_, response) => void response.write('one'),
  '/cut': (_, response) => {
    response.writeHead(200, { 'content-length': 100 }).write('only ten c', () => response.destroy());
  },
  '/garbage': (request) => void request.socket.end('this is not HTTP\r\n\r\n'),
};

type Options = {
  /** By default a free one. */
  port?: number;
  /** Replies of more paths. */
  extra?: Record<string, Reply>;
  /** Replies to every request, instead of those by path. */
  reply?: Reply | undefined;
};

/** Starts a fake renderer on a loopback port. */
export async function startFakeRenderer({ port = 0, extra, reply }: Options = {}) {
  /** Method and target of every request except health checks, in order. */
  const seen: string[] = [];
  /** Requests aborted before their answer was complete; connections opened; connections open now. */
  const counts = { aborted: 0, connections: 0, open: 0, resets: 0 };
  const { hold, release } = createHold();
  const known: Record<string, Reply> = {
    ...replies,
    '/held': ({ url }, response) => hold(url, () => response.end('held')),
    '/stream': ({ url }, response) => {
      response.write('one');
      hold(url, () => response.end('two'));
    },
    '/release': (_, response) => {
      release();
      response.end();
    },
    '/reset-once': (request, response) => {
      counts.resets += 1;
      if (counts.resets === 1) request.socket.destroy();
      else response.end('after a reset');
    },
    '/reset-always': (request) => void request.socket.destroy(),
    ...extra,
  };
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://fake');
    if (url.pathname !== '/healthz') seen.push(`${request.method} ${request.url}`);
    response.once('close', () => {
      if (!response.writableFinished) counts.aborted += 1;
    });
    void (reply ?? known[url.pathname] ?? notFound)(request, response, url.searchParams);
  });
  server.on('connection', (socket) => {
    counts.connections += 1;
    counts.open += 1;
    socket.once('close', () => {
      counts.open -= 1;
    });
  });
  const taken = await listen(server, port);
  return {
    port: taken,
    seen,
    counts,
    /** Answers the requests to `/held` and `/stream`, those that wait and later ones; or only those to this target. */
    release,
    /** Stops listening and closes every connection; `start` uses the same port again. */
    stop: () => closeServer(server),
    start: async () => void (await listen(server, taken)),
  };
}

/** Holds answers until their target, or every target, is released. */
function createHold() {
  const held: { target: string | undefined; answer(): void }[] = [];
  const released = new Set<string | undefined>();
  const isReleased = (target: string | undefined) => released.has(undefined) || released.has(target);
  return {
    hold(target: string | undefined, answer: () => void) {
      if (isReleased(target)) answer();
      else held.push({ target, answer });
    },
    release(target?: string) {
      released.add(target);
      for (const each of held) if (isReleased(each.target)) each.answer();
    },
  };
}
