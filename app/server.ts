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
const nodeFetch = globalThis.fetch;
installGlobals();
// Remix's `fetch` leaves a rejected promise when a request with a body is aborted, and Node ends the process for it.
globalThis.fetch = nodeFetch;
const render = createRequestHandler(build);
// Each request has a context of its own, by which its loaders share what they load.
const listener = createRequestListener((request) => render(request, {}));
const compress = compression();
const server = createServer((request, response) => {
  compress(request, response, () => listener(request, response));
});
server.listen(Number(process.env.PORT), process.env.HOST ?? 'localhost');
// What is under way in the background, and connections to the Lake and to Redis, would keep the process running.
for (const signal of ['SIGTERM', 'SIGINT']) process.once(signal, () => server.close(() => process.exit()));
