import { createServer } from 'node:http';
// The package has only types under this name; the build replaces it with `build/server` (`build:renderer`).
import * as build from '@remix-run/dev/server-build';
import { createRequestHandler, installGlobals } from '@remix-run/node';
import { createRequestListener } from '@remix-run/node-fetch-server';
import compression from 'compression';

/**
 * The renderer: Remix's request handler and nothing else, because static files, limits and the access log belong to the
 * front door. It listens at `HOST` and `PORT`, and finishes its requests at SIGTERM.
 */
installGlobals();
const render = createRequestHandler(build);
const listener = createRequestListener(async (request) => {
  const answer = await render(request);
  // Content has changed between two of its queries. Only GETs are marked so; they have no body to send twice.
  return answer.headers.get('X-Content-Source') === 'mixed' ? render(request) : answer;
});
const compress = compression();
const server = createServer((request, response) => {
  compress(request, response, () => listener(request, response));
});
server.listen(Number(process.env.PORT), process.env.HOST ?? 'localhost');
for (const signal of ['SIGTERM', 'SIGINT']) process.once(signal, () => server.close());
