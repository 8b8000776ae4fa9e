import { httpError } from '../errors';
import type { AssetName } from './asset-document';

/** How an image is fitted into the requested box; the values of the hosted CDN's `fit`. */
export type ImageFit = 'clip' | 'crop' | 'max';

/** The formats of renditions. */
type RenditionFormat = 'jpg' | 'png' | 'webp' | 'avif';

/** The point of an image that a crop preserves, as fractions of width and height. */
export type ImageFocus = { readonly x: number; readonly y: number };

/** A validated transformation of an image, with all defaults. */
export type ImageRecipe = {
  /** In pixels of the original; extracted first. */
  readonly rect?: {
    readonly left: number;
    readonly top: number;
    readonly width: number;
    readonly height: number;
  };
  /** Pixels of the rendition, already multiplied by the device pixel ratio. */
  readonly width?: number;
  readonly height?: number;
  readonly fit: ImageFit;
  readonly focus: ImageFocus;
  readonly quality: number;
  readonly format: RenditionFormat;
};

const FITS: readonly ImageFit[] = ['clip', 'crop', 'max'];
const FORMATS: readonly RenditionFormat[] = ['jpg', 'png', 'webp', 'avif'];
const MAX_SIDE_PX = 8192;
const MAX_DPR = 5;
const DEFAULT_QUALITY = 75;
const CENTRE = 0.5;

/**
 * Reads the transformation in an image's URL. Ignores unknown parameters, as the hosted CDN does.
 * @returns undefined when the URL requests the original.
 * @throws LakeError 400 naming the parameter with an invalid value.
 */
export function readImageRecipe(
  asset: AssetName,
  search: URLSearchParams,
  accept: string,
): ImageRecipe | undefined {
  const dpr = number(search, 'dpr', 1, MAX_DPR) ?? 1;
  const recipe: ImageRecipe = {
    rect: readRect(search, asset),
    width: side(search, 'w', dpr),
    height: side(search, 'h', dpr),
    fit: oneOf(search, 'fit', FITS) ?? 'clip',
    focus: { x: number(search, 'fp-x', 0, 1) ?? CENTRE, y: number(search, 'fp-y', 0, 1) ?? CENTRE },
    quality: Math.max(1, Math.round(number(search, 'q', 0, 100) ?? DEFAULT_QUALITY)),
    format: readFormat(search, asset, accept),
  };
  const isPlain = recipe.format === originalFormat(asset) && !changesAnything(search);
  return isPlain ? undefined : recipe;
}

function changesAnything(search: URLSearchParams): boolean {
  return ['rect', 'w', 'h', 'q'].some((name) => search.has(name));
}

function side(search: URLSearchParams, name: string, dpr: number): number | undefined {
  const value = number(search, name, 1, MAX_SIDE_PX);
  return value === undefined ? undefined : Math.min(MAX_SIDE_PX, Math.round(value * dpr));
}

function readRect(search: URLSearchParams, asset: AssetName): ImageRecipe['rect'] {
  const text = search.get('rect');
  if (text === null || !asset.dimensions) return undefined;
  const [left, top, width, height, ...more] = text.split(',').map(Number);
  const isWhole = [left, top, width, height].every((value) => Number.isFinite(value)) && more.length === 0;
  if (!isWhole || left === undefined || top === undefined || !width || !height || width < 0 || height < 0) {
    throw badValue('rect', text);
  }
  const { width: fullWidth, height: fullHeight } = asset.dimensions;
  const x = clamp(Math.round(left), 0, fullWidth - 1);
  const y = clamp(Math.round(top), 0, fullHeight - 1);
  const right = clamp(Math.round(left + width), x + 1, fullWidth);
  const bottom = clamp(Math.round(top + height), y + 1, fullHeight);
  return { left: x, top: y, width: right - x, height: bottom - y };
}

function readFormat(search: URLSearchParams, asset: AssetName, accept: string): RenditionFormat {
  const requested = oneOf(search, 'fm', FORMATS);
  if (requested) return requested;
  if (search.get('auto')?.split(',').includes('format') && accept.includes('image/webp')) return 'webp';
  return originalFormat(asset);
}

function originalFormat(asset: AssetName): RenditionFormat {
  return FORMATS.find((format) => format === asset.extension) ?? 'jpg';
}

function oneOf<T extends string>(search: URLSearchParams, name: string, values: readonly T[]): T | undefined {
  const text = search.get(name);
  if (text === null || text === '') return undefined;
  const value = values.find((candidate) => candidate === text);
  if (!value) throw badValue(name, text);
  return value;
}

function number(search: URLSearchParams, name: string, min: number, max: number): number | undefined {
  const text = search.get(name);
  if (text === null || text === '') return undefined;
  const value = Number(text);
  if (!Number.isFinite(value) || value < min || value > max) throw badValue(name, text);
  return value;
}

function clamp(value: number, min: number, max: number): number {
  return Math.min(max, Math.max(min, value));
}

function badValue(name: string, value: string): Error {
  return httpError(400, `Invalid value for parameter "${name}": "${value.slice(0, 100)}"`);
}
