import type { Sharp } from 'sharp';
import { httpError } from '../errors';
import type { ImageFocus, ImageRecipe } from './image-recipe';
import { openImage } from './open-image';
import { renditionSize } from './rendition-size';

const RENDER_TIMEOUT_S = 20;
const TRANSPARENT = '#00000000';
const AVIF_EFFORT = 2;

interface Size {
  readonly width: number;
  readonly height: number;
}

/**
 * Makes a rendition.
 *
 * @param file path of the original.
 * @param source its size in pixels, as seen.
 * @throws LakeError 400 when the original cannot be decoded.
 */
export async function renderImage(file: string, source: Size, recipe: ImageRecipe): Promise<Buffer> {
  try {
    const { image, size } = await orient(openImage(file), source, recipe);
    const resized = await resize(image, size, recipe);
    return await encode(adjust(resized, recipe), recipe).timeout({ seconds: RENDER_TIMEOUT_S }).toBuffer();
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw httpError(400, `Image could not be transformed: ${reason}`);
  }
}

/** The rectangle first, in the picture as seen, then mirroring, then turning. */
async function orient(
  image: Sharp,
  source: Size,
  recipe: ImageRecipe,
): Promise<{ image: Sharp; size: Size }> {
  const { rect, rotate } = recipe;
  const seen = image.autoOrient();
  const cut = rect ? seen.extract(rect) : seen;
  const { width, height } = rect ?? source;
  if (rotate === 0 && !recipe.flipHorizontal && !recipe.flipVertical) {
    return { image: cut, size: { width, height } };
  }
  // Within one pipeline sharp turns before it cuts, whatever the order of the calls.
  const mirrored = (await settle(cut)).flip(recipe.flipVertical).flop(recipe.flipHorizontal);
  const turned = await settle((await settle(mirrored)).rotate(rotate));
  return { image: turned, size: rotate % 180 === 90 ? { width: height, height: width } : { width, height } };
}

/** Carries out what a pipeline has gathered, and starts a new one on the outcome. */
async function settle(image: Sharp): Promise<Sharp> {
  return openImage(await image.png({ compressionLevel: 0 }).toBuffer());
}

async function resize(image: Sharp, size: Size, recipe: ImageRecipe): Promise<Sharp> {
  const { scaled, canvas } = renditionSize(size, recipe.width, recipe.height, recipe.fit);
  if (recipe.focus.kind === 'entropy' && isSmaller(canvas, scaled)) {
    return image.resize({ ...canvas, fit: 'cover', position: 'entropy' });
  }
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
    background: padding(recipe),
  });
}

function isSmaller(a: Size, b: Size): boolean {
  return a.width < b.width || a.height < b.height;
}

/** A side of the picture stays at that side; a point of it comes as near to the middle as the edges allow. */
function cropOrigin(scaled: Size, canvas: Size, focus: ImageFocus): { left: number; top: number } {
  const start = (full: number, part: number, share: number) => {
    const wanted = focus.kind === 'point' ? full * share - part / 2 : (full - part) * share;
    return Math.min(full - part, Math.max(0, Math.round(wanted)));
  };
  const { x, y } = focus.kind === 'entropy' ? { x: 0.5, y: 0.5 } : focus;
  return { left: start(scaled.width, canvas.width, x), top: start(scaled.height, canvas.height, y) };
}

function padding(recipe: ImageRecipe): string {
  const isOpaque = recipe.format === 'jpg' || recipe.format === 'pjpg';
  return recipe.background ?? (isOpaque ? '#ffffff' : TRANSPARENT);
}

function adjust(image: Sharp, recipe: ImageRecipe): Sharp {
  let adjusted = image;
  // The CDN's 0 to 2000 against libvips' sigma: matched by eye, so that 50 is a soft placeholder.
  if (recipe.blur > 0) adjusted = adjusted.blur(Math.max(0.3, recipe.blur / 10));
  if (recipe.sharpen > 0) adjusted = adjusted.sharpen({ sigma: 0.5 + recipe.sharpen / 20 });
  if (recipe.isGrey) adjusted = adjusted.grayscale();
  if (recipe.invert) adjusted = adjusted.negate({ alpha: false });
  const { pad: side } = recipe;
  if (side > 0) {
    adjusted = adjusted.extend({
      top: side,
      bottom: side,
      left: side,
      right: side,
      background: padding(recipe),
    });
  }
  return recipe.background ? adjusted.flatten({ background: recipe.background }) : adjusted;
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
