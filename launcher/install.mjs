import { join, sep } from 'node:path';
import { runCommand } from './command.mjs';
import { exclusive } from './exclusive.mjs';
import { installedPackages } from './installed-packages.mjs';
import { LaunchFailure } from './launch-failure.mjs';
import { npm } from './npm.mjs';
import { PROJECT_ROOT } from './project-root.mjs';

const TAIL_LINES = 20;
const FETCHED = /^npm http (?:fetch GET 200|cache) \S+\.tgz/;

/** @typedef {import('./progress.mjs').Progress} Progress */

/**
 * Brings `node_modules` to what the lockfile says, and does nothing when it is there already.
 *
 * @param {{ name: string, folder: string, niceness?: number }} target `name` for people, `folder` relative to the checkout
 *   ('.' is the site's), `niceness` as in nice(1)
 * @param {Progress} progress
 * @returns {Promise<void>}
 * @throws {LaunchFailure} after the end of npm's own output has been printed
 */
export async function install({ name, folder, niceness = 0 }, progress) {
  const cwd = join(PROJECT_ROOT, folder);
  if (installedPackages(cwd).isCurrent()) return;
  await exclusive(`install-${folder === '.' ? 'site' : folder.replaceAll(sep, '-')}`, {
    onWait: (pid) =>
      progress.say('install', `${name} packages: another launcher (process ${pid}) is at it, waiting`),
    work: () => installNow({ name, cwd, niceness }, progress),
  });
}

/**
 * @param {{ name: string, cwd: string, niceness: number }} target
 * @param {Progress} progress
 */
async function installNow({ name, cwd, niceness }, progress) {
  const packages = installedPackages(cwd);
  if (packages.isCurrent()) return;
  const step = progress.step('install', `${name} packages`);
  // NODE_ENV=production in the surroundings would leave out what the build needs.
  const { command, args } = npm(['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=http']);
  let fetched = 0;
  try {
    const { code, output } = await runCommand(command, args, {
      cwd,
      niceness,
      onLine: (line) => {
        if (FETCHED.test(line)) step.count(++fetched, packages.count, 'packages');
      },
    });
    if (code !== 0) {
      step.fail();
      // A lockfile that does not fit is followed by a page on how to use `npm ci`.
      const [reason = ''] = output.split(/^npm error Clean install a project$/m);
      const said = reason.split('\n').filter((line) => !/^(npm error)?$|^npm http /.test(line.trim()));
      progress.quote(said.join('\n'), TAIL_LINES);
      throw new LaunchFailure(
        `The ${name} packages could not be installed: npm ended with code ${code}; what it said stands above.`,
      );
    }
  } finally {
    step.fail();
  }
  packages.markCurrent();
  step.done(`${packages.count} packages`);
}
