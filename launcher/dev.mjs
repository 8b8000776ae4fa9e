import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { buildServers } from './build-servers.mjs';
import { checkSettings } from './check-settings.mjs';
import { readEnvironment } from './environment.mjs';
import { install } from './install.mjs';
import { keepRunning } from './keep-running.mjs';
import { launch } from './launch.mjs';
import { LaunchFailure } from './launch-failure.mjs';
import { checkPorts } from './ports.mjs';
import { PROJECT_ROOT } from './project-root.mjs';
import { seed } from './seed.mjs';
import { startService } from './service.mjs';
import { siteVariables } from './site-variables.mjs';
import { keepLakeRunning } from './start-lake.mjs';
import { STUDIO_FOLDER } from './studio-folder.mjs';

const READY_TIMEOUT_MS = 60_000;
/** Vite prints escape codes for bold type before the port where FORCE_COLOR is set. */
const READY = /localhost:\S*\d/;

/** @typedef {import('./progress.mjs').Progress} Progress */
/** @typedef {import('./environment.mjs').Environment} Environment */

/** @param {Environment} environment @param {Progress} progress */
function startSiteInDevelopment(environment, progress) {
  const { port, variables } = environment;
  const cli = join(PROJECT_ROOT, 'node_modules', '@remix-run', 'dev', 'dist', 'cli.js');
  const SITE_URL = variables.SITE_URL ?? `http://localhost:${port}`;
  return startService(
    {
      name: 'site',
      args: [cli, 'vite:dev', '--port', String(port), '--strictPort'],
      env: { ...siteVariables(environment), SITE_URL, NODE_ENV: 'development' },
      ready: READY,
      readyTimeoutMs: READY_TIMEOUT_MS,
    },
    progress.line,
  );
}

/** Never throws: the site can be worked on without Studio. @param {Environment} environment @param {Progress} progress */
async function startStudioInDevelopment({ studioPort, port, apiHost, variables }, progress) {
  const cli = join(STUDIO_FOLDER, 'node_modules', 'sanity', 'bin', 'sanity');
  try {
    if (!existsSync(join(STUDIO_FOLDER, 'package.json')))
      throw new LaunchFailure('sanity-studio/ is not there.');
    await install({ name: 'Studio', folder: 'sanity-studio' }, progress);
    const env = {
      ...variables,
      SANITY_API_HOST: apiHost,
      SITE_URL: variables.SITE_URL ?? `http://localhost:${port}`,
      DO_NOT_TRACK: '1',
      NODE_ENV: 'development',
    };
    const service = {
      name: 'studio',
      args: [cli, 'dev', '--port', String(studioPort), '--host', 'localhost'],
      cwd: STUDIO_FOLDER,
      // As it exits, Sanity's command line leaves a process behind that sends statistics.
      endAtOnce: true,
      env,
      ready: READY,
      readyTimeoutMs: READY_TIMEOUT_MS,
    };
    const { ended } = await keepRunning(() => startService(service, progress.line), {
      say: (text) => progress.say('studio', text),
    });
    progress.say('ready', `Studio http://localhost:${studioPort}`);
    progress.say('studio', `${(await ended).message} The site keeps running.`);
  } catch (error) {
    progress.say(
      'studio',
      `not available: ${error instanceof Error ? error.message : error} The site keeps running.`,
    );
  }
}

await launch(async ({ progress, serving }) => {
  const environment = readEnvironment();
  await checkPorts(environment);
  await install({ name: 'site', folder: '.' }, progress);
  await checkSettings(environment);
  const running = [];
  if (environment.projectId === undefined) {
    await buildServers(progress);
    running.push(await keepLakeRunning(environment, progress));
    await seed(environment, progress);
  }
  const site = () => startSiteInDevelopment(environment, progress);
  running.push(await keepRunning(site, { say: (text) => progress.say('site', text) }));
  serving();
  progress.say('ready', `site http://localhost:${environment.port}, with hot reload`);
  void startStudioInDevelopment(environment, progress);
  throw await Promise.race(running.map(({ ended }) => ended));
});
