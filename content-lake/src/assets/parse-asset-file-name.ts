import type { AssetKind, AssetName } from './asset-name';

const IMAGE = /^([0-9a-f]{40})-(\d{1,6})x(\d{1,6})\.([a-z0-9]{1,10})$/;
const FILE = /^([0-9a-f]{40})\.([a-z0-9]{1,20})$/;

/**
 * Reads the last part of an asset's URL; undefined for anything that is not the name of an asset, such as a
 * path out of the assets' folder.
 */
export function parseAssetFileName(kind: AssetKind, fileName: string): AssetName | undefined {
  if (kind === 'files') {
    const [, sha1, extension] = FILE.exec(fileName) ?? [];
    return sha1 && extension ? { kind, sha1, extension } : undefined;
  }
  const [, sha1, width, height, extension] = IMAGE.exec(fileName) ?? [];
  if (!sha1 || !extension) return undefined;
  return { kind, sha1, extension, dimensions: { width: Number(width), height: Number(height) } };
}
