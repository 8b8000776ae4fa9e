import { createImageUrlBuilder, type ImageUrlBuilder } from '@sanity/image-url';
import { createContext, useContext } from 'react';
import type { UploadedImage } from '../content-model/content-types';

/** Host of uploaded images: an origin without a trailing slash, and the dataset they belong to. */
export type AssetHost = { baseUrl: string; projectId: string; dataset: string };

/** Without one, uploads are not shown. */
const Host = createContext<AssetHost | null>(null);
export const AssetHostProvider = Host.Provider;

/** Widths offered to the browser, in px. Never wider than the upload itself. */
const WIDTHS_PX = [320, 480, 640, 960, 1280, 1600, 2000, 2400];
const REFERENCE = /^image-[A-Za-z0-9]+-([1-9]\d{0,4})x([1-9]\d{0,4})-([a-z]{3,4})$/;

type Box = { width: number; height: number };
type ImageSource = Box & { src: string; srcSet?: string };

/**
 * URLs of an uploaded image for `<img>`: rendered by the asset host, with the editor's crop.
 * @param image the field's value; only its reference, crop and hotspot are trusted, never a stored URL
 * @param shape the proportions wanted (px); without it the image keeps its own
 * @returns `src`, `srcSet` (not for SVG, which scales itself), and the size in px; null for an invalid image
 */
export function imageSource(image: UploadedImage, host: AssetHost, shape?: Box): ImageSource | null {
  const reference = image.asset?._ref ?? '';
  const [, width, height, extension] = REFERENCE.exec(reference) ?? [];
  if (!width || !height || !extension) return null;

  const original = { width: Number(width), height: Number(height) };
  const crop = validCrop(image.crop);
  const hotspot = validHotspot(image.hotspot);
  const builder = createImageUrlBuilder(host).image({
    asset: { _ref: reference },
    ...(crop ? { crop } : {}),
    ...(hotspot ? { hotspot } : {}),
  });

  if (extension === 'svg') return { ...(shape ?? original), src: builder.ignoreImageParams().url() };
  const cropped = {
    width: Math.round(original.width * (1 - (crop?.left ?? 0) - (crop?.right ?? 0))),
    height: Math.round(original.height * (1 - (crop?.top ?? 0) - (crop?.bottom ?? 0))),
  };
  return shape ? fixed(builder, shape) : responsive(builder, cropped);
}

export function useImageSource(image: UploadedImage | null | undefined, shape?: Box): ImageSource | null {
  const host = useContext(Host);
  return image && host ? imageSource(image, host, shape) : null;
}

function responsive(builder: ImageUrlBuilder, box: Box): ImageSource {
  const fitting = WIDTHS_PX.filter((width) => width < box.width);
  const widest = Math.min(box.width, 2400);
  const widths = fitting.includes(widest) ? fitting : [...fitting, widest];
  const at = (width: number) => builder.width(width).fit('crop').auto('format').url();
  const middle = widths.filter((width) => width <= 960).at(-1) ?? widest;
  return { ...box, src: at(middle), srcSet: widths.map((width) => `${at(width)} ${width}w`).join(', ') };
}

function fixed(builder: ImageUrlBuilder, { width, height }: Box): ImageSource {
  const at = (density: number) =>
    builder
      .size(width * density, height * density)
      .fit('crop')
      .auto('format')
      .url();
  return { width, height, src: at(1), srcSet: `${at(1)} 1x, ${at(2)} 2x, ${at(3)} 3x` };
}

/** Content can have any shape. */
const isShare = (value: unknown) => typeof value === 'number' && value >= 0 && value <= 1;

/** A crop must leave part of the image; otherwise the builder would request a negative size. */
function validCrop(crop: UploadedImage['crop']) {
  const { top = -1, right = -1, bottom = -1, left = -1 } = crop ?? {};
  const isValid = [top, right, bottom, left].every(isShare) && top + bottom < 1 && left + right < 1;
  return isValid ? { top, right, bottom, left } : null;
}

function validHotspot(hotspot: UploadedImage['hotspot']) {
  const { x = -1, y = -1, width = -1, height = -1 } = hotspot ?? {};
  return [x, y, width, height].every(isShare) ? { x, y, width, height } : null;
}

/**
 * An image as machines read it: cut to a size, in one format.
 * @returns its URL; undefined without an image, or with an invalid reference
 */
export function renderedAt(
  image: UploadedImage | null,
  host: AssetHost,
  { width, height }: Box,
  format: 'png' | 'jpg',
): string | undefined {
  if (!image?.asset) return undefined;
  try {
    return createImageUrlBuilder(host).image(image).size(width, height).fit('crop').format(format).url();
  } catch {
    return undefined;
  }
}
