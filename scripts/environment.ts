import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseEnv } from 'node:util';
import getPort from 'get-port';
import { readVariables, variables as schema, type Variables } from '../protocol/environment';
import { EXIT_BAD_SETTING, Failure, PROJECT_ROOT } from './bootstrap.mjs';

export type Environment = ReturnType<typeof readEnvironment>;

/**
 * Settings of these scripts, from `.env` and the process's own variables, which take precedence. An empty variable
 * counts as unset. Without a `projectId` the content is in the local lake. Secrets are read from their files.
 * @throws Failure naming each bad variable, also those of the programs, with exit code 78
 */
export function readEnvironment(own: Variables = process.env, root = PROJECT_ROOT) {
  const file = join(root, '.env');
  const written = existsSync(file) ? parseEnv(readFileSync(file, 'utf8')) : {};
  const read = readVariables(schema, { ...written, ...own });
  if (!read.ok) throw new Failure(read.message, EXIT_BAD_SETTING);
  const { PORT: port, STUDIO_PORT: studioPort, LAKE_PORT: lakePort, ...values } = read.values;
  if (new Set([port, studioPort, lakePort]).size < 3)
    throw new Failure('PORT, STUDIO_PORT and LAKE_PORT must differ.', EXIT_BAD_SETTING);
  const dataDir = resolve(root, read.set.DATA_DIR ?? '.data');
  /** All variables, for the programs that are started. */
  const variables: Variables = { ...read.set, DATA_DIR: dataDir };
  const { SANITY_PROJECT_ID: projectId, SANITY_DATASET: dataset } = values;
  const ownHost = projectId === undefined ? `http://localhost:${lakePort}` : 'https://api.sanity.io';
  const apiHost = values.SANITY_API_HOST ?? ownHost;
  return { port, studioPort, lakePort, dataDir, projectId, dataset, apiHost, variables };
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
