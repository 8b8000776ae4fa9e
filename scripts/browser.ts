import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { exclusive, Failure, npm, PROJECT_ROOT } from './bootstrap.mjs';
import { run, runNode } from './processes';
import { progress } from './progress';

const PROBE_TIMEOUT_MS = 20_000;
const DOWNLOAD_TIMEOUT_MS = 600_000;
const PACKAGE = '@sparticuz/chromium';
const VERSION = '147.0.0';
const CACHE = join(PROJECT_ROOT, '.cache', 'browser');
const BUNDLED = join(CACHE, VERSION);
const INSTALLED_PLACES = [
  ...[
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
    '/usr/bin/google-chrome-stable',
  ],
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];
const QUIET_FLAGS = [
  ...['--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking'],
  ...['--disable-component-update', '--disable-sync'],
];

export interface Browser {
  /** With version and source, for people. */
  name: string;
  /** What Playwright's configuration reads, and what the browser needs in its environment. */
  env: Record<string, string>;
}

type Source = () => Promise<Browser | undefined>;

/** Being there is not enough: libraries may be missing, or the sandbox not be allowed. So it has to show a page. */
export async function probeBrowser(
  path: string,
  { env = {}, source = path }: { env?: Record<string, string>; source?: string } = {},
): Promise<Browser | undefined> {
  if (!existsSync(path)) return undefined;
  // Chromium never starts its sandbox for root, and cannot in many containers.
  const isRoot = process.getuid?.() === 0;
  for (const sandbox of isRoot ? [['--no-sandbox']] : [[], ['--no-sandbox']]) {
    const args = [...sandbox, ...QUIET_FLAGS];
    try {
      const browser = await chromium.launch({
        executablePath: path,
        args,
        env: { ...process.env, ...env },
        timeout: PROBE_TIMEOUT_MS,
      });
      const page = await browser.newPage();
      await page.setContent('<h1>page</h1>');
      const isShown = (await page.textContent('h1')) === 'page';
      await browser.close();
      const name = `Chromium ${browser.version()} (${source})`;
      if (isShown) return { name, env: { ...env, CHROMIUM_PATH: path, CHROMIUM_ARGS: JSON.stringify(args) } };
    } catch {
      // The next way of starting it, or the next browser.
    }
  }
  return undefined;
}

/** The package's own configuration names folders of AWS Lambda only. */
const FONTS = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${BUNDLED}/fonts</dir>
  <dir>/usr/share/fonts</dir>
  <cachedir>${BUNDLED}/fonts/cache</cachedir>
</fontconfig>
`;

/** Installs a package that is a Chromium for Linux on x64, for machines that may reach nothing but npm. */
async function unpackBundled(): Promise<void> {
  const step = progress.step('browser', `Chromium from ${PACKAGE} ${VERSION}`);
  mkdirSync(CACHE, { recursive: true });
  const work = mkdtempSync(join(CACHE, 'unpack-'));
  try {
    writeFileSync(join(work, 'package.json'), '{ "private": true }\n');
    // It unpacks into the temporary folder, and its libraries only where it believes to be on AWS Lambda.
    const env = { TMPDIR: join(work, 'chromium'), AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs20.x' };
    mkdirSync(env.TMPDIR);
    const script = `import chromium from '${PACKAGE}'; await chromium.executablePath();`;
    const install = npm(['install', '--no-save', '--no-audit', '--no-fund', `${PACKAGE}@${VERSION}`]);
    let { code, output } = await run(install, { cwd: work });
    if (code === 0)
      ({ code, output } = await runNode(['--input-type=module', '-e', script], { cwd: work, env }));
    if (code !== 0) {
      step.fail();
      progress.quote(output);
      return progress.say('browser', `${PACKAGE} could not be installed; what npm said stands above.`);
    }
    writeFileSync(join(env.TMPDIR, 'fonts', 'fonts.conf'), FONTS);
    // Moved when it is whole: an interrupted run leaves nothing that looks finished.
    renameSync(env.TMPDIR, BUNDLED);
    step.done();
  } finally {
    step.fail();
    rmSync(work, { recursive: true, force: true });
  }
}

async function bundled(): Promise<Browser | undefined> {
  if (!existsSync(join(BUNDLED, 'chromium'))) await unpackBundled();
  const libraries = [join(BUNDLED, 'al2023', 'lib'), process.env.LD_LIBRARY_PATH ?? '']
    .filter(Boolean)
    .join(':');
  const env = { LD_LIBRARY_PATH: libraries, FONTCONFIG_PATH: join(BUNDLED, 'fonts') };
  return probeBrowser(join(BUNDLED, 'chromium'), { env, source: `${PACKAGE} ${VERSION}` });
}

/** Playwright's own Chromium, which is downloaded if it is not there. */
async function playwrights(): Promise<Browser | undefined> {
  const present = await probeBrowser(chromium.executablePath());
  if (present !== undefined) return present;
  const step = progress.step('browser', "Chromium from Playwright's own download");
  const cli = join('node_modules', '@playwright', 'test', 'cli.js');
  const { code } = await runNode([cli, 'install', 'chromium'], { timeoutMs: DOWNLOAD_TIMEOUT_MS });
  step.done(code === 0 ? undefined : 'not available');
  return probeBrowser(chromium.executablePath());
}

async function installed(): Promise<Browser | undefined> {
  for (const path of INSTALLED_PLACES) {
    const browser = await probeBrowser(path);
    if (browser !== undefined) return browser;
  }
  return undefined;
}

/**
 * A Chromium that has shown a page on this machine: the one that CHROMIUM_PATH names, else the one that a machine without
 * any gets, so that each run finds the same; an installed one only where nothing can be downloaded.
 * @throws Failure when there is none
 */
export async function findBrowser(
  named = process.env.CHROMIUM_PATH,
  platform = `${process.platform} ${process.arch}`,
  sources: Record<'bundled' | 'playwrights' | 'installed', Source> = { bundled, playwrights, installed },
): Promise<Browser> {
  if (named) {
    const browser = await probeBrowser(named);
    if (browser) return browser;
    throw new Failure(`CHROMIUM_PATH: ${named} is not a Chromium that can show a page here.`);
  }
  const order = [
    ...(platform === 'linux x64' ? [sources.bundled] : []),
    sources.playwrights,
    sources.installed,
  ];
  return exclusive('browser', {
    async work() {
      for (const source of order) {
        const browser = await source();
        if (browser) return browser;
      }
      throw new Failure(
        'No Chromium could be installed and none was found: install one and name it in CHROMIUM_PATH.',
      );
    },
  });
}
