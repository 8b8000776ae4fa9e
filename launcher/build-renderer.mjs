import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'esbuild';
import { PROJECT_ROOT } from './project-root.mjs';

/**
 * A step of `npm run build`: remix-serve, the server's build and all their packages as one CommonJS file, with V8's code
 * cache of it: a start need not read and compile several hundred files (`docs/decisions/0061`).
 */
const FOLDER = join(PROJECT_ROOT, 'build', 'renderer');
const SERVE = join(PROJECT_ROOT, 'node_modules', '@remix-run', 'serve', 'dist', 'cli.js');
const SERVER_BUILD = join(PROJECT_ROOT, 'build', 'server', 'index.js');
/** Nobody listens there. */
const NO_LAKE = 'http://127.0.0.1:1';

/** How remix-serve loads the build that its argument names. */
const LOADS_BUILD = /\bimport\(url__default\["default"\]\.pathToFileURL\(buildPath\)\.href[^;]*;/g;

/** @type {import('esbuild').Plugin} */
const buildInside = {
  name: 'build-inside',
  setup({ onLoad }) {
    onLoad({ filter: /[\\/]@remix-run[\\/]serve[\\/]dist[\\/]cli\.js$/ }, async ({ path }) => {
      const code = await readFile(path, 'utf8');
      const found = code.match(LOADS_BUILD)?.length ?? 0;
      if (found !== 1) throw new Error(`remix-serve loads its build in ${found} places instead of one`);
      const contents = code
        .replace(/^#!.*/, '')
        .replace(LOADS_BUILD, `import(${JSON.stringify(SERVER_BUILD)});`);
      return { contents };
    });
  },
};

/** @type {import('esbuild').BuildOptions} */
const settings = {
  outdir: FOLDER,
  outExtension: { '.js': '.cjs' },
  bundle: true,
  platform: 'node',
  format: 'cjs',
  target: 'node20',
  logLevel: 'warning',
};

rmSync(FOLDER, { recursive: true, force: true });
await build({
  ...settings,
  entryPoints: {
    'start-renderer': join(PROJECT_ROOT, 'front-door', 'renderer', 'start-renderer.ts'),
    'record-code-cache': join(PROJECT_ROOT, 'front-door', 'renderer', 'record-code-cache.ts'),
  },
});
await build({
  ...settings,
  entryPoints: { main: SERVE },
  plugins: [buildInside],
  // What is cached cannot import: `require` stands in for what is left of it.
  supported: { 'dynamic-import': false },
  // React and others hold their development builds beside the one for production.
  define: { 'process.env.NODE_ENV': '"production"' },
  // Undici only for Remix's single fetch, Redis only where it is configured.
  external: ['undici', '@redis/client'],
  // Rollup names each package once more for what it does when it is read; these do nothing.
  logOverride: { 'ignored-bare-import': 'silent' },
});

const folder = mkdtempSync(join(tmpdir(), 'renderer-'));
try {
  execFileSync(process.execPath, [join(FOLDER, 'record-code-cache.cjs'), join(FOLDER, 'main.cjs')], {
    cwd: FOLDER,
    // Its own environment, not that of whoever builds: nothing outside this machine is asked for anything.
    env: {
      NODE_ENV: 'production',
      HOST: '127.0.0.1',
      SITE_URL: 'http://localhost',
      SANITY_API_HOST: NO_LAKE,
      DATA_DIR: folder,
      LOG_LEVEL: 'silent',
    },
    stdio: 'pipe',
  });
} finally {
  rmSync(folder, { recursive: true, force: true });
}
