import { createHash } from 'node:crypto';
import type { LakeRequest } from './lake-http';

/**
 * The headers of an asset. Its address follows from its content, so caches may keep it for ever. An SVG or an
 * uploaded page may carry scripts: opened by itself it can do nothing.
 *
 * @param content the bytes, or a name that stands for them; makes the `ETag`.
 */
export function assetHeaders(
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
