import { setTimeout as sleep } from 'node:timers/promises';
import { children } from './children.mjs';
import { LaunchFailure } from './launch-failure.mjs';

const FIRST_DELAY_MS = 250;
/** A program that ends sooner than this after its start has not worked. */
const WORKING_AFTER_MS = 10_000;
const MAX_FAILURES = 5;
const EXIT_BAD_SETTING = 78;
const PING_INTERVAL_MS = 1_000;
const PING_TIMEOUT_MS = 3_000;
/** More than one, as the first may have been overtaken by a machine that was asleep. */
const MAX_UNANSWERED = 2;
const KILL_GRACE_MS = 500;

/** @typedef {import('./service.mjs').RunningService} RunningService */

/**
 * Kills a program that runs and does not answer.
 *
 * @param {RunningService} service
 * @param {string} url
 * @param {(reason: string) => void} onHang
 * @param {AbortSignal} signal aborted when the program has ended
 */
async function watch({ child }, url, onHang, signal) {
  let unanswered = 0;
  while (!signal.aborted) {
    const request = fetch(url, { signal: AbortSignal.timeout(PING_TIMEOUT_MS) });
    const isAnswered = await request.then((answer) => answer.ok).catch(() => false);
    unanswered = isAnswered ? 0 : unanswered + 1;
    if (unanswered >= MAX_UNANSWERED && !signal.aborted && !children.isStopping) {
      onHang(`${url} is not answered; it is killed.`);
      await children.stop(child, KILL_GRACE_MS);
      return;
    }
    await sleep(PING_INTERVAL_MS, undefined, { ref: false });
  }
}

/**
 * Starts a program, and starts it again whenever it ends by itself or hangs.
 *
 * @param {() => Promise<RunningService>} start
 * @param {object} options
 * @param {(text: string) => void} options.say
 * @param {string} [options.pingUrl] what it answers as long as it works
 * @returns {Promise<{ ended: Promise<LaunchFailure> }>} when it has been started once; `ended` when it is given up, because it has
 *   ended right after its start several times, or does not accept its settings
 * @throws {LaunchFailure} when the first start fails
 */
export async function keepRunning(start, { say, pingUrl }) {
  const first = await start();
  /** @returns {Promise<LaunchFailure>} @param {RunningService} service */
  const endOf = async (service) => {
    const over = new AbortController();
    if (pingUrl !== undefined) void watch(service, pingUrl, say, over.signal);
    const failure = await service.ended;
    over.abort();
    return failure;
  };
  const run = async () => {
    let startedAt = performance.now();
    let failure = await endOf(first);
    for (let failures = 1; ; failures += 1) {
      if (performance.now() - startedAt > WORKING_AFTER_MS) failures = 1;
      if (failures === MAX_FAILURES || failure.exitCode === EXIT_BAD_SETTING) return failure;
      if (!children.isStopping) say(`${failure.message} It is started again.`);
      await sleep(FIRST_DELAY_MS * 2 ** (failures - 1));
      if (children.isStopping) return failure;
      startedAt = performance.now();
      failure = await start().then(endOf, (error) => asFailure(error));
    }
  };
  return { ended: run() };
}

/** @param {unknown} error @returns {LaunchFailure} */
function asFailure(error) {
  if (error instanceof LaunchFailure) return error;
  throw error;
}
