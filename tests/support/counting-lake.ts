import { createServer, request } from 'node:http';

export interface CountingLake {
  url: string;
  /** Set once it is known. */
  lakeUrl: string;
  /** The questions that went through, by the tag that the site gives them (`site.document`). */
  asked: string[];
  stop(): Promise<void>;
}

/** Stands between the site and its lake, and writes down what is asked. */
export async function startCountingLake(): Promise<CountingLake> {
  const asked: string[] = [];
  const state = { lakeUrl: '' };
  const server = createServer((incoming, outgoing) => {
    if (state.lakeUrl === '') return void outgoing.destroy();
    const url = new URL(incoming.url ?? '/', state.lakeUrl);
    if (url.pathname.includes('/data/query/')) asked.push(url.searchParams.get('tag') ?? '');
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
  return {
    url: `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`,
    asked,
    get lakeUrl() {
      return state.lakeUrl;
    },
    set lakeUrl(value) {
      state.lakeUrl = value;
    },
    async stop() {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
}
