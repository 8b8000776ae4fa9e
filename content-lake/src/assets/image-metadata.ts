import { imagePalette } from './image-palette';
import { openImage } from './open-image';
import type { ImageFacts } from './read-image';

const LQIP_WIDTH_PX = 20;

/**
 * The `metadata` of an image asset document.
 *
 * @param file path of the original.
 * @param wanted the parts asked for: `lqip`, `palette`. Dimensions and transparency always come.
 */
export async function imageMetadata(
  file: string,
  facts: ImageFacts,
  wanted: ReadonlySet<string>,
): Promise<Record<string, unknown>> {
  const { width, height, hasAlpha, format } = facts;
  const base = {
    _type: 'sanity.imageMetadata',
    dimensions: { _type: 'sanity.imageDimensions', width, height, aspectRatio: width / height },
    hasAlpha,
  };
  if (!format.isTransformable && format.extension === 'svg') return { ...base, isOpaque: false };
  const { isOpaque } = hasAlpha ? await openImage(file).stats() : { isOpaque: true };
  return {
    ...base,
    isOpaque,
    ...(wanted.has('lqip') ? { lqip: await lowQualityPreview(file, isOpaque) } : {}),
    ...(wanted.has('palette') ? { palette: await imagePalette(file) } : {}),
  };
}

/** A `data:` URL of the image at 20 pixels' width. */
async function lowQualityPreview(file: string, isOpaque: boolean): Promise<string> {
  const small = openImage(file).autoOrient().resize({ width: LQIP_WIDTH_PX });
  const buffer = await (isOpaque ? small.jpeg({ quality: 60 }) : small.png()).toBuffer();
  return `data:image/${isOpaque ? 'jpeg' : 'png'};base64,${buffer.toString('base64')}`;
}
