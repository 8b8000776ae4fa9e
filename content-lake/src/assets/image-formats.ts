/** An image format that the lake takes in. */
export interface ImageFormat {
  /** As in asset ids and file names. */
  readonly extension: string;
  readonly mimeType: string;
  /** False for what is always served as it came: it would lose its point as pixels, or its frames. */
  readonly isTransformable: boolean;
}

/** Formats by sharp's name for them. */
export const imageFormats: ReadonlyMap<string, ImageFormat> = new Map([
  ['jpeg', { extension: 'jpg', mimeType: 'image/jpeg', isTransformable: true }],
  ['png', { extension: 'png', mimeType: 'image/png', isTransformable: true }],
  ['webp', { extension: 'webp', mimeType: 'image/webp', isTransformable: true }],
  ['heif', { extension: 'avif', mimeType: 'image/avif', isTransformable: true }],
  ['avif', { extension: 'avif', mimeType: 'image/avif', isTransformable: true }],
  ['tiff', { extension: 'tif', mimeType: 'image/tiff', isTransformable: true }],
  ['gif', { extension: 'gif', mimeType: 'image/gif', isTransformable: false }],
  ['svg', { extension: 'svg', mimeType: 'image/svg+xml', isTransformable: false }],
]);
