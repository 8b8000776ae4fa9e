import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defineConfig } from 'vitest/config';

const beside = [
  'app/**/*.test.{ts,tsx}',
  'front-door/**/*.test.ts',
  'content-lake/src/**/*.test.ts',
  'launcher/**/*.test.mjs',
  'sanity-studio/**/*.test.{ts,mjs}',
];

/** One project per row of the tests table in CONTRIBUTING.md; the Remix plugin stays out, it breaks component tests. */
export default defineConfig({
  plugins: [vanillaExtractPlugin()],
  esbuild: { jsx: 'automatic' },
  test: {
    projects: [
      { extends: true, test: { name: 'unit', include: beside } },
      {
        extends: true,
        test: { name: 'contract', include: ['tests/contract/**/*.test.ts'], testTimeout: 30_000 },
      },
      {
        extends: true,
        test: {
          name: 'content-lake',
          include: ['tests/content-lake/**/*.test.ts'],
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'integration',
          include: ['tests/integration/**/*.test.ts'],
          testTimeout: 60_000,
          hookTimeout: 120_000,
          fileParallelism: false,
        },
      },
    ],
  },
});
