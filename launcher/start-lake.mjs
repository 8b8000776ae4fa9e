import { join } from 'node:path';
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
