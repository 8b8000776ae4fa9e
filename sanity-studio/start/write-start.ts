import type { SanityClient } from '@sanity/client';
import { startDocuments } from '../../protocol/start-documents';
import { batchesOf, imagesOf, parseSample, type SampleDocument, withAssets } from './sample-plan';

/** Where Studio's server has the sample; `server/sample-files.mjs` has it too. */
const SAMPLE = '/static/sample';
const FETCH_TIMEOUT_MS = 30_000;
const MAX_FILE_BYTES = 5 * 1024 * 1024;

type Report = (progress: string) => void;

/**
 * Writes and publishes the sample site. Documents that exist stay as they are, and images that exist are found by their
 * content, so an interrupted start can be repeated.
 * @throws Error with a sentence, or what the client throws
 */
export async function startWithSample(client: SanityClient, report: Report): Promise<void> {
  report('Reading the sample');
  const documents = parseSample(await (await readSampleFile('data.ndjson')).text());
  const files = imagesOf(documents);
  const assets = new Map<string, string>();
  for (const [index, file] of files.entries()) {
    report(`Picture ${index + 1} of ${files.length}`);
    const filename = file.slice(file.lastIndexOf('/') + 1);
    const image = await readSampleFile(file);
    const { _id } = await client.assets.upload('image', image, { filename, tag: 'start' });
    assets.set(file, _id);
  }
  await createAll(client, batchesOf(withAssets(documents, assets)), report);
}

/** Writes and publishes settings, menu, chat and a home page; see `startDocuments`. */
export async function startEmpty(client: SanityClient, productName: string, report: Report): Promise<void> {
  await createAll(client, [startDocuments(productName)], report);
}

async function createAll(client: SanityClient, batches: SampleDocument[][], report: Report): Promise<void> {
  const total = batches.flat().length;
  let written = 0;
  for (const batch of batches) {
    const transaction = client.transaction();
    for (const document of batch) transaction.createIfNotExists(document);
    await transaction.commit({ tag: 'start', visibility: 'sync' });
    written += batch.length;
    report(`Document ${written} of ${total}`);
  }
}

async function readSampleFile(name: string): Promise<Blob> {
  const response = await fetch(`${SAMPLE}/${name}`, { signal: AbortSignal.timeout(FETCH_TIMEOUT_MS) });
  const bytes = Number(response.headers.get('Content-Length'));
  const isPage = response.headers.get('Content-Type')?.startsWith('text/html') === true;
  if (!response.ok || isPage || bytes > MAX_FILE_BYTES)
    throw new Error(`Studio’s server does not have ${name} of the sample.`);
  return response.blob();
}
