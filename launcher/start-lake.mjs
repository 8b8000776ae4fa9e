import { join } from 'node:path';
import { keepRunning } from './keep-running.mjs';
import { PROJECT_ROOT } from './project-root.mjs';
import { startService } from './service.mjs';

const READY_TIMEOUT_MS = 30_000;
const BUILT_LAKE = join(PROJECT_ROOT, 'build', 'content-lake', 'main.js');

/**
 * Starts the local Content Lake, as built.
 *
 * @param {import('./environment.mjs').Environment} environment
 * @param {(line: string) => void} print takes each line of its output
 * @returns {Promise<import('./service.mjs').RunningService>} when it answers
 * @throws {import('./launch-failure.mjs').LaunchFailure}
 */
export function startLake({ lakePort, dataset, variables }, print) {
  return startService(
    {
      name: 'lake',
      args: ['--enable-source-maps', BUILT_LAKE],
      env: { ...variables, LAKE_PORT: String(lakePort), LAKE_DATASETS: variables.LAKE_DATASETS ?? dataset },
      ready: /^content lake: http/,
      readyTimeoutMs: READY_TIMEOUT_MS,
    },
    print,
  );
}

/**
 * Starts the local Content Lake, and starts it again when it ends or hangs.
 *
 * @param {import('./environment.mjs').Environment} environment
 * @param {import('./progress.mjs').Progress} progress
 * @returns {ReturnType<typeof keepRunning>}
 */
export function keepLakeRunning(environment, progress) {
  return keepRunning(() => startLake(environment, progress.line), {
    say: (text) => progress.say('lake', text),
    pingUrl: `http://localhost:${environment.lakePort}/ping`,
  });
}
