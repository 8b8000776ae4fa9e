import { existsSync } from 'node:fs';
import { join, relative } from 'node:path';
import { findBrowser } from './browser.mjs';
import { build } from './build.mjs';
import { runCheckSteps } from './check-steps.mjs';
import { checkStudio } from './check-studio.mjs';
import { filesNamed } from './files-named.mjs';
import { install } from './install.mjs';
import { launch } from './launch.mjs';
import { runPlaywright } from './playwright.mjs';
import { PROJECT_ROOT } from './project-root.mjs';
import { STUDIO_FOLDER } from './studio-folder.mjs';
import { runVitest } from './vitest.mjs';

const LINES_OF_MESSAGE = 12;
const TEST_FILE = /\.test\.(?:ts|tsx|mjs)$/;

/**
 * Of a stack only the first frame is of use here.
 *
 * @param {string} line
 */
const isFrame = (line) => /^\s+at /.test(line);

/**
 * A file that no runner has picked up would pass for ever.
 *
 * @param {import('./vitest-count.mjs').TestCount[]} counts
 * @returns {string[]} paths of test files of the checkout that did not run
 */
function leftOut(counts) {
  const ran = new Set(counts.flatMap(({ files }) => files));
  return filesNamed(PROJECT_ROOT, TEST_FILE)
    .filter((file) => !ran.has(file))
    .map((file) => relative(PROJECT_ROOT, file));
}

/**
 * Ends with what the tests came to and in which browser, so that the end of the output is enough to know what to do.
 *
 * @param {import('./vitest-count.mjs').TestCount[]} counts
 * @param {import('./browser-probe.mjs').Browser} browser
 * @param {import('./progress.mjs').Progress} progress
 * @returns {number} the exit code
 */
function tell(counts, browser, progress) {
  const failures = [
    ...counts.flatMap((count) => count.failures),
    ...leftOut(counts).map((file) => ({ name: file, message: 'was run by nobody' })),
  ];
  for (const name of counts.flatMap(({ secondTry }) => secondTry)) {
    progress.say('test', `passed only when tried again: ${name}`);
  }
  for (const { name, message = '' } of failures) {
    progress.say('test', `failed: ${name}`);
    const lines = message
      .split('\n')
      .filter((line, index, all) => !(isFrame(line) && isFrame(all[index - 1] ?? '')));
    for (const line of lines.slice(0, LINES_OF_MESSAGE)) progress.line(`  ${line}`);
  }
  const passed = counts.reduce((sum, count) => sum + count.passed, 0);
  progress.say('browser', browser.name);
  progress.line(`${passed} passed, ${failures.length} failed`);
  return failures.length === 0 && passed > 0 ? 0 : 1;
}

await launch(async ({ progress }) => {
  await install({ name: 'site', folder: '.' }, progress);
  const browser = await findBrowser(progress);
  await build(progress);
  const counts = [await runCheckSteps(progress)];
  if (existsSync(join(STUDIO_FOLDER, 'package.json'))) await checkStudio(progress);
  counts.push(await runVitest(['content-lake'], progress), await runVitest(['integration'], progress));
  // Studio's tests hold the site to seconds, so nothing else runs beside them.
  counts.push(await runPlaywright({ project: 'site', workers: 2 }, browser, progress));
  counts.push(await runPlaywright({ project: 'studio', workers: 1 }, browser, progress));
  return tell(counts, browser, progress);
});
