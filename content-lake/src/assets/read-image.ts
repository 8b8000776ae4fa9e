import { httpError } from '../errors';
import { type ImageFormat, imageFormats } from './image-formats';
import { openImage } from './open-image';

/** What a picture is, found by looking at its bytes. */
export interface ImageFacts {
  readonly format: ImageFormat;
  /** Pixels as seen, with the camera's orientation applied. */
  readonly width: number;
  readonly height: number;
  readonly hasAlpha: boolean;
}

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
