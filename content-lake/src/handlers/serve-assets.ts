import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { parseAssetFileName } from '../assets/asset-document';
import { readImageRecipe } from '../assets/image-recipe';
import { imageFormats } from '../assets/open-image';
import { httpError } from '../errors';
import type { Lake } from '../lake';
import type { LakeRequest, LakeResponse } from '../server/lake-http';

/** A file whose document has another text here is served without a type of its own. */
const MEDIA_TYPE = /^[\w!#$&^.+-]+\/[\w!#$&^.+-]+(?:; *[\w-]+="?[\w.:+-]+"?)*$/;

/** `GET files/:project/:dataset/:file`: an uploaded file. */
export async function handleFile(request: LakeRequest, lake: Lake): Promise<LakeResponse> {
  const { project, dataset: datasetName = '', file = '' } = request.parts;
  const asset = parseAssetFileName('files', file);
  const dataset = project === lake.projectId ? lake.datasets.get(datasetName) : undefined;
  const size = dataset && asset ? await lake.assets.sizeOf(dataset.name, asset) : undefined;
  if (!dataset || !asset || size === undefined) throw httpError(404, 'File not found');
  const document = dataset.get(`file-${asset.sha1}-${asset.extension}`);
  const stored = String(document?.mimeType);
  const mimeType = MEDIA_TYPE.test(stored) ? stored : 'application/octet-stream';
  return {
    status: 200,
    headers: {
      ...assetHeaders(request, mimeType, asset.sha1),
      'content-length': String(size),
      'x-sanity-sha1': asset.sha1,
    },
    body: createReadStream(lake.assets.pathOf(dataset.name, asset)),
  };
}

/** `GET images/:project/:dataset/:file`: an image, transformed by the parameters of its URL. */
export async function handleImage(request: LakeRequest, lake: Lake): Promise<LakeResponse> {
  const { project, dataset = '', file = '' } = request.parts;
  const asset = parseAssetFileName('images', file);
  const isKnownDataset = project === lake.projectId && lake.datasets.has(dataset);
  const size = isKnownDataset && asset ? await lake.assets.sizeOf(dataset, asset) : undefined;
  const format = [...imageFormats.values()].find(({ extension }) => extension === asset?.extension);
  if (!asset?.dimensions || size === undefined || !format) throw httpError(404, 'Image not found');
  const search = request.search;
  const original = lake.assets.pathOf(dataset, asset);
  const recipe = format.isTransformable
    ? readImageRecipe(asset, search, request.incoming.headers.accept ?? '')
    : undefined;
  const isNegotiated = search.get('auto')?.includes('format') ?? false;
  const vary: Record<string, string> = isNegotiated ? { vary: 'Accept, Origin' } : {};
  if (!recipe) {
    const headers = {
      ...assetHeaders(request, format.mimeType, asset.sha1),
      ...vary,
      'content-length': String(size),
    };
    return {
      status: 200,
      headers: { ...headers, 'x-sanity-sha1': asset.sha1 },
      body: createReadStream(original),
    };
  }
  const bytes = await lake.images.render(original, asset.dimensions, recipe);
  const mimeType = [...imageFormats.values()].find(({ extension }) => extension === recipe.format)?.mimeType;
  return {
    status: 200,
    headers: { ...assetHeaders(request, mimeType ?? format.mimeType, bytes), ...vary },
    body: bytes,
  };
}

/**
 * The headers of an asset. Its URL is derived from its content, so caches may store it for a year. An SVG or HTML file
 * may contain scripts; the policy prevents them from running when the file is opened as a page.
 * @param content the bytes or their hash, for the `ETag`.
 */
function assetHeaders(
  request: LakeRequest,
  mimeType: string,
  content: Buffer | string,
): Record<string, string> {
  const etag = typeof content === 'string' ? content : createHash('sha1').update(content).digest('hex');
  const download = request.search.get('dl');
  return {
    'content-type': mimeType,
    'cache-control': 'public, max-age=31536000, s-maxage=2592000, immutable',
    etag: `"${etag}"`,
    'content-security-policy': "default-src 'none'; img-src data:; style-src 'unsafe-inline'; sandbox",
    'cross-origin-resource-policy': 'cross-origin',
    ...(download === null ? {} : { 'content-disposition': attachment(download) }),
  };
}

/** `?dl` downloads under the asset's own name, `?dl=a.pdf` under that name. */
function attachment(name: string): string {
  return name === '' ? 'attachment' : `attachment; filename*=UTF-8''${encodeURIComponent(name)}`;
}
