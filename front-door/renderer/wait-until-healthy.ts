import { get } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';

const ASK_EVERY_MS = 10;
const ANSWER_TIMEOUT_MS = 2_000;
const CHECK_EVERY_MS = 1_000;
/** A renderer that is only busy answers one of so many checks. */
const MISSES = 3;

/**
 * Asks `GET /healthz` on a loopback port until it is answered with anything below 500.
 * In: the port, a signal that ends the asking. Out: whether it answered before the signal. Never rejects.
 */
export async function waitUntilHealthy(port: number, signal: AbortSignal): Promise<boolean> {
  while (!signal.aborted) {
    if (await answers(port)) return !signal.aborted;
    await sleep(ASK_EVERY_MS);
  }
  return false;
}

/**
 * Goes on asking, every second, and resolves when three times in a row there was no answer within two: after 9 s at most.
 * Out: whether it hangs; false where the signal came first. Never rejects.
 */
export async function waitUntilHung(port: number, signal: AbortSignal): Promise<boolean> {
  let misses = 0;
  while (!signal.aborted && misses < MISSES) {
    misses = (await answers(port)) ? 0 : misses + 1;
    if (misses === 0) await sleep(CHECK_EVERY_MS, undefined, { ref: false });
  }
  return !signal.aborted;
}

function answers(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const request = get({
      host: '127.0.0.1',
      port,
      path: '/healthz',
      agent: false,
      timeout: ANSWER_TIMEOUT_MS,
    });
    request.on('response', (response) => {
      response.resume();
      resolve((response.statusCode ?? 500) < 500);
    });
    request.on('timeout', () => request.destroy());
    request.on('close', () => resolve(false));
    request.on('error', () => resolve(false));
  });
}
