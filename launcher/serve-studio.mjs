import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { install } from './install.mjs';
import { keepRunning } from './keep-running.mjs';
import { LaunchFailure } from './launch-failure.mjs';
import { startService } from './service.mjs';
import { buildStudio } from './studio-build.mjs';
import { STUDIO_FOLDER } from './studio-folder.mjs';

/** It works beside a site that is in use already. */
const NICENESS = 10;
const READY_TIMEOUT_MS = 30_000;

/** @typedef {import('./progress.mjs').Progress} Progress */
/** @typedef {import('./environment.mjs').Environment} Environment */

/** @param {Environment} environment @param {Progress} progress */
function startStudio({ studioPort, port, apiHost, variables }, progress) {
  return startService(
    {
      name: 'studio',
      args: [join(STUDIO_FOLDER, 'serve.mjs')],
      cwd: STUDIO_FOLDER,
      env: {
        ...variables,
        STUDIO_PORT: String(studioPort),
        SANITY_API_HOST: apiHost,
        SITE_URL: variables.SITE_URL ?? `http://localhost:${port}`,
      },
      ready: /^studio: http/,
      readyTimeoutMs: READY_TIMEOUT_MS,
    },
    progress.line,
  );
}

/**
 * Installs, builds and serves Studio beside a running site. The site does not need it: what goes wrong is said in a line.
 *
 * @param {Environment} environment
 * @param {Progress} progress
 * @returns {Promise<void>} never throws
 */
export async function serveStudio(environment, progress) {
  if (!existsSync(join(STUDIO_FOLDER, 'serve.mjs'))) {
    progress.say('studio', 'left out: sanity-studio/serve.mjs is not there');
    return;
  }
  try {
    await install({ name: 'Studio', folder: 'sanity-studio', niceness: NICENESS }, progress);
    await buildStudio(progress, { niceness: NICENESS });
    const { ended } = await keepRunning(() => startStudio(environment, progress), {
      say: (text) => progress.say('studio', text),
    });
    progress.say('ready', `Studio http://localhost:${environment.studioPort}`);
    const { message } = await ended;
    progress.say('studio', `${message} The site keeps running.`);
  } catch (error) {
    const reason = error instanceof LaunchFailure ? error.message : String(error);
    progress.say('studio', `not available: ${reason} The site keeps running.`);
  }
}
