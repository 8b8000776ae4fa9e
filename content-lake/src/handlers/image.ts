import { createReadStream } from 'node:fs';
import { imageFormats } from '../assets/image-formats';
import { parseAssetFileName } from '../assets/parse-asset-file-name';
import { readImageRecipe } from '../assets/read-image-recipe';
import { httpError } from '../errors';
import type { Lake } from '../lake';
import { assetHeaders } from '../server/asset-headers';
import { jsonResponse } from '../server/json-response';
import type { LakeRequest, LakeResponse } from '../server/lake-http';

/** `GET images/:project/:dataset/:file`: an image, transformed as its query says. */
export async function handleImage(request: LakeRequest, lake: Lake): Promise<LakeResponse> {
  const { project, dataset = '', file = '' } = request.parts;
  const asset = parseAssetFileName('images', file);
  const isHere = project === lake.projectId && lake.datasets.has(dataset);
  const size = isHere && asset ? await lake.assets.sizeOf(dataset, asset) : undefined;
  const format = [...imageFormats.values()].find(({ extension }) => extension === asset?.extension);
  if (!asset?.dimensions || size === undefined || !format) throw httpError(404, 'Image not found');
  const search = request.search;
  if (search.get('fm') === 'json')
    return jsonResponse({ ...asset.dimensions, mimeType: format.mimeType, size });
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
  const rendered = recipe.format === 'pjpg' ? 'jpg' : recipe.format;
  const mimeType = [...imageFormats.values()].find(({ extension }) => extension === rendered)?.mimeType;
  return {
    status: 200,
    headers: { ...assetHeaders(request, mimeType ?? format.mimeType, bytes), ...vary },
    body: bytes,
  };
}
