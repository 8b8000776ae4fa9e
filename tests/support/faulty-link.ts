import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { closeServer, listen } from './listen';

const TRUE_ANSWER_MS = 10_000;

/** How a query fails. Live events pass, except where it is said. */
const faults = {
  /** Answers after five seconds and a half: later than the site waits. */
  slow: (_answer, outgoing) => wait(5_500, outgoing),
  /** Answers after a second. */
  late: (_answer, outgoing) => wait(1_000, outgoing),
  /** Never answers. */
  silent: (_answer, outgoing) => wait(600_000, outgoing),
  /** Sends a byte at a time. */
  async drip(answer, outgoing) {
    begin(answer, outgoing);
    for (let at = 0; at < answer.length && !outgoing.destroyed; at += 1) {
      outgoing.write(answer.subarray(at, at + 1));
      await wait(100, outgoing);
    }
    outgoing.end();
  },
  /** Ends the connection in the middle of the answer. */
  async half(answer, outgoing) {
    begin(answer, outgoing);
    outgoing.write(answer.subarray(0, answer.length / 2));
    await wait(20, outgoing);
    outgoing.destroy();
  },
  /** A page of some other program, with status 200. */
  html: (_answer, outgoing) => say(outgoing, 200, 'text/html', '<!doctype html><title>Not the Lake</title>'),
  /** Something that is no JSON, and says that it is. */
  garbage: (_answer, outgoing) => say(outgoing, 200, 'application/json', '\u0000\u0001{"result": [1,'),
  /** JSON, but no answer to a query. */
  other: (_answer, outgoing) => say(outgoing, 200, 'application/json', '{"result":[7,{"a":[]}],"ms":1}'),
  tooMany: (_answer, outgoing) => {
    outgoing.setHeader('Retry-After', '2');
    say(outgoing, 429, 'application/json', '{"statusCode":429,"error":"Too Many Requests"}');
  },
  broken: (_answer, outgoing) => say(outgoing, 500, 'application/json', '{"statusCode":500,"error":"Oops"}'),
  /** Ends every connection, old and new, without an answer. */
  cut: (_answer, outgoing) => void outgoing.destroy(),
  /** Ends live events; queries are answered. */
  noEvents: () => undefined,
} satisfies Record<string, Fault>;

type Fault = (answer: Buffer, outgoing: ServerResponse) => void | Promise<void>;
export type LinkFault = keyof typeof faults;
export const linkFaults = Object.keys(faults).filter((name): name is LinkFault => name in faults);

export type FaultyLink = {
  url: string;
  /** Where it leads; the caller sets it once the server listens. */
  target: string;
  /** Begins a fault, or ends it. */
  fault: LinkFault | undefined;
  /** The tag of the only queries that fail (`site.document`); by default all do. */
  only: string | undefined;
  stop(): Promise<void>;
};

/** The way from the site to its Lake: an HTTP proxy whose queries can be made to fail. */
export async function startFaultyLink(): Promise<FaultyLink> {
  const feeds = new Set<ServerResponse>();
  let fault: LinkFault | undefined;
  const server = createServer((incoming, outgoing) => {
    const isQuery = incoming.url?.includes('/data/query/') ?? false;
    const isFeed = incoming.url?.includes('/live/events') ?? false;
    if (link.target === '' || fault === 'cut' || (fault === 'noEvents' && isFeed))
      return void outgoing.destroy();
    if (isFeed) feeds.add(outgoing.once('close', () => feeds.delete(outgoing)));
    const isMeant = link.only === undefined || incoming.url?.includes(`tag=${link.only}`);
    if (fault !== undefined && isQuery && isMeant)
      return void failWith(faults[fault], link.target, incoming, outgoing);
    forward(new URL(incoming.url ?? '/', link.target), incoming, outgoing);
  });
  const link: FaultyLink = {
    url: `http://127.0.0.1:${await listen(server)}`,
    target: '',
    only: undefined,
    get fault() {
      return fault;
    },
    set fault(next) {
      fault = next;
      if (next === 'cut') server.closeAllConnections();
      if (next === 'noEvents') for (const feed of feeds) feed.destroy();
    },
    stop: () => closeServer(server),
  };
  return link;
}

/** @param authorization replaces the one of the request */
export function forward(
  url: URL,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  authorization = incoming.headers.authorization,
): void {
  const headers = { ...incoming.headers, host: url.host, ...(authorization && { authorization }) };
  const onward = request(url, { method: incoming.method, headers }, (answer) => {
    outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
    outgoing.flushHeaders();
    answer.pipe(outgoing);
    // A cut connection on one side is cut on the other.
    answer.once('close', () => outgoing.destroy());
  });
  outgoing.once('close', () => onward.destroy());
  onward.on('error', () => outgoing.destroy());
  incoming.pipe(onward);
}

async function failWith(
  fault: Fault,
  target: string,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
): Promise<void> {
  const url = new URL(incoming.url ?? '/', target);
  const headers = new Headers({ 'Content-Type': 'application/json' });
  // A query above 11 KB is a POST. One whose client has left needs no answer.
  const body = incoming.method === 'POST' ? await buffer(incoming).catch(() => undefined) : undefined;
  if (incoming.headers.authorization) headers.set('Authorization', incoming.headers.authorization);
  // What is sent slowly or by half is the true answer; the Lake may be away at the same time.
  const signal = AbortSignal.timeout(TRUE_ANSWER_MS);
  const answer = await fetch(url, { method: incoming.method, headers, body, signal })
    .then(async (whole) => Buffer.from(await whole.arrayBuffer()))
    .catch(() => Buffer.from('{}'));
  await fault(answer, outgoing);
  if (!outgoing.writableEnded && !outgoing.destroyed) say(outgoing, 200, 'application/json', answer);
}

function say(outgoing: ServerResponse, status: number, type: string, body: string | Buffer): void {
  outgoing.writeHead(status, { 'Content-Type': type }).end(body);
}

const begin = (answer: Buffer, outgoing: ServerResponse) =>
  outgoing.writeHead(200, { 'Content-Type': 'application/json', 'Content-Length': answer.length });

/** Resolves also when the client has left. */
function wait(ms: number, outgoing: ServerResponse): Promise<void> {
  return new Promise((resolve) => {
    const settle = () => {
      clearTimeout(timer);
      outgoing.off('close', settle);
      resolve();
    };
    const timer = setTimeout(settle, ms);
    outgoing.once('close', settle);
  });
}
