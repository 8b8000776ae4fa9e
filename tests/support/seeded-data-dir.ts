import { constants, cpSync, existsSync, mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { exclusive, PROJECT_ROOT, stop } from '../../scripts/bootstrap.mjs';
import { contentHash } from '../../scripts/build';
import { seed } from '../../scripts/content';
import { readEnvironment } from '../../scripts/environment';
import { startLake } from '../../scripts/services';

const CACHE = join(PROJECT_ROOT, '.cache');
const TEMPLATE_PREFIX = 'seeded-lake-';
const MADE_FROM = [
  'sanity-studio/seed/data.ndjson',
  'sanity-studio/seed/images',
  'build/content-lake/main.js',
];
const STOP_GRACE_MS = 10_000;

/** The port in a lake's ready line. */
function portOf(readyLine: string): number {
  return Number(new URL(readyLine.replace(/^.*?(?=http)/, '')).port);
}

async function makeTemplate(template: string): Promise<void> {
  for (const name of readdirSync(CACHE).filter((each) => each.startsWith(TEMPLATE_PREFIX))) {
    rmSync(join(CACHE, name), { recursive: true, force: true });
  }
  const work = mkdtempSync(join(CACHE, 'seeding-'));
  try {
    const environment = readEnvironment({ ...process.env, DATA_DIR: work, SANITY_PROJECT_ID: '' }, work);
    const silent = () => {};
    const { child, readyLine } = await startLake({ ...environment, lakePort: 0 }, silent);
    const apiHost = `http://localhost:${portOf(readyLine)}`;
    await seed({ ...environment, apiHost });
    await stop(child, STOP_GRACE_MS);
    renameSync(work, template);
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}

/**
 * A new data directory in the temporary folder, whose lake holds the seed. The seed is imported once per seed and
 * build, and then copied.
 * @returns its absolute path; the caller removes it
 * @throws when the lake has not been built
 */
export async function seededDataDir(): Promise<string> {
  await mkdir(CACHE, { recursive: true });
  const dataDir = mkdtempSync(join(tmpdir(), 'data-'));
  await exclusive('seeded-lake', async () => {
    const template = join(CACHE, `${TEMPLATE_PREFIX}${contentHash(PROJECT_ROOT, MADE_FROM).slice(0, 16)}`);
    if (!existsSync(template)) await makeTemplate(template);
    cpSync(template, dataDir, { recursive: true, mode: constants.COPYFILE_FICLONE });
  });
  return dataDir;
}
