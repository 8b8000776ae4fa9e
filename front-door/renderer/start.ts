import { existsSync, readFileSync } from 'node:fs';
import Module, { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { Script } from 'node:vm';

// Ends the renderer with the front door: the kernel closes the pipe between them even if that is killed with SIGKILL.
process.stdin.on('close', () => process.exit(0));
process.stdin.on('error', () => process.exit(0));
process.stdin.resume();
if ('unref' in process.stdin) process.stdin.unref();

/**
 * Starts the renderer, `main.cjs` beside this file, with what V8 compiled of it during the build
 * (`scripts/record-code.ts`): compiling it again takes a fifth of a start. V8 ignores recorded code of another version of
 * V8 or with other flags, but of the program it checks only the length: the build writes both.
 */
const file = join(__dirname, 'main.cjs');
const recorded = `${file}.cache`;
const script = new Script(Module.wrap(readFileSync(file, 'utf8')), {
  filename: file,
  cachedData: existsSync(recorded) ? readFileSync(recorded) : undefined,
});
const program = { exports: {} };
script.runInThisContext()(program.exports, createRequire(file), program, file, dirname(file));
