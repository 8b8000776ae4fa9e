import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { endpoints } from '../protocol/endpoints';
import type { Variables } from '../protocol/environment';
import { formParameters } from '../protocol/form-parameters';
import { languageValue } from '../protocol/language';
import { listPageValue, PAGE_PARAMETER } from '../protocol/list-page';
import { logLine } from '../protocol/log-line';
import { ASK_FOR_METRICS } from '../protocol/metrics';
import { readPurge } from '../protocol/purge';
import { LANGUAGE_PARAMETER, SEARCH_PARAMETER, searchQueryValue } from '../protocol/search-query';
import { createLogOutput } from './access-log';
import { storeBuildFiles } from './build-files';
import { drainDelayMs, type FrontDoorEnv, readEnv, startWarnings } from './env';
import { FrontDoor } from './front-door';
import { createFrontDoorMetrics, createRendererMetrics, listenForMetrics } from './metrics';
import { readRefusalTexts, sayRefusals } from './refusals';
import { Supervisor } from './renderer/supervisor';

const MEGABYTE = 1024 * 1024;
/** What this renderer's answers depend on. */
const PAGE_CACHE = {
  maxBytes: 64 * MEGABYTE,
  maxErrorBytes: 8 * MEGABYTE,
  parameters: {
    // Remix requests the data of a route's loader with this parameter.
    _data: new Set(['root', 'home', 'page', 'search']),
    [PAGE_PARAMETER]: listPageValue,
    [SEARCH_PARAMETER]: searchQueryValue,
    [LANGUAGE_PARAMETER]: languageValue,
    // No value is worth storing: a page with what one visitor has written is rendered for each request.
    ...Object.fromEntries(formParameters.map((name) => [name, new Set<string>()])),
  },
  renderLimit: { burst: 40, perSecond: 5 },
};
const EXIT_FAILURE = 1;
const EXIT_CONFIGURATION = 78;
const FORWARDED_FOR_HINT =
  'X-Forwarded-For is ignored, so all clients of a proxy count as one: set TRUST_PROXY_HOPS to the number of your proxies';

/** Paths are relative to the built file (`build/front-door/main.js`), not to the working directory. */
const pathFromHere = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const files = {
  renderer: pathFromHere('../renderer/serve.js'),
  site: pathFromHere('../renderer/site.js'),
  rendererDirectory: pathFromHere('../renderer'),
  clientDirectory: pathFromHere('../client'),
  publicDirectory: pathFromHere('../public'),
};

const print = createLogOutput(process.stdout);

function fail(message: string, exitCode: number): never {
  process.stderr.write(`${message}\n`);
  process.exit(exitCode);
}

function warn(env: FrontDoorEnv, event: string, fields: Record<string, string | number>): void {
  if (env.LOG_LEVEL === 'silent' || env.LOG_LEVEL === 'error') return;
  process.stderr.write(logLine({ ts: new Date().toISOString(), level: 'warn', event, ...fields }));
}

function rendererCommand(env: FrontDoorEnv, set: Variables, { siteUrl }: FrontDoor) {
  return {
    execPath: process.execPath,
    // We add headers to the client's, so the renderer's limit must be larger.
    args: ['--max-http-header-size=32768', files.renderer, files.site],
    cwd: files.rendererDirectory,
    env: {
      ...set,
      SITE_URL: siteUrl,
      DATA_DIR: env.DATA_DIR,
      LOG_LEVEL: env.LOG_LEVEL,
      // For the renderer there is exactly one proxy, which writes exactly one address.
      TRUST_PROXY_HOPS: '1',
    },
  };
}

/** First signal: drain, stop the renderer, exit. Second: exit. */
function stopOnSignals(frontDoor: FrontDoor, supervisor: Supervisor): void {
  let stopping = false;
  const stop = async (exitCode: number) => {
    if (stopping) {
      supervisor.kill();
      process.exit(EXIT_FAILURE);
    }
    stopping = true;
    await frontDoor.drain();
    await supervisor.stop();
    process.exit(exitCode);
  };
  process.on('SIGTERM', () => void stop(0));
  process.on('SIGINT', () => void stop(0));
  process.on('uncaughtException', (error) => {
    process.stderr.write(
      logLine({ ts: new Date().toISOString(), level: 'error', event: 'crash', stack: error.stack ?? '' }),
    );
    void stop(EXIT_FAILURE);
  });
}

function failOf(name: string, port: number): (error: NodeJS.ErrnoException) => never {
  return ({ code }) => {
    const reason = code === 'EADDRINUSE' ? `is in use; set ${name} to another` : `cannot be used (${code})`;
    fail(`front door: port ${port} ${reason}`, EXIT_FAILURE);
  };
}

async function main(): Promise<void> {
  const read = readEnv(process.env);
  if (!read.ok) fail(`front door: ${read.message}`, EXIT_CONFIGURATION);
  const { values: env, set } = read;
  for (const { event, ...fields } of startWarnings(set)) warn(env, event, fields);
  if (!existsSync(files.renderer))
    fail(`front door: ${files.renderer} is missing; run npm install and npm run build`, EXIT_FAILURE);
  // The reader of our output may exit first.
  process.stdout.on('error', () => {});
  const folder = env.BUILD_FILES_DIR ?? join(env.DATA_DIR, 'build-files');
  const metrics = env.METRICS_PORT === undefined ? undefined : createFrontDoorMetrics();
  const rendererMetrics = createRendererMetrics(() => supervisor.send(ASK_FOR_METRICS));
  let announced = false;
  const supervisor = new Supervisor({
    onReady() {
      if (!announced) process.stdout.write(`site: http://localhost:${frontDoor.port}\n`);
      announced = true;
    },
    onConfigurationError: () => process.exit(EXIT_CONFIGURATION),
    onRestart({ reason, delayMs }) {
      warn(env, 'renderer-ended', { reason, restartInMs: delayMs });
      // It is the renderer that hears of changes, and it has missed some.
      frontDoor.purge({ everything: true });
    },
    onLogLine: (line) => print(`${line}\n`),
    onMessage(message) {
      if (rendererMetrics.receives(message)) return;
      const texts = readRefusalTexts(message);
      if (texts) sayRefusals(texts);
      // One that cannot be read is too long.
      else frontDoor.purge(readPurge(message) ?? { everything: true });
    },
  });
  const frontDoor = new FrontDoor({
    port: env.PORT,
    host: env.BIND_ADDRESS,
    siteUrl: env.SITE_URL,
    trustProxyHops: env.TRUST_PROXY_HOPS,
    onForwardedForUntrusted: () => warn(env, 'forwarded-for-untrusted', { hint: FORWARDED_FOR_HINT }),
    hstsMaxAgeS: env.HSTS_MAX_AGE_S,
    drainDelayMs: drainDelayMs(env),
    logLevel: env.LOG_LEVEL,
    write: print,
    endpoints,
    pageCache: PAGE_CACHE,
    clientDirectory: files.clientDirectory,
    publicDirectory: files.publicDirectory,
    buildFilesDirectory: folder,
    upstream: supervisor,
    metrics,
  });
  await frontDoor.listen().catch(failOf('PORT', env.PORT));
  if (metrics && env.METRICS_PORT !== undefined) {
    const listener = { port: env.METRICS_PORT, host: env.METRICS_HOST, metrics: metrics.metrics };
    await listenForMetrics({ ...listener, readRenderer: rendererMetrics.read }).catch(
      failOf('METRICS_PORT', env.METRICS_PORT),
    );
  }
  void supervisor.start(rendererCommand(env, set, frontDoor));
  // While the renderer starts: no page can name a file before that.
  storeBuildFiles({
    clientDirectory: files.clientDirectory,
    folder,
    days: env.BUILD_FILES_DAYS,
    onFailure: ({ code = 'unknown' }) => warn(env, 'build-files-failed', { folder, reason: code }),
  });
  stopOnSignals(frontDoor, supervisor);
}

await main();
