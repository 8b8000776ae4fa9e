import { join } from 'node:path';

const READY_TIMEOUT_MS = 60_000;

/**
 * @param {import('./environment.mjs').Environment} environment
 * @returns {import('./service.mjs').Service} the production site, as built, behind its front door
 */
export function siteService({ port, studioPort, apiHost, projectId, variables }) {
  return {
    name: 'site',
    command: process.execPath,
    args: ['--enable-source-maps', join('build', 'front-door', 'main.js')],
    env: {
      ...variables,
      PORT: String(port),
      ...(projectId === undefined && {
        SANITY_API_HOST: apiHost,
        STUDIO_ORIGIN: variables.STUDIO_ORIGIN ?? `http://localhost:${studioPort}`,
      }),
    },
    ready: /^site: http/,
    readyTimeoutMs: READY_TIMEOUT_MS,
  };
}
