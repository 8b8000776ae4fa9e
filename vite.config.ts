import { vitePlugin as remix } from '@remix-run/dev';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defineConfig } from 'vite';
import remixConfig, { PREVIEW_FOLDER } from './remix.config.js';

export default defineConfig({
  plugins: [remix(remixConfig), vanillaExtractPlugin()],
  server: { host: 'localhost' },
  // A package in one file is read at once; as hundreds of files it takes most of a cold start.
  ssr: {
    noExternal: true,
    // One instance of each, shared with remix-serve; Redis only where it is configured.
    external: ['react', 'react-dom', '@remix-run/node', '@remix-run/react', '@redis/client'],
  },
  // What previews run beside the site is bundled as workers are: on its own, sharing no file with what visitors load.
  worker: {
    format: 'es',
    rollupOptions: {
      output: {
        entryFileNames: `${PREVIEW_FOLDER}/[name]-[hash].js`,
        chunkFileNames: `${PREVIEW_FOLDER}/[name]-[hash].js`,
      },
    },
  },
  build: {
    // remix-serve would serve a copied public/ as immutable for a year; the front door serves it instead.
    copyPublicDir: false,
    // Inlined data: URIs cannot be cached or compressed apart from the page that carries them.
    assetsInlineLimit: 0,
  },
});
