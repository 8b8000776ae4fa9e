import { copyFileSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve, sep } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { createClient, type SanityClient } from '@sanity/client';
import { exportDataset } from '@sanity/export';
import { sanityImport } from '@sanity/import';
import { extract } from 'tar';
import { isRecord } from '../protocol/is-record';
import { API_VERSION } from '../protocol/lake-api';
import { Failure } from './bootstrap.mjs';

const HOSTED_API = 'https://api.sanity.io';
const REQUEST_TIMEOUT_MS = 60_000;
/** System documents (permissions, releases) are not content; an archive does not restore them. */
const CONTENT = '!(_id in path("_.**"))';
const ASSET = '_type in ["sanity.imageAsset", "sanity.fileAsset"]';
/** Documents are packed 4 to 20 times, pictures hardly at all. */
const MAX_UNPACKED_RATIO = 100;

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

/**
 * Imports a Sanity archive: a `.tar.gz`, an `.ndjson` or an unpacked folder. Replaces documents of the same id.
 * @param mayFetch whether documents may name files by https addresses
 * @throws Failure, before anything is imported, if a document names a file that is not in the archive
 */
export async function importArchive(
  target: Dataset,
  source: string,
  report: (amount: string) => void,
  mayFetch = false,
) {
  const unpacked = mkdtempSync(join(tmpdir(), 'import-'));
  await removedAfterwards(unpacked, async () => {
    const folder = statSync(source).isDirectory() ? resolve(source) : await unpack(source, unpacked);
    checkFiles(folder, mayFetch);
    const { numDocs, warnings } = await sanityImport(folder, {
      client: connect(target),
      operation: 'createOrReplace',
      // It can check for existing assets only over https; the local lake deduplicates files by hash.
      replaceAssets: target.apiHost.startsWith('http:'),
      onProgress: ({ step, current = 0, total = 0 }) => report(`${step} ${current}/${total}`),
    });
    if (warnings.length > 0) throw new Failure(warnings.map(({ message }) => message).join('; '));
    if (numDocs === 0) throw new Failure(`${source} holds no documents.`);
    report(`${numDocs} documents`);
  });
}

const filesIn = (folder: string) => readdirSync(folder, { recursive: true, withFileTypes: true });

/** @returns the folder with the documents: archives have one more around it */
async function unpack(file: string, cwd: string): Promise<string> {
  if (file.endsWith('.ndjson')) copyFileSync(file, join(cwd, 'data.ndjson'));
  else await extract({ file, cwd, strict: true, maxDecompressionRatio: MAX_UNPACKED_RATIO });
  const data = filesIn(cwd).find(({ name }) => name.endsWith('.ndjson'));
  if (data === undefined) throw new Failure(`${file} holds no documents.`);
  return data.parentPath;
}

/** The importer publishes every file of this machine, and every address, that a document names. */
function checkFiles(folder: string, mayFetch: boolean): void {
  const link = filesIn(folder).find((entry) => entry.isSymbolicLink());
  if (link !== undefined) throw new Failure(`${link.name} is a symbolic link.`);
  const foreign = readdirSync(folder)
    .filter((name) => name.endsWith('.ndjson'))
    .flatMap((name) => readFileSync(join(folder, name), 'utf8').split('\n'))
    .flatMap(assetsNamedIn)
    .find((asset) => !isAllowed(asset, folder, mayFetch));
  if (foreign === undefined) return;
  throw new Failure(`${foreign} is not a file of the archive. Addresses with https need --allow-https.`);
}

/** The files and addresses that a document in JSON names, as `file@…` or `image@…`. */
function assetsNamedIn(line: string): string[] {
  const assets: string[] = [];
  const document: unknown = JSON.parse(line || 'null', (key, value: unknown) => {
    if (key === '_sanityAsset') assets.push(String(value));
    return value;
  });
  // The importer sends a request to the address of an asset that the dataset is to have already.
  const isAsset = isRecord(document) && /^sanity\.\w+Asset$/.test(String(document._type));
  return isAsset ? [...assets, `file@${document.url}`] : assets;
}

function isAllowed(asset: string, folder: string, mayFetch: boolean): boolean {
  if (/^(?:image|file)@https:/.test(asset)) return mayFetch;
  // A colon would begin another address, which the importer may find within this one.
  const path = /^(?:image|file)@file:\/\/\.(\/[^:\r\n]*)$/.exec(asset)?.[1];
  return path !== undefined && fileURLToPath(pathToFileURL(folder) + path).startsWith(folder + sep);
}

/** Writes a `.tar.gz` atomically. */
export async function exportArchive(target: Dataset, file: string, report: (amount: string) => void) {
  const part = `${file}.${process.pid}.part`;
  await removedAfterwards(part, async () => {
    report(await writeArchive(target, part, report));
    renameSync(part, file);
  });
}

/** Runs work, and removes a file or folder when it has ended. */
async function removedAfterwards(path: string, work: () => Promise<void>): Promise<void> {
  const remove = () => rmSync(path, { recursive: true, force: true });
  // Ctrl-C ends the process without `finally`.
  process.once('exit', remove);
  try {
    await work();
  } finally {
    remove();
    process.off('exit', remove);
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

/** Deletes every document, draft and asset. */
export const emptyDataset = (target: Dataset) => deleteOthers(connect(target), []);

async function deleteOthers(client: SanityClient, ids: readonly string[]): Promise<void> {
  // In one transaction: documents that refer to each other are deleted together.
  await client.delete({ query: `*[${CONTENT} && !(${ASSET}) && !(_id in $ids)]`, params: { ids } });
  await client.delete({ query: `*[${ASSET} && count(*[references(^._id)]) == 0]` });
}
