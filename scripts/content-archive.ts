import { createReadStream, readFileSync, renameSync, rmSync, statSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { join } from 'node:path';
import { createClient, type SanityClient } from '@sanity/client';
import { exportDataset } from '@sanity/export';
import { sanityImport } from '@sanity/import';
import { API_VERSION } from '../protocol/lake-api';
import { startDocuments } from '../protocol/start-documents';
import { Failure } from './bootstrap.mjs';

const HOSTED_API = 'https://api.sanity.io';
const REQUEST_TIMEOUT_MS = 60_000;
/** System documents (permissions, releases) are not content; an archive does not restore them. */
const CONTENT = '!(_id in path("_.**"))';
const ASSET = '_type in ["sanity.imageAsset", "sanity.fileAsset"]';

export type Dataset = {
  apiHost: string;
  projectId: string;
  dataset: string;
  token: string;
};

function connect(target: Dataset) {
  return createClient({
    ...target,
    apiVersion: API_VERSION,
    // Only the hosted API has a host name for each project.
    useProjectHostname: target.apiHost === HOSTED_API,
    useCdn: false,
    perspective: 'raw',
    timeout: REQUEST_TIMEOUT_MS,
    maxRetries: 2,
  });
}

/** Imports a Sanity archive: a `.tar.gz`, an `.ndjson` or an unpacked folder. Replaces documents of the same id. */
export async function importArchive(target: Dataset, source: string, report: (amount: string) => void) {
  const isFolder = statSync(source).isDirectory();
  const { numDocs, warnings } = await sanityImport(isFolder ? source : createReadStream(source), {
    client: connect(target),
    operation: 'createOrReplace',
    // It can check for existing assets only over https; the local lake deduplicates files by hash.
    replaceAssets: target.apiHost.startsWith('http:'),
    onProgress: ({ step, current = 0, total = 0 }) => report(`${step} ${current}/${total}`),
  });
  if (warnings.length > 0) throw new Failure(warnings.map(({ message }) => message).join('; '));
  if (numDocs === 0) throw new Failure(`${source} holds no documents.`);
  report(`${numDocs} documents`);
}

/** Writes a `.tar.gz` atomically. */
export async function exportArchive(target: Dataset, file: string, report: (amount: string) => void) {
  const part = `${file}.${process.pid}.part`;
  const removePart = () => rmSync(part, { force: true });
  // Ctrl-C ends the process without `finally`.
  process.once('exit', removePart);
  try {
    report(await writeArchive(target, part, report));
    renameSync(part, file);
  } finally {
    removePart();
    process.off('exit', removePart);
  }
}

/** @returns what it has written */
async function writeArchive(target: Dataset, file: string, report: (amount: string) => void) {
  // Opened here, because `exportDataset` leaves a failure to open it unhandled.
  const output = (await open(file, 'w')).createWriteStream();
  let wanted = 0;
  const { documentCount, assetCount } = await exportDataset({
    client: connect(target),
    dataset: target.dataset,
    outputPath: output,
    onProgress: ({ step, current = 0, total = 0 }) => {
      if (step.startsWith('Downloading')) wanted = Math.max(wanted, Number(total));
      report(`${step} ${current}/${total}`);
    },
  }).finally(() => output.destroy());
  if (documentCount === 0) throw new Failure(`dataset "${target.dataset}" holds no documents.`);
  // It only warns of files that it may not read or does not find, and leaves them out.
  if (assetCount < wanted)
    throw new Failure(`${wanted - assetCount} of ${wanted} files could not be read; nothing was kept.`);
  return `${documentCount} documents, ${assetCount} files`;
}

/** Imports an unpacked archive, then deletes every document, draft and asset that it does not hold. */
export async function resetDataset(target: Dataset, folder: string, report: (amount: string) => void) {
  await importArchive(target, folder, report);
  const lines = readFileSync(join(folder, 'data.ndjson'), 'utf8').trim().split('\n');
  await deleteOthers(
    connect(target),
    lines.map((line) => JSON.parse(line)._id),
  );
}

/**
 * Writes the start of a product, then deletes every other document, draft and asset.
 * @param productName undefined deletes all
 */
export async function resetToStart(
  target: Dataset,
  productName: string | undefined,
  report: (amount: string) => void,
) {
  const documents = productName === undefined ? [] : startDocuments(productName);
  const client = connect(target);
  const transaction = client.transaction();
  for (const document of documents) transaction.createOrReplace(document);
  if (documents.length > 0) await transaction.commit();
  await deleteOthers(
    client,
    documents.map(({ _id }) => _id),
  );
  report(`${documents.length} documents`);
}

async function deleteOthers(client: SanityClient, ids: readonly string[]): Promise<void> {
  // In one transaction: documents that refer to each other are deleted together.
  await client.delete({ query: `*[${CONTENT} && !(${ASSET}) && !(_id in $ids)]`, params: { ids } });
  await client.delete({ query: `*[${ASSET} && count(*[references(^._id)]) == 0]` });
}
