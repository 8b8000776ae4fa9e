import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { vitePlugin as remix } from '@remix-run/dev';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defineConfig, type Plugin } from 'vite';
import remixConfig, { SCRIPTS_FOLDER } from './remix.config.js';

const RXJS = fileURLToPath(new URL('./node_modules/rxjs/dist/esm', import.meta.url));

/** There must be one of each, and remix-serve has Remix's too: the next step bundles both (scripts/build-renderer.ts). */
const SHARED = ['react', 'react-dom', '@remix-run/node', '@remix-run/react'];

/** Other programs write there, and a page would reload each time. */
const NOT_WATCHED = ['.cache', '.data', 'build', 'sanity-studio'];

export default defineConfig(({ command, isSsrBuild }) => ({
  plugins: [remix(remixConfig), vanillaExtractPlugin(), oneStylesheet()],
  server: {
    host: 'localhost',
    watch: { ignored: NOT_WATCHED.map((folder) => join(import.meta.dirname, folder, '**')) },
  },
  // A package found only after the first page has loaded reloads that page, with two copies of React in between.
  optimizeDeps: {
    entries: ['app/entry.client.tsx', 'app/root.tsx', 'app/routes/*'],
    // Native code of a server's module, which no bundler reads.
    exclude: ['@resvg/resvg-js', '@photostructure/sqlite'],
  },
  resolve: {
    alias: isSsrBuild
      ? [
          // For Node its package names CommonJS, which is kept whole: 390 KB to read at each start.
          { find: /^rxjs(\/operators)?$/, replacement: `${RXJS}$1/index.js` },
          // A copy of Node's streams for browsers and older versions: 98 KB.
          { find: 'readable-stream', replacement: 'node:stream' },
        ]
      : [],
  },
  // A package in one file is read at once; as hundreds of files it takes most of a cold start. Development runs each file
  // as it is, and CommonJS cannot be run so.
  ssr: {
    noExternal: command === 'build' || undefined,
    // Native code.
    external: [...SHARED, '@photostructure/sqlite', '@resvg/resvg-js'],
  },
  // What pages run without React is bundled as workers are: on its own, sharing no file with React.
  worker: {
    format: 'es',
    rollupOptions: { output: { entryFileNames: `${SCRIPTS_FOLDER}/[name]-[hash].js` } },
  },
  // The licences of all packages are served as one file instead (see scripts/compress-files.ts).
  esbuild: { legalComments: 'none' },
  build: {
    // remix-serve would serve a copied public/ as immutable for a year; the front door serves it instead.
    copyPublicDir: false,
    // Inlined data: URIs cannot be cached or compressed apart from the page that carries them.
    assetsInlineLimit: 0,
    cssCodeSplit: isSsrBuild,
    // What the oldest browsers read that know all else that the site uses.
    target: ['chrome111', 'edge111', 'firefox114', 'safari16.4'],
  },
}));

/**
 * All styles in one file, linked by every page: smaller than the several that a page would need, whatever page is next.
 * Remix reads from Vite's manifest what to link, where a file that belongs to no chunk is not to be found.
 */
function oneStylesheet(): Plugin {
  return {
    name: 'one-stylesheet',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const manifest = bundle['.vite/manifest.json'];
        const sheets = Object.keys(bundle).filter((name) => name.endsWith('.css'));
        if (manifest?.type !== 'asset' || sheets.length === 0) return;
        const chunks = JSON.parse(String(manifest.source));
        const root = Object.keys(chunks).find((key) => key.startsWith('app/root.tsx'));
        if (root === undefined) throw new Error('The build has no root route to link the stylesheet from');
        chunks[root].css = sheets;
        manifest.source = JSON.stringify(chunks);
      },
    },
  };
}
