import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { probeBrowser } from './browser-probe.mjs';
import { bundledBrowser } from './bundled-browser.mjs';
import { runCommand } from './command.mjs';
import { exclusive } from './exclusive.mjs';
import { LaunchFailure } from './launch-failure.mjs';
import { PROJECT_ROOT } from './project-root.mjs';

const DOWNLOAD_TIMEOUT_MS = 600_000;
const CACHE = join(PROJECT_ROOT, '.cache', 'browser');
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

/** @param {Progress} progress @returns {Promise<Browser | undefined>} */
async function bundled(progress) {
  try {
    const { executablePath, env, source } = await bundledBrowser(CACHE, progress);
    return await probeBrowser(executablePath, { env, source });
  } catch (error) {
    if (!(error instanceof LaunchFailure)) throw error;
    progress.say('browser', error.message);
    return undefined;
  }
}

/** The one that is there, else it is downloaded. @param {Progress} progress @returns {Promise<Browser | undefined>} */
async function playwrights(progress) {
  const present = await firstThatWorks([await playwrightsOwn()]);
  if (present !== undefined) return present;
  const step = progress.step('browser', "Chromium from Playwright's own download");
  const cli = join('node_modules', '@playwright', 'test', 'cli.js');
  const { code } = await runCommand(process.execPath, [cli, 'install', 'chromium'], {
    timeoutMs: DOWNLOAD_TIMEOUT_MS,
  });
  step.done(code === 0 ? undefined : 'not to be had');
  return code === 0 ? firstThatWorks([await playwrightsOwn()]) : undefined;
}

const SOURCES = { bundled, playwrights, installed: () => firstThatWorks(INSTALLED_PLACES) };

/**
 * A Chromium that has shown a page on this machine: the one named by CHROMIUM_PATH, else the one that a machine without
 * any gets, so that a run finds the same everywhere: the bundled one on Linux x64, elsewhere Playwright's own. An
 * installed one is used only where neither can be had.
 *
 * @param {Progress} progress
 * @param {object} [options] for tests
 * @param {string | undefined} [options.named]
 * @param {string} [options.platform]
 * @param {Record<keyof typeof SOURCES, (progress: Progress) => Promise<Browser | undefined>>} [options.sources]
 * @returns {Promise<Browser>}
 * @throws {LaunchFailure} when there is none and none can be installed
 */
export async function findBrowser(
  progress,
  {
    named = process.env.CHROMIUM_PATH,
    platform = `${process.platform} ${process.arch}`,
    sources = SOURCES,
  } = {},
) {
  if (named) {
    const browser = await firstThatWorks([named]);
    if (browser) return browser;
    throw new LaunchFailure(`CHROMIUM_PATH: ${named} is not a Chromium that can show a page here.`);
  }
  const { bundled, playwrights, installed } = sources;
  const order = platform === 'linux x64' ? [bundled, playwrights, installed] : [playwrights, installed];
  const found = await exclusive('browser', {
    onWait: (pid) => progress.say('browser', `another launcher (process ${pid}) is looking for one, waiting`),
    work: async () => {
      for (const source of order) {
        const browser = await source(progress);
        if (browser) return browser;
      }
      return undefined;
    },
  });
  if (found) return found;
  throw new LaunchFailure(
    'No Chromium could be installed and none was found: install one and name it in CHROMIUM_PATH.',
  );
}
