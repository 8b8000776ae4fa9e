import { randomInt } from 'node:crypto';
import getPort from 'get-port';

/**
 * A port that a program can listen on later. It is below the range from which the system takes ports for
 * `listen(0)` and for connections, so that none of another suite takes it in the meantime.
 */
export function freePort(): Promise<number> {
  return getPort({ port: Array.from({ length: 20 }, () => randomInt(20_000, 32_000)) });
}
