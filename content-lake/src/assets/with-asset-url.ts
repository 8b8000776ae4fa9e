import { deepFreeze } from '../json';
import type { LakeDocument } from '../store/lake-document';

const ASSET_TYPES: ReadonlySet<string> = new Set(['sanity.imageAsset', 'sanity.fileAsset']);

/**
 * Gives an asset document the `url` at which this lake serves it now: the port may change between two
 * starts, and an imported document may still name the lake it came from. Frozen.
 *
 * @param publicUrl `http://localhost:3334`, without a slash at the end.
 */
export function withAssetUrl(document: LakeDocument, publicUrl: string): LakeDocument {
  if (!ASSET_TYPES.has(document._type) || typeof document.path !== 'string') return deepFreeze(document);
  const url = `${publicUrl}/${document.path}`;
  return deepFreeze(document.url === url ? document : { ...document, url });
}
