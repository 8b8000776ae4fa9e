import sharp, { type Sharp } from 'sharp';
import { httpError } from '../errors';

/** The most pixels an image may have once decoded; a small file can claim to hold very many. */
const MAX_PIXELS = 100_000_000;

// libvips has a cache and threads of its own; one request at a time and a disk cache suit a laptop better.
sharp.cache(false);
sharp.concurrency(1);

/** Opens an image (its path, or its bytes) for decoding. Reading from it fails when it is broken or has too many pixels. */
export function openImage(file: string | Buffer): Sharp {
  return sharp(file, { limitInputPixels: MAX_PIXELS, failOn: 'error' });
}

/** What a picture is, found by looking at its bytes. */
export type ImageFacts = {
  readonly format: ImageFormat;
  /** Pixels as seen, with the camera's orientation applied. */
  readonly width: number;
  readonly height: number;
  readonly hasAlpha: boolean;
};

/** @throws LakeError 400 when the file is not an image that the lake can read. */
export async function readImage(file: string): Promise<ImageFacts> {
  const image = openImage(file);
  try {
    const metadata = await image.metadata();
    const format = imageFormats.get(metadata.format);
    const { width, height } = metadata.autoOrient;
    if (!format || !width || !height) throw new Error(`unsupported format ${metadata.format}`);
    if (format.isTransformable) {
      // Metadata only reads the header; the pixel limit and broken data show on decoding.
      await image.clone().resize(1, 1, { fit: 'fill' }).raw().toBuffer();
    }
    return { format, width, height, hasAlpha: metadata.hasAlpha };
  } catch (error) {
    const reason = error instanceof Error ? error.message.split('\n')[0] : String(error);
    throw httpError(400, `Invalid image, could not read it: ${reason}`);
  }
}

/** An image format that the lake takes in. */
type ImageFormat = {
  /** As in asset ids and file names. */
  readonly extension: string;
  readonly mimeType: string;
  /** False for what is always served as it came: it would lose its point as pixels, or its frames. */
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
