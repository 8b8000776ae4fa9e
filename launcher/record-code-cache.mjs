import { writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { PROJECT_ROOT } from './project-root.mjs';

/**
 * Runs the built renderer (the first argument) in this process until it has answered a page, and keeps what V8 made of it.
 * The renderer listens on `PORT`; without content its answer is an error page, which takes most of its code all the same.
 */
const ANSWER_TIMEOUT_MS = 30_000;
const ASK_EVERY_MS = 50;

/** @returns {Promise<void>} rejects when there is no answer for half a minute */
async function answersPage() {
  const deadlineMs = performance.now() + ANSWER_TIMEOUT_MS;
  for (;;) {
    try {
      const response = await fetch(`http://127.0.0.1:${process.env.PORT}/`);
      await response.arrayBuffer();
      return;
    } catch (error) {
      if (performance.now() > deadlineMs) throw error;
      await sleep(ASK_EVERY_MS);
    }
  }
}

const require = createRequire(import.meta.url);
const { readProgram, codeCacheFile } = require(join(PROJECT_ROOT, 'build', 'renderer', 'cached-program.cjs'));
const [, , file = ''] = process.argv;
const program = readProgram(file);
program.run();
await answersPage();
writeFileSync(codeCacheFile(file), program.codeCache());
process.exit(0);
