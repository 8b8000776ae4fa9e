import type { SanityClient } from '@sanity/client';
import { isRecord } from '../../protocol/is-record';
import { startDocuments } from '../../protocol/start-documents';

/** Where Studio's server has the sample; `server/static-files.ts` has it too. */
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

/** A document of the sample's archive: images name a file by `_sanityAsset`. */
type SampleDocument = { _id: string; _type: string; [field: string]: unknown };

const IMAGE = /^image@file:\/\/\.\/(images\/[\w.-]+)$/;
const MAX_BATCH = 25;
/** With these the site is complete, so they come last. */
const COMPLETING = ['navigation', 'siteSettings'];

/**
 * @param ndjson one document per line
 * @throws Error for a line that is not a document
 */
export function parseSample(ndjson: string): SampleDocument[] {
  return ndjson
    .trim()
    .split('\n')
    .map((line) => {
      const value: unknown = JSON.parse(line);
      if (!isRecord(value) || typeof value._id !== 'string' || typeof value._type !== 'string')
        throw new Error('The sample content is damaged.');
      return { ...value, _id: value._id, _type: value._type };
    });
}

/** The files of the images that the documents show, without repetition: `images/share-default.png`. */
export function imagesOf(documents: readonly SampleDocument[]): string[] {
  const files = new Set<string>();
  visit(documents, (key, value) => {
    const file = key === '_sanityAsset' && typeof value === 'string' ? IMAGE.exec(value)?.[1] : undefined;
    if (file) files.add(file);
  });
  return [...files];
}

/**
 * Makes references of the images' files.
 * @param assets ids of the uploaded images, by file
 * @throws Error for a file without an asset
 */
export function withAssets(
  documents: readonly SampleDocument[],
  assets: ReadonlyMap<string, string>,
): SampleDocument[] {
  return parseSample(
    documents.map((document) => JSON.stringify(document, (_key, value) => imageOf(value, assets))).join('\n'),
  );
}

function imageOf(value: unknown, assets: ReadonlyMap<string, string>): unknown {
  if (!isRecord(value) || typeof value._sanityAsset !== 'string') return value;
  const { _sanityAsset: source, ...image } = value;
  const id = assets.get(IMAGE.exec(String(source))?.[1] ?? '');
  if (id === undefined) throw new Error(`The picture ${source} was not uploaded.`);
  return { ...image, asset: { _type: 'reference', _ref: id } };
}

/**
 * Transactions of bounded size. A document comes after those that it refers to, as the lake requires; settings and
 * menu come last.
 */
export function batchesOf(documents: readonly SampleDocument[]): SampleDocument[][] {
  const byId = new Map(documents.map((document) => [document._id, document]));
  const ordered = new Set<SampleDocument>();
  const add = (document: SampleDocument, above: readonly SampleDocument[]) => {
    if (ordered.has(document) || above.includes(document)) return;
    for (const id of referencesIn(document)) {
      const target = byId.get(id);
      if (target) add(target, [...above, document]);
    }
    ordered.add(document);
  };
  const isLast = ({ _id }: SampleDocument) => COMPLETING.includes(_id);
  for (const document of documents) if (!isLast(document)) add(document, []);
  for (const document of documents) if (isLast(document)) add(document, []);
  const all = [...ordered];
  const starts = Array.from({ length: Math.ceil(all.length / MAX_BATCH) }, (_, index) => index * MAX_BATCH);
  return starts.map((start) => all.slice(start, start + MAX_BATCH));
}

function referencesIn(document: SampleDocument): string[] {
  const ids: string[] = [];
  visit(document, (key, value) => {
    if (key === '_ref' && typeof value === 'string') ids.push(value);
  });
  return ids;
}

function visit(value: unknown, see: (key: string, value: unknown) => void): void {
  if (typeof value !== 'object' || value === null) return;
  for (const [key, part] of Object.entries(value)) {
    see(key, part);
    visit(part, see);
  }
}
