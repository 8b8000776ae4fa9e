import { join } from 'node:path';
import { PROJECT_ROOT } from './project-root.mjs';

const READY_TIMEOUT_MS = 30_000;

/**
 * @param {import('./environment.mjs').Environment} environment
 * @returns {import('./service.mjs').Service} the local Content Lake, as built
 */
export function lakeService({ lakePort, dataset, variables }) {
  return {
    name: 'lake',
    command: process.execPath,
    args: ['--enable-source-maps', join('build', 'content-lake', 'main.js')],
    cwd: PROJECT_ROOT,
    env: { ...variables, LAKE_PORT: String(lakePort), LAKE_DATASETS: variables.LAKE_DATASETS ?? dataset },
    ready: /^content lake: http/,
    readyTimeoutMs: READY_TIMEOUT_MS,
  };
}
