import { run } from './processes';

/** The command-line tools of the project. */
export const CLI = {
  tsc: 'node_modules/typescript-7/bin/tsc',
  biome: 'node_modules/@biomejs/biome/bin/biome',
  knip: 'node_modules/knip/bin/knip.js',
  vitest: 'node_modules/vitest/vitest.mjs',
  playwright: 'node_modules/@playwright/test/cli.js',
};

/** Loaded on demand: Playwright loads slowly, and `npm start` does not need it. */
export const findBrowser = async () => (await import('./browser')).findBrowser();

/** Resolves with the exit code of what it has run. */
export const node = async (args: readonly string[], env: Record<string, string> = {}) =>
  (await run([process.execPath, ...args], { env })).code;

/** Tests read it in tests/support/archive.ts; without it they run on the second brand. */
export const ON_SAMPLE = { TEST_ARCHIVE: 'sanity-studio/seed' };
