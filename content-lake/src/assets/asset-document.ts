import type { DocumentInput } from '../mutate/mutation';
import { assetFileName } from './asset-file-name';
import type { AssetName } from './asset-name';

/** What an upload is told about an asset beside its bytes. */
export interface AssetDetails {
  readonly size: number;
  readonly mimeType: string;
  readonly originalFilename?: string;
  readonly label?: string;
  readonly title?: string;
  readonly description?: string;
  readonly creditLine?: string;
  readonly source?: { readonly id?: string; readonly name?: string; readonly url?: string };
  readonly metadata?: Readonly<Record<string, unknown>>;
}

/** The asset document of an upload, in the hosted lake's form. `url` is left to `withAssetUrl`. */
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
