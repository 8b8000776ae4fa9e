import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { evaluate, parse } from 'groq-js';
import { afterAll, beforeAll } from 'vitest';
import { forward } from './faulty-link';
import { closeServer, listen } from './listen';
import { ownSite, type TestSite } from './test-site';

/**
 * How queries are handled. `hidden`: answered from an empty dataset without an error, as hosted Sanity answers a client
 * without a token about a private dataset; one with a token is answered. `private`: live events need a token too. `raw`:
 * as if the perspective were ignored. `held`: answered when the mode is another. `limited`: 429. `broken`: 500. Live
 * events pass in all other modes.
 */
type Mode = 'forwarded' | 'hidden' | 'private' | 'raw' | 'held' | 'limited' | 'broken';

/**
 * A site of their own for the tests of a file or of a `describe`, whose queries are recorded. The lake knows nothing of
 * the token `viewer`, which may do all that its own may.
 * @param mode of the lake from the start
 */
export function countedSite(env: Record<string, string> = {}, mode: Mode = 'forwarded') {
  const lake = new LakeProxy(mode);
  beforeAll(() => lake.listen());
  afterAll(() => lake.stop());
  const site = ownSite(async () => ({ env: { SANITY_API_HOST: lake.url, ...env } }));
  beforeAll(() => {
    lake.target = site;
  });
  return { site, lake };
}

class LakeProxy {
  /** Tags of the queries received (`site.document`). */
  readonly queryTags: string[] = [];
  url = '';
  /** The lake itself, once it runs. */
  target: Pick<TestSite, 'lakeUrl' | 'lakeToken'> | undefined;
  readonly #held: (() => void)[] = [];
  readonly #server = createServer((incoming, outgoing) => {
    const { pathname, searchParams } = new URL(incoming.url ?? '/', 'http://lake');
    if (pathname.includes('/data/query/')) this.queryTags.push(searchParams.get('tag') ?? '');
    this.#handle(incoming, outgoing);
  });

  constructor(private current: Mode) {}

  set mode(mode: Mode) {
    this.current = mode;
    for (const answer of this.#held.splice(0)) answer();
  }

  async listen(): Promise<void> {
    this.url = `http://127.0.0.1:${await listen(this.#server)}`;
  }

  stop(): Promise<void> {
    return closeServer(this.#server);
  }

  #handle(incoming: IncomingMessage, outgoing: ServerResponse): void {
    // Before the lake runs, or after a client has waited long enough.
    if (!this.target || outgoing.destroyed) return void outgoing.destroy();
    const { authorization } = incoming.headers;
    const url = new URL(incoming.url ?? '/', this.target.lakeUrl);
    const isQuery = url.pathname.includes('/data/query/');
    const mode = isQuery || this.current === 'private' ? this.current : 'forwarded';
    const isHidden = (mode === 'private' || mode === 'hidden') && authorization === undefined;
    if (isHidden && isQuery) return void answerFromEmptyDataset(url, incoming, outgoing);
    if (isHidden) return void outgoing.writeHead(401).end();
    if (mode === 'held') return void this.#held.push(() => this.#handle(incoming, outgoing));
    if (mode === 'limited') return void outgoing.writeHead(429, { 'Retry-After': '2' }).end('{}');
    if (mode === 'broken') return void outgoing.writeHead(500).end('{}');
    if (mode === 'raw') url.searchParams.set('perspective', 'raw');
    const isViewer = authorization === 'Bearer viewer';
    forward(url, incoming, outgoing, isViewer ? `Bearer ${this.target.lakeToken}` : authorization);
  }
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
