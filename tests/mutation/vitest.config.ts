import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defineConfig } from 'vitest/config';
import { everywhere } from '../../vitest.config';

/** Tests that import what `npm run mutate` changes; Stryker cannot choose one of the projects in vitest.config.ts. */
export default defineConfig({
  plugins: [vanillaExtractPlugin()],
  esbuild: { jsx: 'automatic' },
  test: {
    ...everywhere,
    include: [
      '{app,front-door,content-lake/src,protocol}/**/*.test.{ts,tsx}',
      'tests/integration/front-door-{cache,drain,encodings,headers,proxy,refusals,slow,static}*.test.ts',
      'tests/integration/chat-{endpoint,limits,refusals}.test.ts',
      'tests/content-lake/{actions,bad-input,listen,live-events,mutations,patches,query,references,transactions}*.test.ts',
    ],
    testTimeout: 20_000,
    isolate: false,
  },
});
