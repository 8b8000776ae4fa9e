/**
 * Every npm command, as in `node scripts/main.mjs start`: installs what the lockfile says, then runs the command in
 * TypeScript. A failure is one line, and all that was started is stopped. A second Ctrl-C does not wait.
 */
import { constants } from 'node:os';
import { Failure, install, isStopping, killAll, say, stopAll } from './bootstrap.mjs';

const NEEDED_NODE = '20.19.0';

/** @param {number} code */
async function end(code) {
  if (isStopping) return;
  await stopAll();
  process.exit(code);
}

for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
  process.on(signal, () => {
    const code = 128 + constants.signals[signal];
    if (isStopping) process.exit(code);
    say('stopping', signal === 'SIGINT' ? 'Ctrl-C again stops at once' : signal);
    void end(Number(process.exitCode ?? code));
  });
}
process.once('exit', killAll);
// The reader of our output may have exited, as in `npm start | head`.
process.stdout.on('error', () => process.exit(1));

try {
  const version = process.versions.node;
  if (version.localeCompare(NEEDED_NODE, 'en', { numeric: true }) < 0)
    throw new Failure(`Node.js ${NEEDED_NODE} or newer is needed; this is ${version}: https://nodejs.org.`);
  await install('site', '.');
  (await import('tsx/esm/api')).register();
  const { runCommand } = await import('./commands.ts');
  await end(await runCommand(process.argv.slice(2)));
} catch (error) {
  if (!isStopping) console.error(error instanceof Failure ? error.message : error);
  await end(error instanceof Failure ? error.exitCode : 1);
}
