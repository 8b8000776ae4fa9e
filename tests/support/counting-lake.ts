import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { evaluate, parse } from 'groq-js';
import { closeServer, listen } from './listen';

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
   * too. `raw`: as if the perspective were ignored. `held`: never answered. A fault: answered wrongly. Live events pass
   * in all other modes.
   */
  mode: 'forwarded' | 'hidden' | 'private' | 'raw' | 'held' | keyof typeof faults;
  stop(): Promise<void>;
};

/** Wrong answers to queries. */
const faults = {
  dripped(outgoing: ServerResponse) {
    const timer = setInterval(() => outgoing.write(' '), 100);
    outgoing.on('close', () => clearInterval(timer));
  },
  garbage: (outgoing: ServerResponse) => void outgoing.end(Buffer.alloc(5_000, 0xfe)),
  half: (outgoing: ServerResponse) => {
    outgoing.writeHead(200, { 'Content-Type': 'application/json', 'Content-Length': 500 });
    outgoing.write('{"result":', () => outgoing.destroy());
  },
  limited: (outgoing: ServerResponse) => void outgoing.writeHead(429, { 'Retry-After': '2' }).end('{}'),
  broken: (outgoing: ServerResponse) => void outgoing.writeHead(500).end('{}'),
};

const isFault = (mode: string): mode is keyof typeof faults => Object.hasOwn(faults, mode);

/** A proxy between the site and its lake, which records queries. */
export async function startCountingLake(): Promise<CountingLake> {
  const queryTags: string[] = [];
  const server = createServer((incoming, outgoing) => {
    if (lake.lakeUrl === '') return void outgoing.destroy();
    const url = new URL(incoming.url ?? '/', lake.lakeUrl);
    const isQuery = url.pathname.includes('/data/query/');
    if (isQuery) queryTags.push(url.searchParams.get('tag') ?? '');
    const handling = handlingOf(lake.mode, isQuery, incoming.headers.authorization !== undefined);
    if (handling === 'held') return;
    if (isFault(handling)) return void faults[handling](outgoing);
    if (handling === 'refused') return void outgoing.writeHead(401).end();
    if (handling === 'hidden') return void answerFromEmptyDataset(url, incoming, outgoing);
    if (handling === 'raw') url.searchParams.set('perspective', 'raw');
    const headers = { ...incoming.headers, host: url.host };
    if (headers.authorization === 'Bearer viewer') headers.authorization = `Bearer ${lake.lakeToken}`;
    const onward = request(url, { method: incoming.method, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
      outgoing.once('close', () => answer.destroy());
      answer.once('close', () => outgoing.destroy());
    });
    onward.on('error', () => outgoing.destroy());
    incoming.pipe(onward);
  });
  const lake: CountingLake = {
    url: `http://127.0.0.1:${await listen(server)}`,
    lakeUrl: '',
    lakeToken: '',
    queryTags,
    mode: 'forwarded',
    stop: () => closeServer(server),
  };
  return lake;
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
