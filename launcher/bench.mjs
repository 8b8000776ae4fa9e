import { join } from 'node:path';
import { findBrowser } from './browser.mjs';
import { build } from './build.mjs';
import { runCommand } from './command.mjs';
import { filesNamed } from './files-named.mjs';
import { install } from './install.mjs';
import { launch } from './launch.mjs';
import { PROJECT_ROOT } from './project-root.mjs';

const FOLDER = join(PROJECT_ROOT, 'tests', 'bench');
const PEERS = join('tests', 'bench', 'peers');

/** Runs all benchmarks, or those whose file's name the arguments are part of. */
await launch(async ({ progress }) => {
  await install({ name: 'site', folder: '.' }, progress);
  await build(progress);
  const wanted = process.argv.slice(2);
  const named = (/** @type {RegExp} */ pattern) =>
    filesNamed(FOLDER, pattern).filter(
      (file) => !wanted.length || wanted.some((part) => file.includes(part)),
    );
  const [measures, benches] = [named(/\.measure\.ts$/), named(/\.bench\.ts$/)];
  if (measures.length + benches.length === 0) {
    progress.say('bench', 'nothing to measure in tests/bench');
    return 0;
  }
  await install({ name: 'peer', folder: PEERS }, progress);
  const browser = await findBrowser(progress);
  const env = {
    ...browser.env,
    CHROMIUM_PATH: browser.executablePath,
    CHROMIUM_ARGS: JSON.stringify(browser.args),
  };
  const run = async (/** @type {string[]} */ mode, /** @type {string[]} */ files) => {
    if (files.length === 0) return 0;
    const args = [join('node_modules', 'vitest', 'vitest.mjs'), ...mode, ...files];
    return (await runCommand(process.execPath, args, { passOutput: true, env })).code;
  };
  const codes = [
    await run(['run', '--project', 'measure'], measures),
    // Every project would run every benchmark; one of them is enough.
    await run(['bench', '--run', '--project', 'unit'], benches),
  ];
  return codes.find((code) => code !== 0) ?? 0;
});
