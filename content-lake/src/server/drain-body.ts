import type { IncomingMessage } from 'node:http';

const MAX_DRAINED_BYTES = 32 * 1024 * 1024;
const DRAIN_TIMEOUT_MS = 3_000;

/**
 * Reads what is left of a refused body and throws it away. Most clients send all of a request before they
 * look for the answer: closing on them would hide it. Gives up on very large or slow bodies.
 *
 * @returns false when there is more to come; the connection is of no further use then.
 */
export function drainBody(incoming: IncomingMessage): Promise<boolean> {
  if (incoming.complete || incoming.destroyed) return Promise.resolve(incoming.complete);
  return new Promise((resolve) => {
    let size = 0;
    const stop = () => {
      clearTimeout(timer);
      resolve(incoming.complete);
    };
    const timer = setTimeout(stop, DRAIN_TIMEOUT_MS);
    incoming.on('data', (chunk: Buffer) => {
      size += chunk.length;
      if (size > MAX_DRAINED_BYTES) stop();
    });
    incoming.once('end', stop);
    incoming.once('close', stop);
    incoming.resume();
  });
}
