/**
 * The one place for Remix's options; `vite.config.ts` hands them to the plugin unchanged.
 * Two future flags stay off for security: see docs/decisions/0002-remix-flags.md.
 * @type {import('@remix-run/dev').VitePluginConfig}
 */
export default {
  appDirectory: 'app',
  buildDirectory: 'build',
  future: {
    v3_fetcherPersist: true,
    v3_relativeSplatPath: true,
    v3_throwAbortReason: true,
    v3_routeConfig: true,
    v3_lazyRouteDiscovery: false,
    v3_singleFetch: false,
  },
};
