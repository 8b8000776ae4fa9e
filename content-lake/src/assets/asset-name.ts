/** The two kinds of asset, as in URLs. */
export type AssetKind = 'images' | 'files';

/** What an asset's names are made of. All follow from its content, so the same bytes are the same asset. */
export interface AssetName {
  readonly kind: AssetKind;
  readonly sha1: string;
  readonly extension: string;
  /** Pixels, for images; as seen, with the camera's orientation applied. */
  readonly dimensions?: { readonly width: number; readonly height: number };
}
