import { join } from 'node:path';
import { PROJECT_ROOT } from './project-root.mjs';
import { startService } from './service.mjs';
import { siteVariables } from './site-variables.mjs';

const READY_TIMEOUT_MS = 60_000;
const BUILT_FRONT_DOOR = join(PROJECT_ROOT, 'build', 'front-door', 'main.js');

/**
 * Starts the production site, as built, behind its front door.
 *
 * @param {import('./environment.mjs').Environment} environment
 * @param {(line: string) => void} print takes each line of its output
 * @returns {Promise<import('./service.mjs').RunningService>} when it answers
 * @throws {import('./launch-failure.mjs').LaunchFailure}
 */
export function startSite(environment, print) {
  return startService(
    {
      name: 'site',
      args: ['--enable-source-maps', BUILT_FRONT_DOOR],
      env: siteVariables(environment),
      ready: /^site: http/,
      readyTimeoutMs: READY_TIMEOUT_MS,
    },
    print,
  );
}
