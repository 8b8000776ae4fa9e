import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseEnv } from 'node:util';
import getPort from 'get-port';
import { resolveVariables, type Variables } from '../protocol/environment';
import { EXIT_BAD_SETTING, Failure, PROJECT_ROOT } from './bootstrap.mjs';
import { run } from './processes';

/** How site and lake read their variables; the site's file runs on import, and checks those of the front door too. */
const READ_VARIABLES = `
  import './app/env.server';
  import { readSettings } from './content-lake/src/settings';
  try {
    if (!process.env.SANITY_PROJECT_ID) readSettings(process.env);
  } catch (error) {
    console.error('content lake: ' + error.message);
    process.exit(${EXIT_BAD_SETTING});
  }`;

export type Environment = ReturnType<typeof readEnvironment>;

function readPort(name: string, value: string): number {
  const port = Number(value);
  if (/^\d+$/.test(value) && port >= 1 && port <= 65_535) return port;
  throw new Failure(`${name} must be a port number from 1 to 65535.`, EXIT_BAD_SETTING);
}

/**
 * Settings of these scripts, from `.env` and the process's own variables, which take precedence. An empty variable
 * counts as unset. Without a `projectId` the content is in the local lake. Secrets are read
 * from their files. Each other variable is checked by the program that reads it; see `checkSettings`.
 * @throws Failure naming the variable, with exit code 78
 */
export function readEnvironment(own: Variables = process.env, root = PROJECT_ROOT) {
  const file = join(root, '.env');
  const written = existsSync(file) ? parseEnv(readFileSync(file, 'utf8')) : {};
  const { set: given, reasons } = resolveVariables({ ...written, ...own });
  if (reasons.length > 0) throw new Failure(reasons.join('; '), EXIT_BAD_SETTING);
  const port = readPort('PORT', given.PORT ?? '3000');
  const studioPort = readPort('STUDIO_PORT', given.STUDIO_PORT ?? '3333');
  const lakePort = readPort('LAKE_PORT', given.LAKE_PORT ?? '3334');
  if (new Set([port, studioPort, lakePort]).size < 3)
    throw new Failure('PORT, STUDIO_PORT and LAKE_PORT must differ.', EXIT_BAD_SETTING);
  const dataDir = resolve(root, given.DATA_DIR ?? '.data');
  /** All variables, for the programs that are started. */
  const variables: Variables = { ...given, DATA_DIR: dataDir };
  const projectId = variables.SANITY_PROJECT_ID;
  const ownHost = projectId === undefined ? `http://localhost:${lakePort}` : 'https://api.sanity.io';
  return {
    ...{ port, studioPort, lakePort, dataDir, projectId },
    dataset: variables.SANITY_DATASET ?? 'production',
    apiHost: variables.SANITY_API_HOST ?? ownHost,
    variables,
  };
}

/** Runs before a build, so that a port in use is reported immediately. */
export async function checkPorts({ port, studioPort, lakePort, projectId }: Environment): Promise<void> {
  const lake = projectId === undefined && { LAKE_PORT: lakePort };
  for (const [name, number] of Object.entries({ PORT: port, STUDIO_PORT: studioPort, ...lake })) {
    if ((await getPort({ port: number })) !== number)
      throw new Failure(`Port ${number} is in use: set ${name} to another, or stop what is using it.`);
  }
}

/** The write token of a local lake; the lake creates it at its first start. */
export function readToken(dataDir: string): string | undefined {
  const file = join(dataDir, 'content-lake', 'token');
  return existsSync(file) ? readFileSync(file, 'utf8').trim() : undefined;
}

/** The operator's variables; without a hosted project also the addresses of our own lake and Studio. */
export function siteVariables(environment: Environment): Variables {
  const { port, studioPort, apiHost, dataDir, projectId, variables } = environment;
  const local = {
    SANITY_API_HOST: apiHost,
    SANITY_READ_TOKEN: variables.SANITY_READ_TOKEN ?? readToken(dataDir),
    STUDIO_ORIGIN: variables.STUDIO_ORIGIN ?? `http://localhost:${studioPort}`,
  };
  return { ...variables, PORT: String(port), ...(projectId === undefined && local) };
}

/**
 * Runs the code with which site, front door and lake read their variables, before a build that takes a minute.
 * @throws Failure naming the variable, with exit code 78
 */
export async function checkSettings(environment: Environment): Promise<void> {
  const command = [process.execPath, '--import', 'tsx', '--input-type=module', '-e', READ_VARIABLES];
  const env = { LAKE_DATASETS: environment.dataset, ...siteVariables(environment) };
  const { code, output } = await run(command, { env, isQuiet: true });
  if (code !== 0) throw new Failure(output.trim(), code);
}
