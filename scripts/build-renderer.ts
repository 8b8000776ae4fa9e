import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import { PROJECT_ROOT } from './bootstrap.mjs';

/**
 * A step of `npm run build`: bundles remix-serve, unchanged, and Remix's build of the site with all packages that either
 * needs (decision 0061). `build/renderer/serve.js` runs `site.js` beside it; code of both is in files that both import,
 * so that there is one React and one Remix. What the site imports on demand, such as Redis's client, is a file of its own.
 */
const folder = join(PROJECT_ROOT, 'build', 'renderer');
/** Native code, which no bundler reads, and the packages that load it. */
const NATIVE = ['package.json', 'dist/index.mjs', `prebuilds/${process.platform}-${process.arch}`]
  .map((file) => `@photostructure/sqlite/${file}`)
  .concat('node-gyp-build', '@resvg');

rmSync(folder, { recursive: true, force: true });
await build({
  absWorkingDir: PROJECT_ROOT,
  entryPoints: { serve: 'node_modules/@remix-run/serve/dist/cli.js', site: 'build/server/index.js' },
  outdir: folder,
  bundle: true,
  splitting: true,
  format: 'esm',
  platform: 'node',
  target: 'node20',
  // Names are kept, so that a stack trace still says which function failed.
  minifySyntax: true,
  minifyWhitespace: true,
  lineLimit: 160,
  define: { 'process.env.NODE_ENV': '"production"' },
  // For CommonJS packages, which require modules of Node.js.
  banner: { js: "import{createRequire}from'node:module';const require=createRequire(import.meta.url);" },
  // Remix requires undici only with single fetch, which is off.
  external: ['@resvg/resvg-js', '@photostructure/sqlite', 'undici'],
  logLevel: 'error',
});
for (const path of NATIVE.map((name) => join('node_modules', name)))
  cpSync(join(PROJECT_ROOT, path), join(folder, path), { recursive: true });
const typeface = 'instrument-sans-560.ttf';
cpSync(join(PROJECT_ROOT, 'app', 'theme', typeface), join(folder, typeface));
