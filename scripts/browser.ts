import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { exclusive, Failure, install, PROJECT_ROOT, step } from './bootstrap.mjs';
import { run } from './processes';

const LAUNCH_TIMEOUT_MS = 20_000;
const ARGS = ['--no-sandbox', '--disable-gpu'];
/** A package root with a Chromium for Linux on x64, for machines that can access only npm. */
const PACKAGE = join('tests', 'chromium');
/** Each install removes it. */
const UNPACKED = join(PROJECT_ROOT, PACKAGE, 'node_modules', '.unpacked');
const UNPACK = "import chromium from '@sparticuz/chromium'; await chromium.executablePath();";

/**
 * Starts the browser, because libraries may be missing.
 * @returns a name with version and source, and the environment for Playwright's configuration and the browser
 */
async function launch(path: string, source: string, env: Record<string, string> = {}) {
  const options = { executablePath: path, args: ARGS, timeout: LAUNCH_TIMEOUT_MS };
  const browser = await chromium.launch({ ...options, env: { ...process.env, ...env } }).catch((error) => {
    throw new Failure(`${source} is not a Chromium that starts here. ${error.message.split('\n')[0]}`);
  });
  await browser.close();
  const name = `Chromium ${browser.version()} (${source})`;
  return { name, env: { ...env, CHROMIUM_PATH: path, CHROMIUM_ARGS: JSON.stringify(ARGS) } };
}

async function unpack(): Promise<void> {
  rmSync(UNPACKED, { recursive: true, force: true });
  mkdirSync(UNPACKED);
  // It unpacks into the temporary folder, and its libraries only if it detects AWS Lambda.
  const env = { TMPDIR: UNPACKED, AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs20.x' };
  const command = [process.execPath, '--input-type=module', '-e', UNPACK];
  const { code, reason } = await run(command, { cwd: join(PROJECT_ROOT, PACKAGE), env });
  if (code !== 0) throw new Failure(`Chromium could not be unpacked (${reason}); see above.`);
}

async function bundled() {
  await install('browser', PACKAGE);
  // Written last: an interrupted run leaves nothing that looks finished.
  const fonts = join(UNPACKED, 'fonts.conf');
  if (!existsSync(fonts)) {
    await step('browser', 'Chromium from @sparticuz/chromium', unpack);
    // Its own configuration names the temporary folder of AWS Lambda.
    const configuration = readFileSync(join(UNPACKED, 'fonts', 'fonts.conf'), 'utf8');
    writeFileSync(fonts, configuration.replaceAll('/tmp', UNPACKED));
  }
  const libraries = [join(UNPACKED, 'al2023', 'lib'), process.env.LD_LIBRARY_PATH].filter(Boolean).join(':');
  const env = { LD_LIBRARY_PATH: libraries, FONTCONFIG_PATH: UNPACKED };
  return launch(join(UNPACKED, 'chromium'), '@sparticuz/chromium', env);
}

async function playwrights() {
  await run([process.execPath, 'node_modules/@playwright/test/cli.js', 'install', 'chromium']);
  return launch(chromium.executablePath(), 'Playwright');
}

/**
 * A Chromium that has started on this machine: the one that CHROMIUM_PATH names, else our download, even if another is
 * installed, so that each run uses the same.
 * @throws Failure when it does not start
 */
export async function findBrowser(named = process.env.CHROMIUM_PATH) {
  if (named) return launch(named, `CHROMIUM_PATH: ${named}`);
  const isBundled = process.platform === 'linux' && process.arch === 'x64';
  return exclusive('browser', isBundled ? bundled : playwrights);
}
