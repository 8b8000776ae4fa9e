import type { AssetName } from './asset-name';

/** The last part of an asset's URL: `<sha1>-300x200.png` or `<sha1>.pdf`. */
export function assetFileName(name: AssetName): string {
  const { sha1, dimensions, extension } = name;
  return dimensions
    ? `${sha1}-${dimensions.width}x${dimensions.height}.${extension}`
    : `${sha1}.${extension}`;
}
