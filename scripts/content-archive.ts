import { createHash } from 'node:crypto';
import {
  createReadStream,
  existsSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { open } from 'node:fs/promises';
import { join } from 'node:path';
import { createClient } from '@sanity/client';
import { exportDataset } from '@sanity/export';
import { sanityImport } from '@sanity/import';
import { z } from 'zod';
import { Failure } from './bootstrap.mjs';

const API_VERSION = '2025-02-19';
const HOSTED_API = 'https://api.sanity.io';
const REQUEST_TIMEOUT_MS = 60_000;
/** System documents (permissions, releases) are not content, and an archive does not bring them back. */
const CONTENT = '!(_id in path("_.**"))';

type Count = (done: number, total: number, unit: string) => void;
interface Summary {
  documents: number;
  images: number;
}

export interface Dataset {
  apiHost: string;
  projectId: string;
  dataset: string;
  token: string;
}

function connect({ apiHost, projectId, dataset, token }: Dataset) {
  return createClient({
    ...{ apiHost, projectId, dataset, token },
    apiVersion: API_VERSION,
    // Only the hosted API answers under a host name of the project's own.
    useProjectHostname: apiHost === HOSTED_API,
    useCdn: false,
    perspective: 'raw',
    timeout: REQUEST_TIMEOUT_MS,
    maxRetries: 2,
  });
}

/** Imports a standard Sanity archive: a `.tar.gz`, an `.ndjson`, or an unpacked folder. */
export async function importArchive(
  target: Dataset,
  source: string,
  operation: 'createIfNotExists' | 'createOrReplace',
  count: Count,
): Promise<Summary> {
  if (!existsSync(source)) throw new Failure(`${source} does not exist.`);
  let images = 0;
  const { numDocs, warnings } = await sanityImport(
    statSync(source).isDirectory() ? source : createReadStream(source),
    {
      client: connect(target),
      operation,
      // Whether an asset is there already it can only ask over https; the local lake knows a file again by its hash.
      replaceAssets: target.apiHost.startsWith('http:'),
      onProgress: ({ step, current = 0, total = 0 }) => {
        if (!step.startsWith('Importing')) return;
        const isAssets = step.startsWith('Importing assets');
        if (isAssets) images = total;
        count(current, total, isAssets ? 'images' : 'batches of documents');
      },
    },
  );
  if (warnings.length > 0) throw new Failure(warnings.map(({ message }) => message).join('; '));
  if (numDocs === 0) throw new Failure(`${source} holds no documents.`);
  return { documents: numDocs, images };
}

/** Writes a `.tar.gz`, which appears whole or not at all. */
export async function exportArchive(target: Dataset, file: string, count: Count): Promise<Summary> {
  const part = `${file}.${process.pid}.part`;
  const removePart = () => rmSync(part, { force: true });
  // Ctrl-C ends the process without `finally`.
  process.once('exit', removePart);
  // Opened here, because `exportDataset` leaves a failure to open it unhandled.
  const output = (await open(part, 'w')).createWriteStream();
  try {
    const { documentCount, assetCount } = await exportDataset({
      client: connect(target),
      dataset: target.dataset,
      outputPath: output,
      onProgress: ({ current = 0, total = 0, step }) =>
        count(Number(current), Number(total) || 0, step.startsWith('Exporting') ? 'documents' : 'files'),
    });
    if (documentCount === 0) throw new Failure(`dataset "${target.dataset}" holds no documents.`);
    renameSync(part, file);
    return { documents: documentCount, images: assetCount };
  } finally {
    output.destroy();
    removePart();
    process.off('exit', removePart);
  }
}

/** Deletes every document, draft and asset that the unpacked archive does not hold. */
export async function deleteAllBut(target: Dataset, folder: string): Promise<number> {
  const client = connect(target);
  const lines = readFileSync(join(folder, 'data.ndjson'), 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '');
  const ids = new Set(lines.map((line) => z.object({ _id: z.string() }).parse(JSON.parse(line))._id));
  const files = ['images', 'files']
    .map((name) => join(folder, name))
    .filter((path) => existsSync(path))
    .flatMap((path) => readdirSync(path).map((name) => join(path, name)));
  // By their hashes the lake knows files again.
  const hashes = new Set(files.map((file) => createHash('sha1').update(readFileSync(file)).digest('hex')));
  const present = await client.fetch<{ _id: string; sha1hash: string | null }[]>(
    `*[${CONTENT}]{_id, sha1hash}`,
  );
  const surplus = present.filter(
    ({ _id, sha1hash }) => !ids.has(_id) && !(sha1hash !== null && hashes.has(sha1hash)),
  );
  const deletions = surplus.map(({ _id }) => ({ delete: { id: _id } }));
  // In one transaction: documents that refer to each other go together.
  if (deletions.length > 0) await client.mutate(deletions, { returnDocuments: false });
  return deletions.length;
}
