import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const PROJECT_ROOT = resolve(dirname(fileURLToPath(import.meta.url)), '..', '..');
const PORTS = { PORT: '3000', STUDIO_PORT: '3333', LAKE_PORT: '3334' };
const HIGHEST_PORT = 65_535;
const LOCALHOST = 'http://localhost';
const HOSTED_API = 'https://api.sanity.io';
const PROJECT_ID = /^[a-z0-9][-a-z0-9]{0,62}$/;
const DATASET = /^~?[a-z0-9][-_a-z0-9]{0,62}$/;

/** The project id under which the local lake answers. */
const LOCAL_PROJECT = 'local';

/** An environment variable has an invalid value; the message names it. */
export class SettingsError extends Error {}

/**
 * @typedef {object} StudioSettings
 * @property {number} port where Studio is served; 0 for any free one
 * @property {string | undefined} bindAddress IP address or host name to listen on; undefined for loopback
 * @property {string | undefined} origin address of Studio, if it is not localhost
 * @property {boolean} isLocal true with our own lake, false with a hosted Sanity project
 * @property {string} apiHost origin of the lake, as browsers see it
 * @property {string} projectId
 * @property {string} dataset
 * @property {string} siteOrigin public origin of the site
 * @property {string} tokenFile absolute path of the file with the local lake's token
 */

/** @typedef {Record<string, string | undefined>} Variables */

/**
 * Reads the settings of Studio's server. An empty variable counts as not set.
 *
 * @param {Variables} variables `STUDIO_PORT`, `STUDIO_BIND_ADDRESS`, `STUDIO_ORIGIN`, `LAKE_PORT`, `PORT`, `SANITY_API_HOST`,
 *   `SANITY_ASSET_HOST`, `SANITY_PROJECT_ID`, `SANITY_DATASET`, `SITE_URL` and `DATA_DIR` (relative to the project's root)
 * @returns {StudioSettings}
 * @throws {SettingsError} for the first bad value
 */
export function readStudioSettings(variables) {
  const projectId = variables.SANITY_PROJECT_ID?.trim() || undefined;
  const isLocal = projectId === undefined;
  const lake = `http://localhost:${readPort(variables, 'LAKE_PORT')}`;
  const apiHost = readOrigin(variables, 'SANITY_API_HOST', isLocal ? lake : HOSTED_API);
  return {
    port: readPort(variables, 'STUDIO_PORT', 0),
    bindAddress: variables.STUDIO_BIND_ADDRESS?.trim() || undefined,
    origin: readStudioOrigin(variables),
    isLocal,
    // The programs of one machine reach the local lake by another address than browsers, which get its assets too.
    apiHost: isLocal ? readOrigin(variables, 'SANITY_ASSET_HOST', apiHost) : apiHost,
    projectId: matching('SANITY_PROJECT_ID', projectId ?? LOCAL_PROJECT, PROJECT_ID),
    dataset: matching('SANITY_DATASET', variables.SANITY_DATASET?.trim() || 'production', DATASET),
    siteOrigin: readOrigin(variables, 'SITE_URL', `http://localhost:${readPort(variables, 'PORT')}`),
    tokenFile: join(resolve(PROJECT_ROOT, variables.DATA_DIR?.trim() || '.data'), 'content-lake', 'token'),
  };
}

/** @param {Variables} variables @param {keyof typeof PORTS} name @param {number} [lowest] */
function readPort(variables, name, lowest = 1) {
  const text = variables[name]?.trim() || PORTS[name];
  const port = /^\d{1,5}$/.test(text) ? Number(text) : Number.NaN;
  if (port >= lowest && port <= HIGHEST_PORT) return port;
  throw new SettingsError(`${name} must be a port number from ${lowest} to ${HIGHEST_PORT}.`);
}

/** @param {Variables} variables @returns {string | undefined} undefined for localhost */
function readStudioOrigin(variables) {
  const origin = readOrigin(variables, 'STUDIO_ORIGIN', LOCALHOST);
  const { protocol, hostname } = new URL(origin);
  if (hostname === 'localhost') return undefined;
  if (protocol === 'https:') return origin;
  // Browsers give a page without https no `crypto.randomUUID`, and send no `Sec-Fetch-Site` with it.
  throw new SettingsError('STUDIO_ORIGIN must be https, or http://localhost.');
}

/** The error never repeats the value: it may hold a password. @param {Variables} variables @param {string} name @param {string} otherwise */
function readOrigin(variables, name, otherwise) {
  const text = variables[name]?.trim() || otherwise;
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url && /^https?:$/.test(url.protocol)) return url.origin;
  throw new SettingsError(`${name} must be a complete URL such as https://example.com.`);
}

/** @param {string} name @param {string} value @param {RegExp} pattern */
function matching(name, value, pattern) {
  if (pattern.test(value)) return value;
  throw new SettingsError(`${name} may hold lower-case letters, digits and hyphens only.`);
}
