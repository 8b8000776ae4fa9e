import { createReadStream } from 'node:fs';
import { fileMimeType } from '../assets/file-mime-type';
import { parseAssetFileName } from '../assets/parse-asset-file-name';
import { httpError, LakeError } from '../errors';
import type { Lake } from '../lake';
import { assetHeaders } from '../server/asset-headers';
import type { LakeRequest, LakeResponse } from '../server/lake-http';
import { readRange } from '../server/read-range';

/** `GET files/:project/:dataset/:file`: a file as it was uploaded, or a range of it. */
export async function handleFile(request: LakeRequest, lake: Lake): Promise<LakeResponse> {
  const { project, dataset: datasetName = '', file = '' } = request.parts;
  const asset = parseAssetFileName('files', file);
  const dataset = project === lake.projectId ? lake.datasets.get(datasetName) : undefined;
  const size = dataset && asset ? await lake.assets.sizeOf(dataset.name, asset) : undefined;
  if (!dataset || !asset || size === undefined) throw httpError(404, 'File not found');
  const document = dataset.get(`file-${asset.sha1}-${asset.extension}`);
  const known = typeof document?.mimeType === 'string' ? document.mimeType : fileMimeType(asset.extension);
  const original = lake.assets.pathOf(dataset.name, asset);
  const headers = {
    ...assetHeaders(request, known, asset.sha1),
    'accept-ranges': 'bytes',
    'x-sanity-sha1': asset.sha1,
  };
  const range = readRange(request.incoming.headers.range, size);
  if (range === 'unsatisfiable') throw rangeError(size);
  if (!range)
    return {
      status: 200,
      headers: { ...headers, 'content-length': String(size) },
      body: createReadStream(original),
    };
  const { start, end } = range;
  return {
    status: 206,
    headers: {
      ...headers,
      'content-length': String(end - start + 1),
      'content-range': `bytes ${start}-${end}/${size}`,
    },
    body: createReadStream(original, { start, end }),
  };
}

function rangeError(size: number): LakeError {
  const body = { statusCode: 416, error: 'Range Not Satisfiable', message: `The file has ${size} bytes` };
  return new LakeError(416, body, { 'content-range': `bytes */${size}` });
}
