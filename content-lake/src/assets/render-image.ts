import type { Sharp } from 'sharp';
import { httpError } from '../errors';
import type { ImageFit, ImageFocus, ImageRecipe } from './image-recipe';
import { openImage } from './open-image';

const RENDER_TIMEOUT_S = 20;
const AVIF_EFFORT = 2;

type Size = {
  readonly width: number;
  readonly height: number;
};

/**
 * Renders an image.
 * @param source its size in pixels, after applying the EXIF orientation.
 * @throws LakeError 400 when the original cannot be decoded.
 */
export async function renderImage(file: string, source: Size, recipe: ImageRecipe): Promise<Buffer> {
  try {
    const seen = openImage(file).autoOrient();
    const { rect } = recipe;
    const resized = resize(rect ? seen.extract(rect) : seen, rect ?? source, recipe);
    return await encode(resized, recipe).timeout({ seconds: RENDER_TIMEOUT_S }).toBuffer();
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw httpError(400, `Image could not be transformed: ${reason}`);
  }
}

function resize(image: Sharp, size: Size, recipe: ImageRecipe): Sharp {
  const { scaled, canvas } = renditionSize(size, recipe.width, recipe.height, recipe.fit);
  const sized = image.resize({ ...scaled, fit: 'fill' });
  const isCropped = canvas.width < scaled.width || canvas.height < scaled.height;
  return isCropped ? sized.extract({ ...cropOrigin(scaled, canvas, recipe.focus), ...canvas }) : sized;
}

/** Centres the crop on a point as far as the edges allow. */
function cropOrigin(scaled: Size, canvas: Size, focus: ImageFocus): { left: number; top: number } {
  const start = (full: number, part: number, share: number) =>
    Math.min(full - part, Math.max(0, Math.round(full * share - part / 2)));
  return {
    left: start(scaled.width, canvas.width, focus.x),
    top: start(scaled.height, canvas.height, focus.y),
  };
}

function encode(image: Sharp, recipe: ImageRecipe): Sharp {
  const { quality, format } = recipe;
  switch (format) {
    case 'png':
      return image.png();
    case 'webp':
      return image.webp({ quality });
    case 'avif':
      return image.avif({ quality, effort: AVIF_EFFORT });
    default:
      return image.flatten({ background: '#ffffff' }).jpeg({ quality, mozjpeg: false });
  }
}

/** The sizes of a rendition in pixels: the source is scaled to the first, of which the second is cut out. */
type RenditionSize = {
  readonly scaled: Size;
  readonly canvas: Size;
};

/**
 * Computes the sizes for a `fit`, as the hosted CDN documents it: `clip` fits the whole image into the box, `max` does so
 * without enlarging, `crop` fills the box.
 * @param source pixels, after `rect`.
 * @param width of the box; undefined when only the height was requested.
 * @param height of the box; undefined when only the width was requested.
 */
export function renditionSize(
  source: Size,
  width: number | undefined,
  height: number | undefined,
  fit: ImageFit,
): RenditionSize {
  if (fit === 'crop' && width !== undefined && height !== undefined) {
    const factor = Math.max(width / source.width, height / source.height);
    return { scaled: times(source, factor, 'ceil'), canvas: { width, height } };
  }
  const inside = Math.min(
    (width ?? Number.POSITIVE_INFINITY) / source.width,
    (height ?? Number.POSITIVE_INFINITY) / source.height,
  );
  const isKept = !Number.isFinite(inside) || (fit === 'max' && inside > 1);
  const contained = times(source, isKept ? 1 : inside);
  return { scaled: contained, canvas: contained };
}

function times(size: Size, factor: number, rounding: 'round' | 'ceil' = 'round'): Size {
  // 1e-6 compensates rounding errors: 3 * (100 / 3) must not become 101.
  const round = (value: number) =>
    Math.max(1, rounding === 'ceil' ? Math.ceil(value - 1e-6) : Math.round(value));
  return { width: round(size.width * factor), height: round(size.height * factor) };
}
