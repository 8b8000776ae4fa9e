import { writeFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { codeCacheFile, readProgram } from './cached-program';
import { freePort } from './free-port';

const ANSWER_TIMEOUT_MS = 30_000;
const ASK_EVERY_MS = 50;

/** @throws where there is no answer within half a minute */
async function untilPageAnswered(port: number): Promise<void> {
  const signal = AbortSignal.timeout(ANSWER_TIMEOUT_MS);
  for (;;) {
    try {
      await (await fetch(`http://127.0.0.1:${port}/`, { signal })).arrayBuffer();
      return;
    } catch (error) {
      if (signal.aborted) throw error;
      await sleep(ASK_EVERY_MS);
    }
  }
}

/**
 * A step of the build: runs the renderer that the first argument names, in this process, until it has answered a page, and
 * keeps what V8 made of it. Without content the answer is an error page, which takes most of its code all the same.
 */
async function record(): Promise<void> {
  const [, , file = ''] = process.argv;
  const port = await freePort();
  process.env.PORT = String(port);
  const program = readProgram(file);
  program.run();
  await untilPageAnswered(port);
  writeFileSync(codeCacheFile(file), program.codeCache());
  process.exit(0);
}

void record();
