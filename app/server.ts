// The package has only types under this name; the build replaces it with `build/server` (`build:renderer`).
import * as build from '@remix-run/dev/server-build';
import { createRequestHandler } from '@remix-run/express';
import { installGlobals } from '@remix-run/node';
import compression from 'compression';
import express from 'express';

/**
 * The renderer: Remix's Express adapter and nothing else, because static files, limits and the access log belong to the
 * front door. It listens at `HOST` and `PORT`, and finishes its requests at SIGTERM.
 */
installGlobals();
const app = express();
app.disable('x-powered-by');
app.use(compression());
app.all('*', createRequestHandler({ build }));
const server = app.listen(Number(process.env.PORT), process.env.HOST ?? 'localhost');
for (const signal of ['SIGTERM', 'SIGINT']) process.once(signal, () => server.close());
