import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runCommand } from './command.mjs';
import { LaunchFailure } from './launch-failure.mjs';
import { npm } from './npm.mjs';

const PACKAGE = '@sparticuz/chromium';
const VERSION = '147.0.0';
const TAIL_LINES = 10;

/** @typedef {import('./progress.mjs').Progress} Progress */

/** The package's own names folders of AWS Lambda only. @param {string} fonts absolute path of the folder with the bundled fonts */
const fontsConfiguration = (fonts) => `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${fonts}</dir>
  <dir>/usr/share/fonts</dir>
  <cachedir>${fonts}/cache</cachedir>
</fontconfig>
`;

/**
 * @param {string} folder
 * @param {Progress} progress
 */
async function unpack(folder, progress) {
  const step = progress.step('browser', `Chromium from ${PACKAGE} ${VERSION}`);
  const work = mkdtempSync(join(folder, 'unpack-'));
  try {
    writeFileSync(join(work, 'package.json'), '{ "private": true }\n');
    const { command, args } = npm([
      'install',
      '--no-save',
      '--no-audit',
      '--no-fund',
      `${PACKAGE}@${VERSION}`,
    ]);
    const installed = await runCommand(command, args, { cwd: work });
    // The package unpacks into the temporary folder, and its libraries only where it believes to be on AWS Lambda.
    const env = { TMPDIR: join(work, 'chromium'), AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs20.x' };
    mkdirSync(env.TMPDIR);
    const script = `import chromium from '${PACKAGE}'; await chromium.executablePath();`;
    const unpacked =
      installed.code === 0
        ? await runCommand(process.execPath, ['--input-type=module', '-e', script], { cwd: work, env })
        : installed;
    if (unpacked.code !== 0) {
      step.fail();
      progress.quote(unpacked.output, TAIL_LINES);
      throw new LaunchFailure(`${PACKAGE} could not be installed; what npm said stands above.`);
    }
    writeFileSync(
      join(env.TMPDIR, 'fonts', 'fonts.conf'),
      fontsConfiguration(join(folder, VERSION, 'fonts')),
    );
    // Moved when it is whole: an interrupted run leaves nothing that looks finished.
    renameSync(env.TMPDIR, join(folder, VERSION));
    step.done();
  } finally {
    step.fail();
    rmSync(work, { recursive: true, force: true });
  }
}

/**
 * A Chromium for Linux on x64 that comes as a package, for machines that have none and may reach nothing but npm.
 *
 * @param {string} folder where it is kept
 * @param {Progress} progress
 * @returns {Promise<{ executablePath: string, env: Record<string, string>, source: string }>}
 * @throws {LaunchFailure} after the end of npm's own output has been printed
 */
export async function bundledBrowser(folder, progress) {
  mkdirSync(folder, { recursive: true });
  const home = join(folder, VERSION);
  if (!existsSync(join(home, 'chromium'))) await unpack(folder, progress);
  const own = process.env.LD_LIBRARY_PATH;
  return {
    executablePath: join(home, 'chromium'),
    source: `${PACKAGE} ${VERSION}`,
    env: {
      LD_LIBRARY_PATH: [join(home, 'al2023', 'lib'), ...(own === undefined ? [] : [own])].join(':'),
      FONTCONFIG_PATH: join(home, 'fonts'),
    },
  };
}
