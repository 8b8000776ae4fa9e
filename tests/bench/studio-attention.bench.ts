import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createClient, type IdentifiedSanityDocumentStub } from '@sanity/client';
import { afterAll, bench, describe } from 'vitest';
import { findProblems } from '../../sanity-studio/attention/find-problems';
import { checkDocument } from '../../sanity-studio/checks/check-document';
import { forgetSiteIndex, readSiteIndex } from '../../sanity-studio/checks/site-index';
import { startLake } from '../content-lake/start-lake';
import { seedArchive } from '../sample/seed-archive';

// The promise, with 10,000 documents: the attention list is complete within two seconds, and a page is checked within
// 0.3 s, with the index of the site or without. Compare the `mean` column (milliseconds) with 2,000 and 300.

const DOCUMENTS = 10_000;
const DRAFTS = 200;
const BATCH = 500;

/** Copies of the sample site's documents, with a realistic length and number of links and pictures. */
function makeDocuments(): IdentifiedSanityDocumentStub[] {
  const { documents } = seedArchive;
  const copies = Array.from({ length: DOCUMENTS }, (_, at) => {
    const round = Math.floor(at / documents.length);
    const original = documents[at % documents.length] ?? { _id: 'none', _type: 'none' };
    if (round === 0) return original;
    const path = typeof original.path === 'string' ? { path: `/copy-${round}${original.path}` } : {};
    return { ...original, _id: `${original._id}-${round}`, ...path };
  });
  const drafts = copies.slice(0, DRAFTS).map((document) => ({ ...document, _id: `drafts.${document._id}` }));
  return [...copies, ...drafts].map(withoutImages);
}

/** The archive names its images by file; for a measurement they need not exist. */
function withoutImages(document: IdentifiedSanityDocumentStub): IdentifiedSanityDocumentStub {
  const text = JSON.stringify(document).replaceAll('"_ref":', '"_weak":true,"_ref":');
  return JSON.parse(text.replaceAll('_sanityAsset', 'uploadedFrom'));
}

const folder = mkdtempSync(join(tmpdir(), 'attention-bench-'));
const lake = await startLake({ LAKE_PORT: '0', DATA_DIR: folder });
const client = createClient({
  projectId: 'local',
  dataset: 'production',
  apiVersion: '2025-02-19',
  apiHost: lake.url,
  useProjectHostname: false,
  useCdn: false,
  token: lake.token,
});
const documents = makeDocuments();
for (let at = 0; at < documents.length; at += BATCH) {
  const mutations = documents.slice(at, at + BATCH).map((document) => ({ createOrReplace: document }));
  await client.mutate(mutations, { visibility: 'sync' });
}
const found = await findProblems(client);
const index = await readSiteIndex(client);
console.info(
  [
    ...found.lists.map(({ title, flaws }) => `${title}: ${flaws.length}`),
    `Unpublished: ${found.unpublished.length}`,
  ].join('\n'),
);
/** The page with the most blocks. */
const page = documents.find(({ _id }) => _id === 'page-home') ?? { _id: 'none', _type: 'none' };

afterAll(async () => {
  await lake.close();
  rmSync(folder, { recursive: true, force: true });
});

const few = { iterations: 3, time: 0, warmupTime: 0 };

describe(`flaws among ${DOCUMENTS} documents`, () => {
  bench(
    'of the whole site, as Needs attention reads it',
    async () => {
      await findProblems(client);
    },
    few,
  );

  bench(
    'of one page, with the index read for it',
    async () => {
      forgetSiteIndex();
      checkDocument(page, await readSiteIndex(client));
    },
    few,
  );

  bench('of one page, with the index at hand', () => void checkDocument(page, index));
});
