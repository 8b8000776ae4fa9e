import sharp, { type Sharp } from 'sharp';
import { httpError } from '../errors';

/** The limit of decoded pixels; a small file can declare very large dimensions. */
const MAX_PIXELS = 100_000_000;

// libvips has its own cache and threads; on a laptop a disk cache and one thread for each image perform better.
sharp.cache(false);
sharp.concurrency(1);

/** Opens an image (path or bytes) for decoding, which fails for invalid data and above the pixel limit. */
export function openImage(file: string | Buffer): Sharp {
  return sharp(file, { limitInputPixels: MAX_PIXELS, failOn: 'error' });
}

/** The properties of an image, read from its bytes. */
export type ImageFacts = {
  readonly format: ImageFormat;
  /** Pixels after applying the EXIF orientation. */
  readonly width: number;
  readonly height: number;
  readonly hasAlpha: boolean;
};

/**
 * Reads an image's properties.
 * @throws LakeError 400 when the file is not a supported image.
 */
export async function readImage(file: string): Promise<ImageFacts> {
  const image = openImage(file);
  try {
    const metadata = await image.metadata();
    const format = imageFormats.get(metadata.format);
    const { width, height } = metadata.autoOrient;
    if (!format || !width || !height) throw new Error(`unsupported format ${metadata.format}`);
    if (format.isTransformable) {
      // `metadata` reads only the header; decoding detects invalid data and too many pixels.
      await image.clone().resize(1, 1, { fit: 'fill' }).raw().toBuffer();
    }
    return { format, width, height, hasAlpha: metadata.hasAlpha };
  } catch (error) {
    const reason = error instanceof Error ? error.message.split('\n')[0] : String(error);
    throw httpError(400, `Invalid image, could not read it: ${reason}`);
  }
}

/** An image format that the lake accepts. */
type ImageFormat = {
  /** As in asset ids and file names. */
  readonly extension: string;
  readonly mimeType: string;
  /** False for formats that are served unchanged: vectors, and animations, which would lose their frames. */
  readonly isTransformable: boolean;
};

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
