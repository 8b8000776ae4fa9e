import { randomBytes } from 'node:crypto';
import path from 'node:path';
import { type AssetDetails, type AssetKind, type AssetName, assetDocument } from '../assets/asset-document';
import type { ReceivedFile } from '../assets/asset-store';
import { imageMetadata } from '../assets/image-metadata';
import { readImage } from '../assets/open-image';
import { httpError } from '../errors';
import { findDataset, type Lake, localUser } from '../lake';
import { runTransaction } from '../mutate/run-transaction';
import { requireToken } from '../server/access';
import { jsonResponse, type LakeRequest, type LakeResponse } from '../server/lake-http';
import type { Dataset } from '../store/dataset';

const ASSET_LIMIT_BYTES = 200 * 1024 * 1024;
const DEFAULT_METADATA = 'lqip,palette';
const ANY_TYPE = 'application/octet-stream';

/** `POST assets/images/:dataset` and `assets/files/:dataset`: stores the body as an asset. */
export async function handleAssetUpload(request: LakeRequest, lake: Lake): Promise<LakeResponse> {
  requireToken(request);
  const dataset = findDataset(lake, request.parts.dataset);
  const kind = readKind(request.parts.kind);
  if (Number(request.incoming.headers['content-length'] ?? 0) > ASSET_LIMIT_BYTES) {
    throw httpError(413, `Asset is larger than ${ASSET_LIMIT_BYTES} bytes`);
  }
  const received = await lake.assets.receive(request.incoming, ASSET_LIMIT_BYTES);
  try {
    const { name, details } =
      kind === 'images' ? await describeImage(request, received) : describeFile(request, received);
    await lake.assets.store(received, dataset.name, name);
    return jsonResponse({ document: await createAssetDocument(lake, dataset, name, details) });
  } finally {
    await lake.assets.discard(received);
  }
}

function readKind(kind: string | undefined): AssetKind {
  if (kind === 'images' || kind === 'files') return kind;
  throw httpError(404, `Unknown kind of asset "${kind}": use images or files`);
}

async function describeImage(
  request: LakeRequest,
  received: ReceivedFile,
): Promise<{ name: AssetName; details: AssetDetails }> {
  const facts = await readImage(received.path);
  const { width, height, format } = facts;
  const requested = request.search.getAll('meta').join(',') || DEFAULT_METADATA;
  const metadata = await imageMetadata(received.path, facts, new Set(requested.split(',')));
  const { extension, mimeType } = format;
  return {
    name: { kind: 'images', sha1: received.sha1, extension, dimensions: { width, height } },
    details: { ...descriptionFrom(request), size: received.size, mimeType, metadata },
  };
}

function describeFile(
  request: LakeRequest,
  received: ReceivedFile,
): { name: AssetName; details: AssetDetails } {
  const { originalFilename, ...rest } = descriptionFrom(request);
  const suffix = path
    .extname(originalFilename ?? '')
    .slice(1)
    .toLowerCase();
  const extension = /^[a-z0-9]{1,20}$/.test(suffix) ? suffix : 'bin';
  const mimeType = request.incoming.headers['content-type'] ?? ANY_TYPE;
  return {
    name: { kind: 'files', sha1: received.sha1, extension },
    details: { ...rest, originalFilename, size: received.size, mimeType },
  };
}

function descriptionFrom(request: LakeRequest): Omit<AssetDetails, 'size' | 'mimeType'> {
  const text = (name: string) => request.search.get(name) ?? undefined;
  const source = { id: text('sourceId'), name: text('sourceName'), url: text('sourceUrl') };
  return {
    originalFilename: text('filename'),
    label: text('label'),
    title: text('title'),
    description: text('description'),
    creditLine: text('creditLine'),
    source: source.id === undefined ? undefined : source,
  };
}

/** An upload of known bytes returns the existing document: an editor may have described it since. */
async function createAssetDocument(
  lake: Lake,
  dataset: Dataset,
  name: AssetName,
  details: AssetDetails,
): Promise<unknown> {
  const document = {
    ...assetDocument(lake.projectId, dataset.name, name, details),
    uploadId: randomBytes(16).toString('hex'),
  };
  const [result] = await runTransaction(lake, dataset, {
    id: randomBytes(16).toString('hex'),
    mutations: [{ operation: 'createIfNotExists', document }],
    author: localUser.id,
    timestamp: lake.now(),
    generateArrayKeys: false,
    isDryRun: false,
  });
  return dataset.get(result?.id ?? '');
}
