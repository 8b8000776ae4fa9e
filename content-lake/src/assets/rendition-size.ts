import type { ImageFit } from './image-recipe';

/** How to come from a source to a rendition, in pixels. */
interface RenditionSize {
  /** The source is scaled to this. */
  readonly scaled: { readonly width: number; readonly height: number };
  /** The result: smaller than `scaled` on a side where it is cropped, larger where it is padded. */
  readonly canvas: { readonly width: number; readonly height: number };
}

/**
 * The sizes that a fit leads to, as the hosted CDN documents them: `clip` keeps the whole picture inside the
 * box, `crop` fills the box, `fill` keeps the whole picture and pads, `fillmax` and `max` are `fill` and
 * `clip` without enlarging, `min` crops to the box's shape without enlarging, `scale` distorts.
 *
 * @param source pixels, after `rect` and rotation.
 * @param width of the box; undefined when only the height was asked for, and the other way round.
 */
export function renditionSize(
  source: { readonly width: number; readonly height: number },
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

interface Size {
  readonly width: number;
  readonly height: number;
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
  // 1e-6 keeps 3 * (100 / 3) at 100 when rounding up.
  const round = (value: number) =>
    Math.max(1, rounding === 'ceil' ? Math.ceil(value - 1e-6) : Math.round(value));
  return { width: round(size.width * factor), height: round(size.height * factor) };
}
