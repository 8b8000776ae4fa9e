import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defineConfig } from 'vitest/config';
import { OneEnvironmentAfterAnother } from './tests/support/one-environment-after-another';

const beside = [
  'app/**/*.test.{ts,tsx}',
  'front-door/**/*.test.ts',
  'content-lake/src/**/*.test.ts',
  'scripts/**/*.test.ts',
  'protocol/**/*.test.ts',
  'sanity-studio/**/*.test.ts',
  'tests/faults/**/*.test.ts',
  'tests/contract/**/*.test.ts',
  'tests/sample/*.test.ts',
];

/** No module is mocked and no global outlives its test, so files may share a worker: half the time of one worker each. */
const sharedWorker = { isolate: false };

/** They read the content model with Studio's own code, whose packages a quick check does not install. */
const withStudio = ['sanity-studio/schema/**/*.test.ts', 'sanity-studio/writing/**/*.test.ts'];

/** Long repetitions and the real length of constants carry this tag; only `npm run test:nightly` runs them. */
const NIGHTLY = 'nightly';
/** What `npm run mutate` needs too: a file with an unknown tag does not run. */
export const everywhere = {
  tags: [{ name: NIGHTLY, timeout: 600_000 }],
  // Vitest reads it here too, although its types have it for the command line only.
  tagsFilter: [process.env.NIGHTLY === undefined ? `!${NIGHTLY}` : NIGHTLY],
  // What the site itself says: the server's entry loads it, and each page.
  setupFiles: ['en', 'de', 'ar'].map((name) => `app/texts/languages/${name}.ts`),
  // Enough for a busy machine; a condition that is met sooner ends the wait.
  expect: { poll: { timeout: 15_000 } },
};

/** One project per row of the tests table in CONTRIBUTING.md; the Remix plugin stays out, it breaks component tests. */
export default defineConfig({
  plugins: [vanillaExtractPlugin()],
  esbuild: { jsx: 'automatic' },
  test: {
    ...everywhere,
    // By default vitest leaves a core idle, of two.
    maxWorkers: '100%',
    sequence: { sequencer: OneEnvironmentAfterAnother },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: beside,
          exclude: [...withStudio, '**/node_modules/**'],
          testTimeout: 30_000,
          ...sharedWorker,
        },
      },
      {
        extends: true,
        test: {
          name: 'content-lake',
          include: ['tests/content-lake/**/*.test.ts'],
          // A real project has one dataset for all files.
          fileParallelism: process.env.SANITY_TEST_PROJECT_ID === undefined,
          testTimeout: 60_000,
          hookTimeout: 60_000,
          ...sharedWorker,
        },
      },
      {
        extends: true,
        test: {
          name: 'integration',
          include: ['tests/integration/**/*.test.ts', 'tests/sample/integration/*.test.ts', ...withStudio],
          testTimeout: 60_000,
          hookTimeout: 120_000,
          // They wait more than they work; with more of them at once, some would wait for each other.
          maxWorkers: 2,
          ...sharedWorker,
        },
      },
      // `npm run test:cluster` alone asks for it: it needs HAProxy and Redis.
      {
        extends: true,
        test: {
          name: 'cluster',
          include: ['tests/cluster/**/*.test.ts'],
          testTimeout: 180_000,
          hookTimeout: 120_000,
          fileParallelism: false,
        },
      },
      // `npm run test:hosted` alone asks for it: it needs names and certificates of its own.
      {
        extends: true,
        test: {
          name: 'hosted',
          include: ['tests/hosted/**/*.test.ts'],
          testTimeout: 600_000,
          hookTimeout: 120_000,
          fileParallelism: false,
        },
      },
      // `npm run bench` alone asks for it: what it finds depends on the machine.
      {
        extends: true,
        test: { name: 'measure', include: ['tests/bench/**/*.measure.ts'], fileParallelism: false },
      },
    ],
  },
});
