import { deepFreeze } from '../json';
import type { DocumentInput } from '../mutate/read-mutations';
import type { LakeDocument } from '../store/lake-document';

/** The two kinds of asset, as in URLs. */
export type AssetKind = 'images' | 'files';

/** The parts of an asset's name. All are derived from its content, so the same bytes are the same asset. */
export type AssetName = {
  readonly kind: AssetKind;
  readonly sha1: string;
  readonly extension: string;
  /** Of images: pixels, after applying the EXIF orientation. */
  readonly dimensions?: { readonly width: number; readonly height: number };
};

/** The last part of an asset's URL: `<sha1>-300x200.png` or `<sha1>.pdf`. */
export function assetFileName(name: AssetName): string {
  const { sha1, dimensions, extension } = name;
  return dimensions
    ? `${sha1}-${dimensions.width}x${dimensions.height}.${extension}`
    : `${sha1}.${extension}`;
}

const IMAGE = /^([0-9a-f]{40})-(\d{1,6})x(\d{1,6})\.([a-z0-9]{1,10})$/;
const FILE = /^([0-9a-f]{40})\.([a-z0-9]{1,20})$/;

/**
 * Parses the last part of an asset's URL. Returns undefined for any other text, such as a path that leaves the assets'
 * folder.
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

/** The metadata of an uploaded asset. */
export type AssetDetails = {
  readonly size: number;
  readonly mimeType: string;
  readonly originalFilename?: string;
  readonly label?: string;
  readonly title?: string;
  readonly description?: string;
  readonly creditLine?: string;
  readonly source?: { readonly id?: string; readonly name?: string; readonly url?: string };
  readonly metadata?: Readonly<Record<string, unknown>>;
};

/** Creates the asset document of an upload, as the hosted lake does. `withAssetUrl` adds the `url`. */
export function assetDocument(
  projectId: string,
  dataset: string,
  name: AssetName,
  details: AssetDetails,
): DocumentInput {
  const { sha1, extension, dimensions } = name;
  const size = dimensions ? `-${dimensions.width}x${dimensions.height}` : '';
  const path = `${name.kind}/${projectId}/${dataset}/${assetFileName(name)}`;
  return {
    _id: `${name.kind === 'images' ? 'image' : 'file'}-${sha1}${size}-${extension}`,
    _type: name.kind === 'images' ? 'sanity.imageAsset' : 'sanity.fileAsset',
    assetId: sha1,
    sha1hash: sha1,
    extension,
    path,
    ...Object.fromEntries(Object.entries(details).filter(([, value]) => value !== undefined)),
  };
}

const ASSET_TYPES: ReadonlySet<string> = new Set(['sanity.imageAsset', 'sanity.fileAsset']);

/**
 * Sets the `url` of an asset document to this lake's: the port may change between two starts, and an imported document
 * contains the URL of its former lake.
 * @param origin `http://localhost:3334`, without a trailing slash.
 * @returns the document, frozen.
 */
export function withAssetUrl(document: LakeDocument, origin: string): LakeDocument {
  if (!ASSET_TYPES.has(document._type) || typeof document.path !== 'string') return deepFreeze(document);
  const url = `${origin}/${document.path}`;
  return deepFreeze(document.url === url ? document : { ...document, url });
}
