import { build } from './build.mjs';
import { lakeAccess } from './lake-access.mjs';
import { startLake } from './start-lake.mjs';

const ANSWER_TIMEOUT_MS = 2_000;

/** @param {string} url */
async function answers(url) {
  const request = fetch(url, { method: 'HEAD', signal: AbortSignal.timeout(ANSWER_TIMEOUT_MS) });
  return request.then(() => true).catch(() => false);
}

/**
 * The local lake for one command: the one that is running, else one that is started and ends with the command.
 *
 * @param {import('./environment.mjs').Environment} environment
 * @param {import('./progress.mjs').Progress} progress
 * @returns {Promise<{ token: string }>} what opens it for writing
 * @throws {import('./launch-failure.mjs').LaunchFailure}
 */
export async function localLake(environment, progress) {
  if (!(await answers(environment.apiHost))) {
    await build(progress);
    await startLake(environment, () => {});
  }
  return lakeAccess(environment);
}
