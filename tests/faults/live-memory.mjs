/**
 * Loaded into a program before its own code (`NODE_OPTIONS=--import …`): each of its threads collects garbage from time
 * to time, and writes the bytes that its objects hold then to a file in LIVE_MEMORY_FOLDER, by process and thread. What
 * the operating system counts goes up and down by tens of MB with garbage, which hides a leak for hours.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { threadId } from 'node:worker_threads';

const EVERY_MS = 15_000;
const file = join(process.env.LIVE_MEMORY_FOLDER ?? '', `${process.pid}.${threadId}`);
setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc');

setInterval(() => {
  collectGarbage();
  const { heapUsed, external } = process.memoryUsage();
  try {
    writeFileSync(file, `${heapUsed + external}`);
  } catch {
    // The campaign is over.
  }
}, EVERY_MS).unref();
