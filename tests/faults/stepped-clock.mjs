/**
 * Loaded into a program before its own code (`NODE_OPTIONS=--import …`): its wall clock (`Date`) is off by the
 * milliseconds in the file that CLOCK_OFFSET_FILE names, which may change at any time. Monotonic clocks
 * (`performance.now`, timers) are not: the operating system never steps those.
 */
import { readFileSync } from 'node:fs';

const READ_EVERY_MS = 50;
const file = process.env.CLOCK_OFFSET_FILE ?? '';
const realNow = Date.now.bind(Date);
let offsetMs = 0;
const now = () => realNow() + offsetMs;

function read() {
  try {
    offsetMs = Number(readFileSync(file, 'utf8'));
  } catch {
    offsetMs = 0;
  }
}

read();
setInterval(read, READ_EVERY_MS).unref();
globalThis.Date = new Proxy(Date, {
  construct: (date, parts, target) => Reflect.construct(date, parts.length === 0 ? [now()] : parts, target),
  get: (date, name) => (name === 'now' ? now : Reflect.get(date, name)),
});
