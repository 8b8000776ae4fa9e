import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createClient, type IdentifiedSanityDocumentStub } from '@sanity/client';
import { afterAll, bench, describe } from 'vitest';
import { findProblems } from '../../sanity-studio/attention/find-problems';
import { startLake } from '../content-lake/start-lake';
import { seedArchive } from '../sample/seed-archive';
import { contentTypes } from '../support/content-types';

// The promise: with 10,000 documents the attention list is complete within a second. Compare the `mean`
// column (milliseconds) with 1,000.

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
const found = await findProblems(client, contentTypes);
console.info(
  `${found.undescribed.length} pictures, ${found.dead.length} links, ${found.unpublished.length} unpublished`,
);

afterAll(async () => {
  await lake.close();
  rmSync(folder, { recursive: true, force: true });
});

describe(`what needs attention among ${DOCUMENTS} documents`, () => {
  bench('looked for', () => findProblems(client, contentTypes).then(() => undefined), {
    iterations: 3,
    time: 0,
    warmupTime: 0,
  });
});
