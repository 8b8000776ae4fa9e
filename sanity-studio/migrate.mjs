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

/** The runner always requests `https://<project>.<host>//…`; the local lake has neither https nor a host per project. */
function reachByHttp(/** @type {URL} */ lake, /** @type {string} */ projectId) {
  const hosted = `https://${projectId}.${lake.host}/`;
  const network = globalThis.fetch;
  globalThis.fetch = (input, init) => {
    const url = String(input);
    const path = url.startsWith(hosted) ? url.slice(hosted.length).replace(/^\/+/, '') : undefined;
    return network(path === undefined ? input : `${lake.origin}/${path}`, init);
  };
}

/** @param {string} name @returns {Promise<import('@sanity/migrate').Migration>} */
async function readMigration(name) {
  const file = join(FOLDER, name, 'index.ts');
  if (!NAME.test(name) || !existsSync(file)) throw new Error(`migrations/${name}/index.ts does not exist.`);
  return (await import(file)).default;
}

try {
  const [name = '', option] = process.argv.slice(2);
  const migration = await readMigration(name);
  const { SANITY_PROJECT_ID: projectId = '', SANITY_API_HOST = '', SANITY_DATASET = '' } = process.env;
  const lake = new URL(SANITY_API_HOST);
  if (lake.protocol === 'http:') reachByHttp(lake, projectId);
  const api = {
    projectId,
    dataset: SANITY_DATASET,
    token: process.env.SANITY_AUTH_TOKEN ?? '',
    apiHost: lake.origin,
    apiVersion: /** @type {const} */ ('v2025-02-19'),
    // For queries of the migration itself.
    useProjectHostname: lake.protocol === 'https:',
  };
  if (option === '--yes') {
    let documents = 0;
    await run({ api, onProgress: (progress) => (documents = progress.mutations) }, migration);
    console.info(`${name}: ${documents} changes were written.`);
  } else {
    let changes = 0;
    for await (const change of dryRun({ api }, migration)) {
      if (change) console.info(JSON.stringify(change));
      if (change) changes += 1;
    }
    console.info(`${name}: ${changes} changes; nothing was written. Repeat it with --yes to write them.`);
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
