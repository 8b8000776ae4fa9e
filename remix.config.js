import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/** Of the files that preview pages load, within the build's folder for the browser. */
export const PREVIEW_FOLDER = 'assets/preview';

/**
 * The one place for Remix's options; `vite.config.ts` hands them to the plugin unchanged.
 * Two future flags stay off for security: see docs/decisions/0002-remix-flags.md.
 * @type {import('@remix-run/dev').VitePluginConfig}
 */
export default {
  appDirectory: 'app',
  buildDirectory: 'build',
  // Only the server's build knows of them; Remix moves styles and pictures over to the browser's, not programs.
  buildEnd: ({ remixConfig: { buildDirectory } }) => {
    const printed = join(buildDirectory, 'server', PREVIEW_FOLDER);
    cpSync(printed, join(buildDirectory, 'client', PREVIEW_FOLDER), { recursive: true });
    rmSync(printed, { recursive: true });
  },
  future: {
    v3_fetcherPersist: true,
    v3_relativeSplatPath: true,
    v3_throwAbortReason: true,
    v3_routeConfig: true,
    v3_lazyRouteDiscovery: false,
    v3_singleFetch: false,
  },
};
