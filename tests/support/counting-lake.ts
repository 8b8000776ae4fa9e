import { createServer, type IncomingMessage, request, type Server, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { evaluate, parse } from 'groq-js';
import { afterAll, beforeAll } from 'vitest';
import { closeServer, listen } from './listen';
import { ownSite, type TestSite } from './test-site';

export type CountingLake = {
  url: string;
  /** Set by the test once the lake runs. */
  lakeUrl: string;
  /** Replaces the token `viewer`, of which the lake knows nothing. */
  lakeToken: string;
  /** Tags of the queries received (`site.document`). */
  queryTags: string[];
  /**
   * How queries are handled. `hidden`: answered from an empty dataset without an error, as hosted Sanity answers a
   * client without a token about a private dataset; one with a token is answered. `private`: live events need a token
   * too. `raw`: as if the perspective were ignored. `held`: answered when the mode is another. A fault: answered wrongly. Live events pass
   * in all other modes.
   */
  mode: 'forwarded' | 'hidden' | 'private' | 'raw' | 'held' | keyof typeof faults;
  stop(): Promise<void>;
};

/** Wrong answers to queries. */
const faults = {
  limited: (outgoing: ServerResponse) => void outgoing.writeHead(429, { 'Retry-After': '2' }).end('{}'),
  broken: (outgoing: ServerResponse) => void outgoing.writeHead(500).end('{}'),
};

const isFault = (mode: string): mode is keyof typeof faults => Object.hasOwn(faults, mode);

/** A proxy between a site and its lake, which records queries. */
export async function startCountingLake(): Promise<CountingLake> {
  const { lake, server } = createLake();
  lake.url = `http://127.0.0.1:${await listen(server)}`;
  return lake;
}

/**
 * A site of their own for the tests of a file or of a `describe`, whose queries are recorded.
 * @param mode of the proxy from the start
 */
export function countedSite(
  env: Record<string, string> = {},
  mode: CountingLake['mode'] = 'forwarded',
): { site: TestSite; lake: CountingLake } {
  const { lake, server } = createLake();
  lake.mode = mode;
  beforeAll(async () => {
    lake.url = `http://127.0.0.1:${await listen(server)}`;
  });
  afterAll(() => lake.stop());
  const site = ownSite(async () => ({ env: { SANITY_API_HOST: lake.url, ...env } }));
  beforeAll(() => void Object.assign(lake, { lakeUrl: site.lakeUrl, lakeToken: site.lakeToken }));
  return { site, lake };
}

function createLake(): { lake: CountingLake; server: Server } {
  let mode: CountingLake['mode'] = 'forwarded';
  const held: (() => void)[] = [];
  const handle = (incoming: IncomingMessage, outgoing: ServerResponse): void => {
    // Its client has not waited.
    if (outgoing.destroyed) return;
    if (lake.lakeUrl === '') return void outgoing.destroy();
    const url = new URL(incoming.url ?? '/', lake.lakeUrl);
    const isQuery = url.pathname.includes('/data/query/');
    const handling = handlingOf(mode, isQuery, incoming.headers.authorization !== undefined);
    if (handling === 'held') return void held.push(() => handle(incoming, outgoing));
    if (isFault(handling)) return void faults[handling](outgoing);
    if (handling === 'refused') return void outgoing.writeHead(401).end();
    if (handling === 'hidden') return void answerFromEmptyDataset(url, incoming, outgoing);
    if (handling === 'raw') url.searchParams.set('perspective', 'raw');
    forward(url, lake.lakeToken, incoming, outgoing);
  };
  const server = createServer((incoming, outgoing) => {
    const { pathname, searchParams } = new URL(incoming.url ?? '/', 'http://lake');
    if (pathname.includes('/data/query/')) lake.queryTags.push(searchParams.get('tag') ?? '');
    handle(incoming, outgoing);
  });
  const lake: CountingLake = {
    url: '',
    lakeUrl: '',
    lakeToken: '',
    queryTags: [],
    get mode() {
      return mode;
    },
    set mode(next) {
      mode = next;
      for (const answer of held.splice(0)) answer();
    },
    stop: () => closeServer(server),
  };
  return { lake, server };
}

function forward(url: URL, lakeToken: string, incoming: IncomingMessage, outgoing: ServerResponse): void {
  const headers = { ...incoming.headers, host: url.host };
  if (headers.authorization === 'Bearer viewer') headers.authorization = `Bearer ${lakeToken}`;
  const onward = request(url, { method: incoming.method, headers }, (answer) => {
    outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(outgoing);
    outgoing.once('close', () => answer.destroy());
    answer.once('close', () => outgoing.destroy());
  });
  onward.on('error', () => outgoing.destroy());
  incoming.pipe(onward);
}

function handlingOf(mode: CountingLake['mode'], isQuery: boolean, hasToken: boolean) {
  if (!isQuery) return mode === 'private' && !hasToken ? 'refused' : 'forwarded';
  const isHidden = (mode === 'private' || mode === 'hidden') && !hasToken;
  if (isHidden) return 'hidden';
  return mode === 'hidden' ? 'forwarded' : mode;
}

async function answerFromEmptyDataset(
  url: URL,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
): Promise<void> {
  const posted = incoming.method === 'POST' ? JSON.parse((await buffer(incoming)).toString()) : {};
  const inUrl = [...url.searchParams].filter(([name]) => name.startsWith('$'));
  const params =
    posted.params ?? Object.fromEntries(inUrl.map(([name, value]) => [name.slice(1), JSON.parse(value)]));
  const tree = parse(posted.query ?? url.searchParams.get('query'), { params });
  const result = await (await evaluate(tree, { dataset: [], params })).get();
  outgoing.setHeader('Content-Type', 'application/json').end(JSON.stringify({ result, syncTags: [], ms: 1 }));
}
