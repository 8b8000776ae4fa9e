import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { evaluate, parse } from 'groq-js';

export type CountingLake = {
  url: string;
  /** Set by the test once the lake runs. */
  lakeUrl: string;
  /** Tags of the queries received (`site.document`). */
  queryTags: string[];
  /**
   * How queries are handled. `hidden`: answered from an empty dataset without an error, as hosted Sanity answers a
   * client without a token about a private dataset; one with a token is answered as usual. `held`: never answered. Live events always pass.
   */
  mode: 'forwarded' | 'hidden' | 'held';
  stop(): Promise<void>;
};

/** A proxy between the site and its lake, which records queries. */
export async function startCountingLake(): Promise<CountingLake> {
  const asked: string[] = [];
  const server = createServer((incoming, outgoing) => {
    if (lake.lakeUrl === '') return void outgoing.destroy();
    const url = new URL(incoming.url ?? '/', lake.lakeUrl);
    const isQuery = url.pathname.includes('/data/query/');
    if (isQuery) asked.push(url.searchParams.get('tag') ?? '');
    if (isQuery && lake.mode === 'held') return;
    const isHidden = lake.mode === 'hidden' && !incoming.headers.authorization;
    if (isQuery && isHidden) return void answerFromEmptyDataset(url, incoming, outgoing);
    const headers = { ...incoming.headers, host: url.host };
    const onward = request(url, { method: incoming.method, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
      outgoing.once('close', () => answer.destroy());
      answer.once('close', () => outgoing.destroy());
    });
    onward.on('error', () => outgoing.destroy());
    incoming.pipe(onward);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const address = server.address();
  const lake: CountingLake = {
    url: `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`,
    lakeUrl: '',
    queryTags: asked,
    mode: 'forwarded',
    async stop() {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
  return lake;
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
