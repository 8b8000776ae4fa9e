import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { runCommand } from './command.mjs';
import { LaunchFailure } from './launch-failure.mjs';
import { PROJECT_ROOT } from './project-root.mjs';
import { siteVariables } from './site-variables.mjs';

const TIMEOUT_MS = 30_000;

/** The files in which site, front door and lake read their variables, and what calls them; the site's runs when it is imported. */
const READERS = {
  'app/env.server.ts': '',
  'front-door/env.ts': `
    const read = readEnv(process.env);
    if (!read.ok) fail(read.message);`,
  'content-lake/src/settings.ts': `
    try {
      if (!process.env.SANITY_PROJECT_ID) readSettings(process.env);
    } catch (error) {
      fail('content lake: ' + error.message);
    }`,
};
const PROGRAM = `
  import './app/env.server';
  import { readEnv } from './front-door/env';
  import { readSettings } from './content-lake/src/settings';
  function fail(message) {
    console.error(message);
    process.exit(78);
  }
  ${Object.values(READERS).join('\n')}`;
const COMPILE_AND_RUN = `
  import { build } from 'esbuild';
  const stdin = { contents: process.argv[1], resolveDir: process.cwd() };
  const options = { bundle: true, platform: 'node', format: 'esm', write: false, logLevel: 'silent' };
  // package.json marks the reader of the site as free of side effects; here its side effect is the check.
  const { outputFiles: [{ contents }] } = await build({ stdin, ...options, ignoreAnnotations: true });
  await import('data:text/javascript;base64,' + Buffer.from(contents).toString('base64'));`;

/**
 * Lets site, front door and lake read their variables before a build that takes a minute. Their own files are compiled
 * for it, so that each rule stands once; packages must be installed. Where all is built the programs do it themselves.
 *
 * @param {import('./environment.mjs').Environment} environment
 * @returns {Promise<void>}
 * @throws {LaunchFailure} naming the variable, with exit code 78
 */
export async function checkSettings(environment) {
  if (!Object.keys(READERS).every((path) => existsSync(join(PROJECT_ROOT, path)))) return;
  const { variables, dataset } = environment;
  const { code, output } = await runCommand(
    process.execPath,
    ['--input-type=module', '-e', COMPILE_AND_RUN, PROGRAM],
    {
      env: { ...siteVariables(environment), LAKE_DATASETS: variables.LAKE_DATASETS ?? dataset },
      timeoutMs: TIMEOUT_MS,
    },
  );
  if (code !== 0) throw new LaunchFailure(output.trim(), code);
}
