import { type ImageFacts, openImage } from './open-image';

const LQIP_WIDTH_PX = 20;

/**
 * Computes the `metadata` of an image asset document.
 * @param requested the optional part: `lqip`. Dimensions and transparency are always included.
 */
export async function imageMetadata(
  file: string,
  facts: ImageFacts,
  requested: ReadonlySet<string>,
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
    ...(requested.has('lqip') ? { lqip: await lowQualityPreview(file, isOpaque) } : {}),
  };
}

/** A `data:` URL of the image, 20 pixels wide. */
async function lowQualityPreview(file: string, isOpaque: boolean): Promise<string> {
  const small = openImage(file).autoOrient().resize({ width: LQIP_WIDTH_PX });
  const buffer = await (isOpaque ? small.jpeg({ quality: 60 }) : small.png()).toBuffer();
  return `data:image/${isOpaque ? 'jpeg' : 'png'};base64,${buffer.toString('base64')}`;
}
