import { EventEmitter, once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { isRecord } from '../protocol/is-record';
import { createMetrics, type Metrics } from '../protocol/metrics';
import type { AccessLog } from './access-log';

/** Seconds until the renderer's answer begins. */
const BOUNDS_S = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const FIRST_ERROR_STATUS = 400;
const MS_PER_S = 1_000;
const RENDERER_TIMEOUT_MS = 2_000;

export type FrontDoorMetrics = ReturnType<typeof createFrontDoorMetrics>;

export function createFrontDoorMetrics() {
  const metrics = createMetrics();
  const countRequest = metrics.counter(
    'site_requests_total',
    'Requests by class of the status, and by outcome: of the page cache, "file", or "own" for the front door’s own answers.',
  );
  const countRefusal = metrics.counter(
    'site_refusals_total',
    'Requests refused by the front door, limits included.',
  );
  const observe = metrics.histogram(
    'site_renderer_seconds',
    'Time until the renderer’s answer began, in seconds.',
    BOUNDS_S,
  );
  return {
    metrics,
    countRequest({ status, cache, ownAnswer }: Parameters<AccessLog>[0]) {
      const outcome = ownAnswer === undefined ? (cache ?? 'file') : 'own';
      countRequest({ status: `${Math.floor(status / 100)}xx`, outcome });
      if (ownAnswer !== undefined && status >= FIRST_ERROR_STATUS) countRefusal({ code: ownAnswer });
    },
    /** Takes ms from the request to the renderer until its answer began. */
    rendered: (ms: number) => observe(ms / MS_PER_S),
  };
}

/** Reads the renderer's metrics over its channel. @param ask sends it the question */
export function createRendererMetrics(ask: () => void) {
  const answers = new EventEmitter();
  return {
    /** @returns whether a message of the renderer's is its answer */
    receives: (message: unknown): boolean =>
      isRecord(message) && typeof message.metrics === 'string' && answers.emit('text', message.metrics),
    /** Empty while the renderer does not answer. */
    async read(): Promise<string> {
      const answer = once(answers, 'text', { signal: AbortSignal.timeout(RENDERER_TIMEOUT_MS) });
      ask();
      return answer.then(
        ([text]) => String(text),
        () => '',
      );
    },
  };
}

type MetricsListener = {
  port: number;
  host: string;
  metrics: Metrics;
  readRenderer: () => Promise<string>;
};

/**
 * Serves those of this process and of the renderer, on a port of its own.
 * @throws Node's error (`EADDRINUSE`, `EACCES`, `EADDRNOTAVAIL`)
 */
export async function listenForMetrics({
  port,
  host,
  metrics,
  readRenderer,
}: MetricsListener): Promise<Server> {
  const page = async () => {
    const rendererText = await readRenderer();
    const isUp = `# TYPE site_renderer_up gauge\nsite_renderer_up ${rendererText === '' ? 0 : 1}\n`;
    return `${await metrics.text()}${isUp}${rendererText}`;
  };
  const server = createServer((request, response) => {
    if (request.url !== '/metrics' || request.method !== 'GET') return void response.writeHead(404).end();
    page().then(
      (text) => response.setHeader('Content-Type', 'text/plain; version=0.0.4; charset=utf-8').end(text),
      () => response.writeHead(500).end(),
    );
  });
  await once(server.unref().listen(port, host), 'listening');
  return server;
}
