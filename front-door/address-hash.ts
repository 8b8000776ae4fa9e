import { createHmac, randomBytes } from 'node:crypto';

const KEY_LIFETIME_MS = 24 * 60 * 60 * 1000;
const HASH_LENGTH = 16;

/**
 * Makes a function that turns a client's address into 16 hex digits: requests of one visitor can be told together for
 * a day, and nobody can go back to the address, because the key lives in memory alone and is replaced daily.
 * In: a clock in milliseconds (it need not be the time of day).
 */
export function createAddressHash(nowMs: () => number): (address: string) => string {
  let key = randomBytes(32);
  let madeAtMs = nowMs();
  return (address) => {
    if (nowMs() - madeAtMs >= KEY_LIFETIME_MS) {
      key = randomBytes(32);
      madeAtMs = nowMs();
    }
    return createHmac('sha256', key).update(address).digest('hex').slice(0, HASH_LENGTH);
  };
}
