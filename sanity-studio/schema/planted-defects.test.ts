import { pathToString } from 'sanity';
import { beforeAll, describe, expect, it } from 'vitest';
import { readArchive, SAMPLE, SECOND_BRAND } from '../../tests/support/archive';
import { importedDocuments } from '../../tests/support/checked-site';
import { fieldDefects } from '../../tests/support/planted-fields';
import { linkDefects } from '../../tests/support/planted-links';
import { PlantedSite } from '../../tests/support/planted-site';
import { textDefects } from '../../tests/support/planted-texts';
import { findProblems } from '../attention/find-problems';
import { findFlawsWith } from '../checks/find-flaws';
import type { Flaw } from '../checks/flaw';
import { createStudio } from '../checks/studio-over.fixture';

let studio: Awaited<ReturnType<typeof createStudio>>;
beforeAll(async () => {
  studio = await createStudio();
});

/** What “Needs attention” lists. */
async function flawsIn(documents: Parameters<typeof studio.over>[0]): Promise<Flaw[]> {
  studio.over(documents);
  const { lists } = await findProblems(studio.client, findFlawsWith(studio.form));
  return lists.flatMap(({ flaws }) => flaws);
}

const shown = ({ kind, document, path, message }: Flaw) => `${kind} ${document._id} ${path}: ${message}`;

const defects = [...linkDefects, ...fieldDefects, ...textDefects];
const archives = [SAMPLE, SECOND_BRAND].map((folder) => ({
  folder,
  documents: importedDocuments(readArchive(folder)),
  /** By day each defect is planted in the smaller archive, by night in both and at several places. */
  ofDay: folder === SECOND_BRAND ? defects : [],
}));

describe.each(archives)('over $folder', ({ documents, ofDay }) => {
  it('nothing is named while nothing is wrong', async () => {
    expect((await flawsIn(documents)).map(shown)).toEqual([]);
  });

  it.for(ofDay)('%s: %s', async ([kind, , plant]) => {
    await expectNamed(kind, plant, 0);
  });

  it.for(defects)('everywhere, %s: %s', { tags: ['nightly'] }, async ([kind, , plant]) => {
    for (const round of [0, 1, 2, 3]) await expectNamed(kind, plant, round);
  });

  /** By “Needs attention”, in the words of the form, and by the validation that Publish shows, alike. */
  async function expectNamed(kind: string, plant: (site: PlantedSite) => { _id: string }, round: number) {
    const site = new PlantedSite(documents, round);
    const { _id } = plant(site);
    const found = await flawsIn(site.documents);
    const named = found.filter((flaw) => flaw.document._id === _id && flaw.kind === kind);
    expect(found.map(shown)).toContainEqual(expect.stringContaining(`${kind} ${_id} `));
    for (const { path, place, message } of found) {
      expect(place !== '' || path === '', path).toBe(true);
      expect(message).not.toMatch(/^Required$|at least 1 items|\bMust\b|ISO/);
    }
    // Whether others link to a page is not known of it alone.
    if (kind === 'orphan') return;
    const [document] = site.documents.filter((each) => each._id === _id);
    const markers = document ? await studio.validate(document) : [];
    const published = markers.map((marker) => `${pathToString(marker.path)}: ${marker.message}`);
    expect(published).toEqual(
      expect.arrayContaining(named.map(({ path, message }) => `${path}: ${message}`)),
    );
  }
});
