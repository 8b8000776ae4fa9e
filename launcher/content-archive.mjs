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
import { LaunchFailure } from './launch-failure.mjs';

const API_VERSION = '2025-02-19';
const HOSTED_API = 'https://api.sanity.io';
const REQUEST_TIMEOUT_MS = 60_000;
/** System documents (permissions, releases) are not content, and an archive does not bring them back. */
const CONTENT = '!(_id in path("_.**"))';

/** @typedef {(done: number, total: number, unit: string) => void} Count */

/**
 * @typedef {object} ContentArchive
 * @property {(source: string, options: { operation: 'createIfNotExists' | 'createOrReplace', count?: Count }) => Promise<{ documents: number, images: number }>} importFrom
 *   brings in an archive: a `.tar.gz`, an `.ndjson`, or an unpacked folder; throws what is wrong with it
 * @property {(file: string, count?: Count) => Promise<{ documents: number, images: number }>} exportTo writes a `.tar.gz`;
 *   the file appears whole or not at all
 * @property {(folder: string) => Promise<number>} deleteAllBut deletes every document, draft and asset that the unpacked
 *   archive does not hold; returns how many
 */

/** @param {string} folder @returns {Set<string>} */
function documentIdsOf(folder) {
  const lines = readFileSync(join(folder, 'data.ndjson'), 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '');
  return new Set(lines.map((line) => String(JSON.parse(line)._id)));
}

/** @param {string} folder @returns {Set<string>} the hashes by which the lake knows the archive's files */
function assetHashesOf(folder) {
  const files = ['images', 'files']
    .map((name) => join(folder, name))
    .filter((path) => existsSync(path))
    .flatMap((path) => readdirSync(path).map((name) => join(path, name)));
  return new Set(files.map((file) => createHash('sha1').update(readFileSync(file)).digest('hex')));
}

/**
 * A dataset, local or hosted, as the standard Sanity export archive. Loads Sanity's own packages, so it comes after the install.
 *
 * @param {{ apiHost: string, projectId: string, dataset: string, token: string }} target
 * @returns {Promise<ContentArchive>}
 */
export async function contentArchive({ apiHost, projectId, dataset, token }) {
  const { createClient } = await import('@sanity/client');
  const client = createClient({
    apiHost,
    projectId,
    dataset,
    token,
    apiVersion: API_VERSION,
    // Only the hosted API answers under a host name of the project's own.
    useProjectHostname: apiHost === HOSTED_API,
    useCdn: false,
    perspective: 'raw',
    timeout: REQUEST_TIMEOUT_MS,
    maxRetries: 2,
  });
  return {
    async importFrom(source, { operation, count = () => {} }) {
      if (!existsSync(source)) throw new LaunchFailure(`${source} does not exist.`);
      const { sanityImport } = await import('@sanity/import');
      let images = 0;
      const { numDocs, warnings } = await sanityImport(
        statSync(source).isDirectory() ? source : createReadStream(source),
        {
          client,
          operation,
          // Whether an asset is there already it can only ask over https; the local lake knows a file again by its hash.
          replaceAssets: apiHost.startsWith('http:'),
          onProgress: ({ step, current = 0, total = 0 }) => {
            if (!step.startsWith('Importing')) return;
            const isAssets = step.startsWith('Importing assets');
            if (isAssets) images = total;
            count(current, total, isAssets ? 'images' : 'batches of documents');
          },
        },
      );
      if (warnings.length > 0) throw new LaunchFailure(warnings.map(({ message }) => message).join('; '));
      if (numDocs === 0) throw new LaunchFailure(`${source} holds no documents.`);
      return { documents: numDocs, images };
    },
    async exportTo(file, count = () => {}) {
      const { exportDataset } = await import('@sanity/export');
      const part = `${file}.${process.pid}.part`;
      const removePart = () => rmSync(part, { force: true });
      // Ctrl-C ends the process without `finally`.
      process.once('exit', removePart);
      // Opened here, because `exportDataset` leaves a failure to open it unhandled.
      const output = (await open(part, 'w')).createWriteStream();
      try {
        const { documentCount, assetCount } = await exportDataset({
          client,
          dataset,
          outputPath: output,
          onProgress: ({ current = 0, total = 0, step }) =>
            count(Number(current), Number(total) || 0, step.startsWith('Exporting') ? 'documents' : 'files'),
        });
        if (documentCount === 0) throw new LaunchFailure(`dataset "${dataset}" holds no documents.`);
        renameSync(part, file);
        return { documents: documentCount, images: assetCount };
      } finally {
        output.destroy();
        removePart();
        process.off('exit', removePart);
      }
    },
    async deleteAllBut(folder) {
      const ids = documentIdsOf(folder);
      const hashes = assetHashesOf(folder);
      /** @type {{ _id: string, sha1hash: string | null }[]} */
      const present = await client.fetch(`*[${CONTENT}]{_id, sha1hash}`);
      const surplus = present.filter(
        ({ _id, sha1hash }) => !ids.has(_id) && !(sha1hash !== null && hashes.has(sha1hash)),
      );
      // In one transaction: documents that refer to each other go together.
      if (surplus.length > 0)
        await client.mutate(
          surplus.map(({ _id }) => ({ delete: { id: _id } })),
          { returnDocuments: false },
        );
      return surplus.length;
    },
  };
}
