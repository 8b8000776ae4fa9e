import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { probeBrowser } from './browser-probe.mjs';
import { bundledBrowser } from './bundled-browser.mjs';
import { runCommand } from './command.mjs';
import { exclusive } from './exclusive.mjs';
import { LaunchFailure } from './launch-failure.mjs';
import { PROJECT_ROOT } from './project-root.mjs';

const INSTALLED_PLACES = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** @typedef {import('./browser-probe.mjs').Browser} Browser */
/** @typedef {import('./progress.mjs').Progress} Progress */

/** @returns {Promise<string>} where Playwright keeps, or would keep, a Chromium of its own */
async function playwrightsOwn() {
  const script = "process.stdout.write(require('@playwright/test').chromium.executablePath())";
  const { output } = await runCommand(process.execPath, ['-e', script]);
  return output.trim();
}

/** @param {readonly string[]} paths @returns {Promise<Browser | undefined>} */
async function firstThatWorks(paths) {
  for (const path of paths) {
    const browser = existsSync(path) ? await probeBrowser(path) : undefined;
    if (browser !== undefined) return browser;
  }
  return undefined;
}

/** @param {string} folder @param {Progress} progress @returns {Promise<Browser | undefined>} */
async function bundled(folder, progress) {
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined;
  try {
    const { executablePath, env } = await bundledBrowser(folder, progress);
    return await probeBrowser(executablePath, env);
  } catch (error) {
    if (!(error instanceof LaunchFailure)) throw error;
    progress.say('browser', error.message);
    return undefined;
  }
}

/** @param {Progress} progress @returns {Promise<Browser | undefined>} */
async function downloaded(progress) {
  const step = progress.step('browser', "Chromium from Playwright's own download");
  const cli = join('node_modules', '@playwright', 'test', 'cli.js');
  const { code } = await runCommand(process.execPath, [cli, 'install', 'chromium']);
  step.done(code === 0 ? undefined : 'not to be had');
  return code === 0 ? firstThatWorks([await playwrightsOwn()]) : undefined;
}

/**
 * A Chromium that has shown a page on this machine: the one named by CHROMIUM_PATH, an installed one, Playwright's own,
 * else one is installed.
 *
 * @param {Progress} progress
 * @param {object} [places] where to look, for tests
 * @param {readonly string[]} [places.installed]
 * @param {string} [places.folder] where one that has to be installed is kept
 * @param {string | undefined} [places.named]
 * @returns {Promise<Browser>}
 * @throws {LaunchFailure} when there is none and none can be installed
 */
export async function findBrowser(
  progress,
  {
    installed = INSTALLED_PLACES,
    folder = join(PROJECT_ROOT, '.cache', 'browser'),
    named = process.env.CHROMIUM_PATH,
  } = {},
) {
  if (named !== undefined && named !== '') {
    const browser = await firstThatWorks([named]);
    if (browser === undefined)
      throw new LaunchFailure(`CHROMIUM_PATH: ${named} is not a Chromium that can show a page here.`);
    return browser;
  }
  const present = (await firstThatWorks(installed)) ?? (await firstThatWorks([await playwrightsOwn()]));
  if (present !== undefined) return present;
  const installedNow = await exclusive('browser', {
    onWait: (pid) => progress.say('browser', `another launcher (process ${pid}) is installing one, waiting`),
    work: async () => (await bundled(folder, progress)) ?? (await downloaded(progress)),
  });
  if (installedNow !== undefined) return installedNow;
  throw new LaunchFailure(
    'No Chromium was found and none could be installed: install one and name it in CHROMIUM_PATH.',
  );
}
