import { join } from 'node:path';
import { Failure, install, say } from './bootstrap.mjs';
import { buildStudio, STUDIO_FOLDER } from './build';
import { type Environment, siteVariables } from './environment';
import { keepRunning, type RunningService, startService } from './processes';

type Print = (line: string) => void;
const built = (program: string, ...flags: string[]) => [
  '--enable-source-maps',
  ...flags,
  join('build', program, 'main.js'),
];
/** V8 gives back little of what it once took for new objects: 12 MB instead of 48, as in the Lake's threads. */
export const LAKE_FLAG = '--max-semi-space-size=4';

/** The local Content Lake, as built. */
export function startLake(environment: Environment, print: Print): Promise<RunningService> {
  const { lakePort, dataset, variables } = environment;
  const env = { LAKE_DATASETS: dataset, ...variables, LAKE_PORT: String(lakePort) };
  const ready = /^content lake: http/;
  return startService({ name: 'lake', args: built('content-lake', LAKE_FLAG), env, ready }, print);
}

/** The production site, as built, behind its front door. */
export function startSite(environment: Environment, print: Print): Promise<RunningService> {
  const service = { name: 'site', args: built('front-door'), ready: /^site: http/ };
  return startService({ ...service, env: siteVariables(environment) }, print);
}

/** The site with hot reload; its output may colour the port. */
export function startSiteInDevelopment(environment: Environment, print: Print): Promise<RunningService> {
  const port = String(environment.port);
  const args = ['node_modules/@remix-run/dev/dist/cli.js', 'vite:dev', '--port', port, '--strictPort'];
  const SITE_URL = environment.variables.SITE_URL ?? `http://localhost:${port}`;
  const env = { ...siteVariables(environment), SITE_URL, NODE_ENV: 'development' };
  return startService({ name: 'site', args, env, ready: /localhost:\S*\d/ }, print);
}

function startStudio(environment: Environment, isDevelopment: boolean): Promise<RunningService> {
  const { studioPort, port, apiHost, variables } = environment;
  const STUDIO_PORT = String(studioPort);
  const SITE_URL = variables.SITE_URL ?? `http://localhost:${port}`;
  const env = { ...variables, SITE_URL, STUDIO_PORT, SANITY_API_HOST: apiHost };
  const service = isDevelopment
    ? {
        cwd: STUDIO_FOLDER,
        args: ['node_modules/sanity/bin/sanity', 'dev', '--port', STUDIO_PORT, '--host', 'localhost'],
        env: { ...env, DO_NOT_TRACK: '1', NODE_ENV: 'development' },
        ready: /localhost:\S*\d/,
      }
    : { args: built('studio'), env, ready: /^studio: http/ };
  // On any other signal Sanity's command line leaves a process behind that sends statistics.
  const killSignal = isDevelopment ? 'SIGKILL' : 'SIGTERM';
  return startService({ name: 'studio', killSignal, ...service }, console.info);
}

/** Installs, builds and serves Studio beside a running site. The site does not depend on it: this never throws. */
export async function serveStudio(environment: Environment, isDevelopment: boolean): Promise<void> {
  try {
    await install('Studio', 'sanity-studio');
    if (!isDevelopment) await buildStudio();
    await keepRunning('studio', () => startStudio(environment, isDevelopment));
    say('ready', `Studio http://localhost:${environment.studioPort}`);
  } catch (error) {
    const reason = error instanceof Failure ? error.message : String(error);
    say('studio', `not available; the site keeps running. ${reason}`);
  }
}
