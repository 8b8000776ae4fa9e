import { readToken } from './read-token.mjs';

/**
 * @param {import('./environment.mjs').Environment} environment
 * @returns {Record<string, string | undefined>} what the site is told, built or in development: with a hosted project
 *   just what the operator says, else where our own lake and Studio are, and
 *   what shows drafts in previews
 */
export function siteVariables({ port, studioPort, apiHost, dataDir, projectId, variables }) {
  if (projectId !== undefined) return { ...variables, PORT: String(port) };
  return {
    ...variables,
    PORT: String(port),
    SANITY_API_HOST: apiHost,
    SANITY_READ_TOKEN: variables.SANITY_READ_TOKEN ?? readToken(dataDir),
    STUDIO_ORIGIN: variables.STUDIO_ORIGIN ?? `http://localhost:${studioPort}`,
  };
}
