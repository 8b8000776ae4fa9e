import { vitePlugin as remix } from '@remix-run/dev';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defineConfig } from 'vite';
import remixConfig from './remix.config.js';

export default defineConfig({
  plugins: [remix(remixConfig), vanillaExtractPlugin()],
  server: { host: 'localhost' },
  build: {
    // remix-serve would serve a copied public/ as immutable for a year; the front door serves it instead.
    copyPublicDir: false,
    // Inlined data: URIs cannot be cached or compressed apart from the page that carries them.
    assetsInlineLimit: 0,
  },
});
