/**
 * Runs a migration of `migrations/` with Sanity's own runner. Without `--yes` it prints the mutations and writes nothing.
 * `npm run content -- migrate NAME` runs it; SANITY_API_HOST, SANITY_PROJECT_ID, SANITY_DATASET and SANITY_AUTH_TOKEN say
 * where.
 */
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { dryRun, run } from '@sanity/migrate';

const FOLDER = join(dirname(fileURLToPath(import.meta.url)), 'migrations');
const NAME = /^[a-z0-9-]+$/;

/**
 * The runner always requests `https://<project>.<host>//…`; the local lake has neither https nor a host per project.
 * @template T
 * @param {URL} lake @param {string} projectId @param {() => Promise<T>} work
 */
async function reachingByHttp(lake, projectId, work) {
  if (lake.protocol === 'https:') return work();
  const hosted = `https://${projectId}.${lake.host}/`;
  const network = globalThis.fetch;
  globalThis.fetch = (input, init) => {
    const url = String(input);
    const path = url.startsWith(hosted) ? url.slice(hosted.length).replace(/^\/+/, '') : undefined;
    return network(path === undefined ? input : `${lake.origin}/${path}`, init);
  };
  return work().finally(() => {
    globalThis.fetch = network;
  });
}

/** @param {string} name @returns {Promise<import('@sanity/migrate').Migration>} */
async function readMigration(name) {
  const file = join(FOLDER, name, 'index.ts');
  if (!NAME.test(name) || !existsSync(file)) throw new Error(`migrations/${name}/index.ts does not exist.`);
  return (await import(file)).default;
}

/**
 * @param {readonly string[]} args a migration's name, and `--yes` to write its changes
 * @param {Record<string, string | undefined>} variables
 * @param {(line: string) => void} print
 */
export async function migrate([name = '', option], variables, print) {
  const migration = await readMigration(name);
  const { SANITY_PROJECT_ID: projectId = '', SANITY_API_HOST = '', SANITY_DATASET = '' } = variables;
  const lake = new URL(SANITY_API_HOST);
  const api = {
    projectId,
    dataset: SANITY_DATASET,
    token: variables.SANITY_AUTH_TOKEN ?? '',
    apiHost: lake.origin,
    apiVersion: /** @type {const} */ ('v2025-02-19'),
    // For queries of the migration itself.
    useProjectHostname: lake.protocol === 'https:',
  };
  let changes = 0;
  await reachingByHttp(lake, projectId, async () => {
    if (option === '--yes')
      return run({ api, onProgress: (progress) => (changes = progress.mutations) }, migration);
    for await (const change of dryRun({ api }, migration)) {
      if (change) print(JSON.stringify(change));
      if (change) changes += 1;
    }
  });
  if (option === '--yes') print(`${name}: ${changes} changes were written.`);
  else print(`${name}: ${changes} changes; nothing was written. Repeat it with --yes to write them.`);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await migrate(process.argv.slice(2), process.env, console.info).catch((error) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  });
}
