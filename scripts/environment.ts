import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseEnv } from 'node:util';
import getPort from 'get-port';
import { Failure, PROJECT_ROOT } from './bootstrap.mjs';
import { runNode } from './processes';

const EXIT_BAD_SETTING = 78;
const HIGHEST_PORT = 65_535;
const CHECK_TIMEOUT_MS = 30_000;
const PORTS = { PORT: 3000, STUDIO_PORT: 3333, LAKE_PORT: 3334 };
const HTTP_URLS = ['SITE_URL', 'SANITY_API_HOST', 'STUDIO_ORIGIN', 'CHAT_WEBHOOK_URL'];
/** The files in which site, front door and lake read their variables, and what calls them; the site's runs on import. */
const READERS = ['app/env.server.ts', 'front-door/env.ts', 'content-lake/src/settings.ts'];
const READ_VARIABLES = `
  import './app/env.server';
  import { readEnv } from './front-door/env';
  import { readSettings } from './content-lake/src/settings';
  const fail = (message) => { console.error(message); process.exit(${EXIT_BAD_SETTING}); };
  const read = readEnv(process.env);
  if (!read.ok) fail(read.message);
  try {
    if (!process.env.SANITY_PROJECT_ID) readSettings(process.env);
  } catch (error) { fail('content lake: ' + error.message); }`;

type Variables = Record<string, string | undefined>;

export interface Environment {
  /** Of the site. */
  port: number;
  studioPort: number;
  lakePort: number;
  /** Absolute path. */
  dataDir: string;
  dataset: string;
  /** Of a hosted project; without one the content is in the local lake. */
  projectId: string | undefined;
  apiHost: string;
  /** All of them, for the programs that are started; those that are set to nothing are left out. */
  variables: Variables;
}

const badSetting = (name: string, problem: string) => new Failure(`${name} ${problem}`, EXIT_BAD_SETTING);

function readPort(variables: Variables, name: keyof typeof PORTS): number {
  const value = variables[name] ?? String(PORTS[name]);
  const port = Number(value);
  if (/^\d{1,5}$/.test(value) && port >= 1 && port <= HIGHEST_PORT) return port;
  throw badSetting(name, `must be a port number from 1 to ${HIGHEST_PORT}.`);
}

function differ(name: string, port: number, other: string, otherPort: number): void {
  if (port === otherPort) throw badSetting(name, `must differ from ${other}; both are ${port}.`);
}

/** The value is never repeated: it may hold a password. */
function checkUrl(variables: Variables, name: string, protocol: RegExp, example: string): void {
  const value = variables[name];
  if (value === undefined || (URL.canParse(value) && protocol.test(new URL(value).protocol))) return;
  throw badSetting(name, `must be a complete URL such as ${example}.`);
}

function readEnvFile(file: string): Variables {
  try {
    return existsSync(file) ? parseEnv(readFileSync(file, 'utf8')) : {};
  } catch (error) {
    throw badSetting(file, `cannot be read: ${error instanceof Error ? error.message : error}`);
  }
}

/**
 * What these scripts need to know, from `.env` and the process's own variables, which win. A variable that is set to
 * nothing counts as not set. Every other variable is checked by the program that reads it; see `checkSettings`.
 * @throws Failure naming the variable, with exit code 78
 */
export function readEnvironment(own: Variables = process.env, root = PROJECT_ROOT): Environment {
  const both = Object.entries({ ...readEnvFile(join(root, '.env')), ...own });
  const variables: Variables = Object.fromEntries(both.filter(([, value]) => value?.trim()));
  const port = readPort(variables, 'PORT');
  const studioPort = readPort(variables, 'STUDIO_PORT');
  const lakePort = readPort(variables, 'LAKE_PORT');
  differ('STUDIO_PORT', studioPort, 'PORT', port);
  differ('LAKE_PORT', lakePort, 'PORT', port);
  differ('LAKE_PORT', lakePort, 'STUDIO_PORT', studioPort);
  for (const name of HTTP_URLS) checkUrl(variables, name, /^https?:$/, 'https://example.com');
  checkUrl(variables, 'REDIS_URL', /^rediss?:$/, 'redis://localhost:6379');
  const dataDir = resolve(root, variables.DATA_DIR ?? '.data');
  const projectId = variables.SANITY_PROJECT_ID;
  const ownHost = projectId === undefined ? `http://localhost:${lakePort}` : 'https://api.sanity.io';
  return {
    ...{ port, studioPort, lakePort, dataDir, projectId },
    dataset: variables.SANITY_DATASET ?? 'production',
    apiHost: variables.SANITY_API_HOST ?? ownHost,
    variables: { ...variables, DATA_DIR: dataDir },
  };
}

/** Before anything is built, so that a port in use is not noticed minutes later. */
export async function checkPorts({ port, studioPort, lakePort, projectId }: Environment): Promise<void> {
  const wanted = Object.entries({ PORT: port, STUDIO_PORT: studioPort, LAKE_PORT: lakePort });
  for (const [variable, number] of wanted) {
    if (variable === 'LAKE_PORT' && projectId !== undefined) continue;
    if ((await getPort({ port: number })) !== number)
      throw new Failure(`Port ${number} is in use: set ${variable} to another, or stop what is using it.`);
  }
}

/** What opens a local lake for writing; the lake writes it at its first start. */
export function readToken(dataDir: string): string | undefined {
  const file = join(dataDir, 'content-lake', 'token');
  return existsSync(file) ? readFileSync(file, 'utf8').trim() : undefined;
}

/** The environment of the site: with a hosted project that of the operator, else with the addresses of our own lake and Studio. */
export function siteVariables({
  port,
  studioPort,
  apiHost,
  dataDir,
  projectId,
  variables,
}: Environment): Variables {
  if (projectId !== undefined) return { ...variables, PORT: String(port) };
  return {
    ...variables,
    PORT: String(port),
    SANITY_API_HOST: apiHost,
    SANITY_READ_TOKEN: variables.SANITY_READ_TOKEN ?? readToken(dataDir),
    STUDIO_ORIGIN: variables.STUDIO_ORIGIN ?? `http://localhost:${studioPort}`,
  };
}

/**
 * Runs the code with which site, front door and lake read their variables, before a build that takes a minute.
 * @throws Failure naming the variable, with exit code 78
 */
export async function checkSettings(environment: Environment): Promise<void> {
  if (!READERS.every((path) => existsSync(join(PROJECT_ROOT, path)))) return;
  const { variables, dataset } = environment;
  const { code, output } = await runNode(['--import', 'tsx', '--input-type=module', '-e', READ_VARIABLES], {
    env: { ...siteVariables(environment), LAKE_DATASETS: variables.LAKE_DATASETS ?? dataset },
    timeoutMs: CHECK_TIMEOUT_MS,
  });
  if (code !== 0) throw new Failure(output.trim(), code);
}
