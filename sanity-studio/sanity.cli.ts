import { defineCliConfig } from 'sanity/cli';
import { developmentPlugin } from './server/development-plugin';

export default defineCliConfig({
  // For the command line only: Studio itself reads its configuration at run time.
  api: {
    projectId: process.env.SANITY_PROJECT_ID ?? 'local',
    dataset: process.env.SANITY_DATASET ?? 'production',
  },
  deployment: { autoUpdates: false },
  vite: (config) => ({
    ...config,
    plugins: [...(config.plugins ?? []), developmentPlugin(process.env)],
    // For `../protocol`.
    server: { ...config.server, fs: { ...config.server?.fs, allow: ['.', '../protocol'] } },
  }),
});
