import { createHmac, randomBytes } from 'node:crypto';
import { LRUCache } from 'lru-cache';

const KEY_LIFETIME_MS = 24 * 60 * 60 * 1000;
const HASH_LENGTH = 16;
/** A visitor asks for many things in a row. */
const MAX_REMEMBERED = 1_000;

/**
 * Makes a function that turns a client's address into 16 hex digits: requests of one visitor can be told together for
 * a day, and nobody can go back to the address, because the key lives in memory alone and is replaced daily.
 * In: a clock in milliseconds (it need not be the time of day).
 */
export function createAddressHash(nowMs: () => number): (address: string) => string {
  let key = randomBytes(32);
  let madeAtMs = nowMs();
  const remembered = new LRUCache<string, string>({ max: MAX_REMEMBERED });
  return (address) => {
    if (nowMs() - madeAtMs >= KEY_LIFETIME_MS) {
      key = randomBytes(32);
      madeAtMs = nowMs();
      remembered.clear();
    }
    const before = remembered.get(address);
    if (before !== undefined) return before;
    const hash = createHmac('sha256', key).update(address).digest('hex').slice(0, HASH_LENGTH);
    remembered.set(address, hash);
    return hash;
  };
}
