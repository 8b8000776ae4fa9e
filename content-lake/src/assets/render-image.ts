import type { Sharp } from 'sharp';
import { httpError } from '../errors';
import type { ImageFit, ImageFocus, ImageRecipe } from './image-recipe';
import { openImage } from './open-image';

const RENDER_TIMEOUT_S = 20;
const TRANSPARENT = '#00000000';
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
  if (isSmaller(canvas, scaled))
    return sized.extract({ ...cropOrigin(scaled, canvas, recipe.focus), ...canvas });
  if (!isSmaller(scaled, canvas)) return sized;
  const left = Math.floor((canvas.width - scaled.width) / 2);
  const top = Math.floor((canvas.height - scaled.height) / 2);
  return sized.extend({
    left,
    top,
    right: canvas.width - scaled.width - left,
    bottom: canvas.height - scaled.height - top,
    background: recipe.format.endsWith('jpg') ? '#ffffff' : TRANSPARENT,
  });
}

function isSmaller(a: Size, b: Size): boolean {
  return a.width < b.width || a.height < b.height;
}

/** Aligns the crop with a side, or centres it on a point as far as the edges allow. */
function cropOrigin(scaled: Size, canvas: Size, focus: ImageFocus): { left: number; top: number } {
  const start = (full: number, part: number, share: number) => {
    const offset = focus.kind === 'point' ? full * share - part / 2 : (full - part) * share;
    return Math.min(full - part, Math.max(0, Math.round(offset)));
  };
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
      return image
        .flatten({ background: '#ffffff' })
        .jpeg({ quality, progressive: format === 'pjpg', mozjpeg: false });
  }
}

/** The sizes of a rendition in pixels. */
type RenditionSize = {
  /** The source is scaled to this. */
  readonly scaled: Size;
  /** The result: smaller than `scaled` on a side where it is cropped, larger where it is padded. */
  readonly canvas: Size;
};

/**
 * Computes the sizes for a `fit`, as the hosted CDN documents it: `clip` fits the whole image into the box, `crop` fills
 * the box, `fill` fits the whole image and pads, `fillmax` and `max` are `fill` and `clip` without enlarging, `min` crops
 * to the box's aspect ratio without enlarging, `scale` distorts.
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
  const box = { width: width ?? Number.POSITIVE_INFINITY, height: height ?? Number.POSITIVE_INFINITY };
  const inside = Math.min(box.width / source.width, box.height / source.height);
  if (!Number.isFinite(inside)) return same(source);
  const grows = fit !== 'max' && fit !== 'fillmax';
  const contained = times(source, grows ? inside : Math.min(1, inside));
  if (width === undefined || height === undefined) {
    return same(fit === 'min' ? times(source, Math.min(1, inside)) : contained);
  }
  const full = { width, height };
  switch (fit) {
    case 'crop':
      return {
        scaled: times(source, Math.max(width / source.width, height / source.height), 'ceil'),
        canvas: full,
      };
    case 'min':
      return shrinkToShape(source, full);
    case 'fill':
    case 'fillmax':
      return { scaled: contained, canvas: full };
    case 'scale':
      return same(full);
    default:
      return same(contained);
  }
}

function same(size: Size): RenditionSize {
  return { scaled: size, canvas: size };
}

function shrinkToShape(source: Size, box: Size): RenditionSize {
  const shrink = Math.min(1, source.width / box.width, source.height / box.height);
  const canvas = times(box, shrink);
  return {
    scaled: times(source, Math.max(canvas.width / source.width, canvas.height / source.height), 'ceil'),
    canvas,
  };
}

function times(size: Size, factor: number, rounding: 'round' | 'ceil' = 'round'): Size {
  // 1e-6 compensates rounding errors: 3 * (100 / 3) must not become 101.
  const round = (value: number) =>
    Math.max(1, rounding === 'ceil' ? Math.ceil(value - 1e-6) : Math.round(value));
  return { width: round(size.width * factor), height: round(size.height * factor) };
}
