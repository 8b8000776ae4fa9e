import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { contentArchive } from './content-archive.mjs';
import { lakeAccess } from './lake-access.mjs';
import { LaunchFailure } from './launch-failure.mjs';
import { PROJECT_ROOT } from './project-root.mjs';

const SEED_FOLDER = join(PROJECT_ROOT, 'sanity-studio', 'seed');
const LOCAL_PROJECT_ID = 'local';

/** @typedef {import('./progress.mjs').Progress} Progress */

/**
 * Puts the sample site into a local lake that holds nothing yet. Whatever an editor has made stays as it is.
 *
 * @param {{ apiHost: string, dataset: string, dataDir: string }} lake one that is running
 * @param {Progress} progress
 * @returns {Promise<void>}
 * @throws {LaunchFailure} when the seed cannot be brought in
 */
export async function seed(lake, progress) {
  const marker = join(lake.dataDir, 'content-lake', 'seeding');
  const { token, documentCount } = await lakeAccess(lake);
  // The marker is left by a run that was stopped half-way, before site and Studio were up: nobody can have edited since.
  const isHalfSeeded = existsSync(marker);
  if (documentCount > 0 && !isHalfSeeded) return;
  if (!existsSync(join(SEED_FOLDER, 'data.ndjson'))) {
    progress.say('seed', 'left out: sanity-studio/seed/data.ndjson is not there');
    return;
  }
  writeFileSync(marker, '');
  const step = progress.step('seed', 'sample content');
  try {
    const archive = await contentArchive({ ...lake, projectId: LOCAL_PROJECT_ID, token });
    const operation = isHalfSeeded ? 'createOrReplace' : 'createIfNotExists';
    const { documents, images } = await archive.importFrom(SEED_FOLDER, { operation, count: step.count });
    rmSync(marker);
    step.done(`${documents} documents, ${images} images`);
  } catch (error) {
    throw new LaunchFailure(
      `The sample content could not be brought in: ${error instanceof Error ? error.message : error}`,
    );
  } finally {
    step.fail();
  }
}
