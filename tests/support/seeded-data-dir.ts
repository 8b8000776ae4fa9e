import { constants, cpSync, existsSync, mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { exclusive, PROJECT_ROOT, stop } from '../../scripts/bootstrap.mjs';
import { contentHash } from '../../scripts/build';
import { importArchive } from '../../scripts/content-archive';
import { readEnvironment, readToken } from '../../scripts/environment';
import { startLake } from '../../scripts/services';
import { chosenFolder } from './archive';
import { lakeEditor } from './lake-editor';
import { openProgramLog } from './program-log';

const CACHE = join(PROJECT_ROOT, '.cache');
const STOP_GRACE_MS = 10_000;

/** Starts a lake alone, on a free port. @returns also its variables for `npm run content` */
export async function startLakeIn(dataDir: string) {
  const environment = readEnvironment({ DATA_DIR: dataDir }, dataDir);
  const log = openProgramLog('lake');
  const { child, readyLine } = await startLake({ ...environment, lakePort: 0 }, log.write);
  const lakeUrl = readyLine.replace(/^.*?(?=http)/, '').trim();
  const env = { DATA_DIR: dataDir, LAKE_PORT: new URL(lakeUrl).port };
  const lakeToken = readToken(dataDir) ?? '';
  const client = lakeEditor({ lakeUrl, lakeToken });
  return { env, dataDir, lakeUrl, client, lakeToken, stop: () => stop(child, STOP_GRACE_MS) };
}

async function makeTemplate(archive: string, prefix: string, template: string): Promise<void> {
  for (const name of readdirSync(CACHE).filter((each) => each.startsWith(prefix))) {
    rmSync(join(CACHE, name), { recursive: true, force: true });
  }
  const work = mkdtempSync(join(CACHE, 'seeding-'));
  try {
    const { lakeUrl: apiHost, lakeToken: token, stop } = await startLakeIn(work);
    const project = { apiHost, dataset: 'production', projectId: 'local', token };
    await importArchive(project, join(PROJECT_ROOT, archive), () => {});
    await stop();
    renameSync(work, template);
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}

/**
 * A new data directory in the temporary folder, whose lake holds an archive. It is imported once per archive and build
 * of the lake, and then copied.
 * @param archive its folder, relative to the root of the repository; by default the one that the tests run on
 * @returns its absolute path; the caller removes it
 * @throws when the lake has not been built
 */
export async function seededDataDir(archive = chosenFolder): Promise<string> {
  await mkdir(CACHE, { recursive: true });
  const dataDir = mkdtempSync(join(tmpdir(), 'data-'));
  await exclusive('seeded-lake', async () => {
    const madeFrom = [`${archive}/data.ndjson`, `${archive}/images`, 'build/content-lake/main.js'];
    const prefix = `lake-of-${archive.replaceAll('/', '-')}-`;
    const template = join(CACHE, prefix + contentHash(PROJECT_ROOT, madeFrom).slice(0, 16));
    if (!existsSync(template)) await makeTemplate(archive, prefix, template);
    cpSync(template, dataDir, { recursive: true, mode: constants.COPYFILE_FICLONE });
  });
  return dataDir;
}

/** A new lake without a site, which holds the archive that the tests run on. */
export async function startSeededLake() {
  const lake = await startLakeIn(await seededDataDir());
  return {
    ...lake,
    async stop() {
      await lake.stop();
      rmSync(lake.dataDir, { recursive: true, force: true });
    },
  };
}
