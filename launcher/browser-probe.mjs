import { runCommand } from './command.mjs';

const PROBE_TIMEOUT_MS = 20_000;
const QUIET_FLAGS = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/**
 * @typedef {object} Browser
 * @property {string} name with version and source, for people
 * @property {string} executablePath
 * @property {string[]} args what it has to be started with on this machine
 * @property {Record<string, string>} env what has to be in its environment
 */

/** Opened as the tests open it: a browser may show a page by hand and still not talk to Playwright. */
const OPEN_PAGE = `
  const { executablePath, args, timeout } = JSON.parse(process.argv[1]);
  require('@playwright/test').chromium.launch({ executablePath, args, timeout })
    .then(async (browser) => {
      const page = await browser.newPage();
      await page.setContent('<h1>page</h1>');
      process.stdout.write('shown: ' + (await page.textContent('h1')) + ' by ' + browser.version() + '\\n');
      await browser.close();
    })
    .catch(() => process.exit(1));`;

/**
 * @param {Omit<Browser, 'name'>} browser
 * @returns {Promise<string | undefined>} its version, or nothing when it shows no page
 */
async function showsPage({ executablePath, args, env }) {
  const order = JSON.stringify({ executablePath, args, timeout: PROBE_TIMEOUT_MS });
  const { output } = await runCommand(process.execPath, ['-e', OPEN_PAGE, order], {
    env,
    timeoutMs: 2 * PROBE_TIMEOUT_MS,
  });
  return /^shown: page by (.+)$/m.exec(output)?.[1];
}

/**
 * Being there is not enough: libraries may be missing, or the sandbox may not be allowed. So it has to show a page to
 * Playwright, whose package must be installed.
 *
 * @param {string} executablePath
 * @param {{ env?: Record<string, string>, source?: string }} [options] `source` names where it came from; its path unless given
 * @returns {Promise<Browser | undefined>} how to start it, or nothing when it does not work here
 */
export async function probeBrowser(executablePath, { env = {}, source = executablePath } = {}) {
  // Chromium never starts its sandbox for root, and cannot in many containers.
  const isRoot = process.getuid?.() === 0;
  for (const sandbox of isRoot ? [['--no-sandbox']] : [[], ['--no-sandbox']]) {
    const browser = { executablePath, args: [...sandbox, ...QUIET_FLAGS], env };
    const version = await showsPage(browser);
    if (version) return { ...browser, name: `Chromium ${version} (${source})` };
  }
  return undefined;
}
