/**
 * The first program of every npm command, in plain JavaScript: `node scripts/main.mjs start` installs what the lockfile
 * says, then runs the command in TypeScript.
 */
import { constants } from 'node:os';
import { Failure, install, killGroups } from './bootstrap.mjs';

const SIGNALS = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']);

/** @param {NodeJS.Signals} signal */
const onSignal = (signal) => process.exit(128 + constants.signals[signal]);

try {
  process.once('exit', killGroups);
  for (const signal of SIGNALS) process.once(signal, onSignal);
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major < 20 || (major === 20 && minor < 19))
    throw new Failure(
      `Node.js 20.19 or newer is needed; this is ${process.versions.node}: https://nodejs.org.`,
    );
  await install({ name: 'site', folder: '.' });
  (await import('tsx/esm/api')).register();
  const { runCommand } = await import('./commands.ts');
  for (const signal of SIGNALS) process.off(signal, onSignal);
  await runCommand(process.argv[2] ?? '');
} catch (error) {
  console.error(error instanceof Failure ? error.message : error);
  process.exit(error instanceof Failure ? error.exitCode : 1);
}
