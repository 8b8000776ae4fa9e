import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseEnv } from 'node:util';
import { LaunchFailure } from './launch-failure.mjs';
import { PROJECT_ROOT } from './project-root.mjs';

const EXIT_BAD_SETTING = 78;
const HIGHEST_PORT = 65_535;
const PORTS = { PORT: 3000, STUDIO_PORT: 3333, LAKE_PORT: 3334 };
const URLS = {
  SITE_URL: /^https?:$/,
  SANITY_API_HOST: /^https?:$/,
  STUDIO_ORIGIN: /^https?:$/,
  CHAT_WEBHOOK_URL: /^https?:$/,
  REDIS_URL: /^rediss?:$/,
};

/** @typedef {Record<string, string | undefined>} Variables */

/**
 * @typedef {object} Environment
 * @property {number} port of the site
 * @property {number} studioPort
 * @property {number} lakePort
 * @property {string} dataDir absolute path
 * @property {string} dataset
 * @property {string | undefined} projectId of a hosted project; nothing means our own lake
 * @property {string} apiHost where the content is asked for
 * @property {Variables} variables all of them, for the programs that are started: those that are set to nothing are left out
 */

/** @param {string} name @param {string} problem */
const badSetting = (name, problem) => new LaunchFailure(`${name} ${problem}`, EXIT_BAD_SETTING);

/**
 * @param {Variables} variables
 * @param {keyof typeof PORTS} name
 */
function readPort(variables, name) {
  const value = variables[name];
  if (value === undefined) return PORTS[name];
  const port = Number(value);
  if (/^\d{1,5}$/.test(value) && port >= 1 && port <= HIGHEST_PORT) return port;
  throw badSetting(name, `must be a port number from 1 to ${HIGHEST_PORT}.`);
}

/** @param {Variables} variables */
function checkPorts(variables) {
  const ports = {
    port: readPort(variables, 'PORT'),
    studioPort: readPort(variables, 'STUDIO_PORT'),
    lakePort: readPort(variables, 'LAKE_PORT'),
  };
  if (ports.studioPort === ports.port)
    throw badSetting('STUDIO_PORT', `must differ from PORT; both are ${ports.port}.`);
  if (ports.lakePort === ports.port)
    throw badSetting('LAKE_PORT', `must differ from PORT; both are ${ports.port}.`);
  if (ports.lakePort === ports.studioPort)
    throw badSetting('LAKE_PORT', `must differ from STUDIO_PORT; both are ${ports.lakePort}.`);
  return ports;
}

/** The value is never repeated: it may hold a password. @param {Variables} variables */
function checkUrls(variables) {
  for (const [name, protocol] of Object.entries(URLS)) {
    const value = variables[name];
    if (value === undefined || (URL.canParse(value) && protocol.test(new URL(value).protocol))) continue;
    const example = name === 'REDIS_URL' ? 'redis://localhost:6379' : 'https://example.com';
    throw badSetting(name, `must be a complete URL such as ${example}.`);
  }
}

/** @param {string} root @returns {Variables} */
function readEnvFile(root) {
  const file = join(root, '.env');
  if (!existsSync(file)) return {};
  try {
    return parseEnv(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new LaunchFailure(
      `${file} cannot be read: ${error instanceof Error ? error.message : error}`,
      EXIT_BAD_SETTING,
    );
  }
}

/**
 * What the launcher itself needs to know, from `.env` (if there is one) and the process's own variables, which win.
 * A variable that is set to nothing counts as not set. Every other variable is judged by the
 * program that reads it; see check-settings.mjs.
 *
 * @param {Variables} [own]
 * @param {string} [root] the folder that `.env` and a relative DATA_DIR are in
 * @returns {Environment}
 * @throws {LaunchFailure} naming the variable, with exit code 78
 */
export function readEnvironment(own = process.env, root = PROJECT_ROOT) {
  const both = { ...readEnvFile(root), ...own };
  const variables = Object.fromEntries(
    Object.entries(both).filter(([, value]) => value !== undefined && value.trim() !== ''),
  );
  const ports = checkPorts(variables);
  checkUrls(variables);
  const dataDir = resolve(root, variables.DATA_DIR ?? '.data');
  const projectId = variables.SANITY_PROJECT_ID;
  const localHost = `http://localhost:${ports.lakePort}`;
  return {
    ...ports,
    dataDir,
    dataset: variables.SANITY_DATASET ?? 'production',
    projectId,
    apiHost: variables.SANITY_API_HOST ?? (projectId === undefined ? localHost : 'https://api.sanity.io'),
    variables: { ...variables, DATA_DIR: dataDir },
  };
}
