import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Failure, install, PROJECT_ROOT } from './bootstrap.mjs';
import { buildStudio, STUDIO_FOLDER } from './build';
import { type Environment, siteVariables } from './environment';
import { keepRunning, type RunningService, startService } from './processes';
import { progress } from './progress';

const READY_TIMEOUT_MS = 60_000;
/** Studio is installed and built beside a site that is in use already. */
const NICENESS = 10;

type Print = (line: string) => void;

/** The local Content Lake, as built. */
export function startLake(
  { lakePort, dataset, variables }: Environment,
  print: Print,
): Promise<RunningService> {
  const args = ['--enable-source-maps', join(PROJECT_ROOT, 'build', 'content-lake', 'main.js')];
  const env = {
    ...variables,
    LAKE_PORT: String(lakePort),
    LAKE_DATASETS: variables.LAKE_DATASETS ?? dataset,
  };
  const ready = /^content lake: http/;
  return startService({ name: 'lake', args, env, ready, readyTimeoutMs: READY_TIMEOUT_MS }, print);
}

export const keepLakeRunning = (environment: Environment) =>
  keepRunning(
    'lake',
    () => startLake(environment, progress.line),
    `http://localhost:${environment.lakePort}/ping`,
  );

/** The production site, as built, behind its front door. */
export function startSite(environment: Environment, print: Print): Promise<RunningService> {
  const args = ['--enable-source-maps', join(PROJECT_ROOT, 'build', 'front-door', 'main.js')];
  const env = siteVariables(environment);
  return startService(
    { name: 'site', args, env, ready: /^site: http/, readyTimeoutMs: READY_TIMEOUT_MS },
    print,
  );
}

/** The site with hot reload. */
export function startSiteInDevelopment(environment: Environment, print: Print): Promise<RunningService> {
  const { port, variables } = environment;
  const cli = join(PROJECT_ROOT, 'node_modules', '@remix-run', 'dev', 'dist', 'cli.js');
  const SITE_URL = variables.SITE_URL ?? `http://localhost:${port}`;
  return startService(
    {
      name: 'site',
      args: [cli, 'vite:dev', '--port', String(port), '--strictPort'],
      env: { ...siteVariables(environment), SITE_URL, NODE_ENV: 'development' },
      ready: /localhost:\d+/,
      readyTimeoutMs: READY_TIMEOUT_MS,
    },
    print,
  );
}

function startStudio({ studioPort, port, apiHost, variables }: Environment, isDevelopment: boolean) {
  const cli = join(STUDIO_FOLDER, 'node_modules', 'sanity', 'bin', 'sanity');
  return startService(
    {
      name: 'studio',
      args: isDevelopment
        ? [cli, 'dev', '--port', String(studioPort), '--host', 'localhost']
        : [join(STUDIO_FOLDER, 'serve.mjs')],
      cwd: STUDIO_FOLDER,
      env: {
        ...variables,
        STUDIO_PORT: String(studioPort),
        SANITY_API_HOST: apiHost,
        SITE_URL: variables.SITE_URL ?? `http://localhost:${port}`,
        ...(isDevelopment && { DO_NOT_TRACK: '1', NODE_ENV: 'development' }),
      },
      // As it exits, Sanity's command line leaves a process behind that sends statistics.
      endAtOnce: isDevelopment,
      ready: isDevelopment ? /localhost:\d+/ : /^studio: http/,
      readyTimeoutMs: READY_TIMEOUT_MS,
    },
    progress.line,
  );
}

/** Installs, builds and serves Studio beside a running site. The site does without it: this never throws. */
export async function serveStudio(environment: Environment, isDevelopment = false): Promise<void> {
  if (!existsSync(join(STUDIO_FOLDER, 'serve.mjs'))) {
    progress.say('studio', 'left out: sanity-studio/serve.mjs is not there');
    return;
  }
  try {
    await install({ name: 'Studio', folder: 'sanity-studio', niceness: NICENESS });
    if (!isDevelopment) await buildStudio(NICENESS);
    const url = `http://localhost:${environment.studioPort}`;
    const { ended } = await keepRunning('studio', () => startStudio(environment, isDevelopment), `${url}/`);
    progress.say('ready', `Studio ${url}`);
    progress.say('studio', `${(await ended).message} The site keeps running.`);
  } catch (error) {
    const reason = error instanceof Failure ? error.message : String(error);
    progress.say('studio', `not available: ${reason} The site keeps running.`);
  }
}
