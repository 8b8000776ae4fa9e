/** A document of the sample's archive: images name a file by `_sanityAsset`. */
export type SampleDocument = { _id: string; _type: string; [field: string]: unknown };

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
      if (!isObject(value) || typeof value._id !== 'string' || typeof value._type !== 'string')
        throw new Error('The sample content is damaged.');
      return { ...value, _id: value._id, _type: value._type };
    });
}

/** The files of the images that the documents show, without repetition: `images/share-team.png`. */
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
  if (!isObject(value) || typeof value._sanityAsset !== 'string') return value;
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

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
