import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/** Of the scripts that pages run without React, within the build's folder for the browser. */
export const SCRIPTS_FOLDER = 'assets/scripts';

/**
 * The one place for Remix's options; `vite.config.ts` hands them to the plugin unchanged.
 * Two future flags stay off for security: decision 0096.
 * @type {import('@remix-run/dev').VitePluginConfig}
 */
export default {
  appDirectory: 'app',
  buildDirectory: 'build',
  // The server's build names them too; Remix moves styles and pictures over to the browser's, not scripts.
  buildEnd: ({ remixConfig: { buildDirectory } }) => {
    const printed = join(buildDirectory, 'server', SCRIPTS_FOLDER);
    cpSync(printed, join(buildDirectory, 'client', SCRIPTS_FOLDER), { recursive: true });
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
