import { type ImageFacts, openImage } from './open-image';

const LQIP_WIDTH_PX = 20;

/**
 * Computes the `metadata` of an image asset document.
 * @param requested the optional parts: `lqip`, `palette`. Dimensions and transparency are always included.
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
    ...(requested.has('palette') ? { palette: await imagePalette(file) } : {}),
  };
}

/** A `data:` URL of the image, 20 pixels wide. */
async function lowQualityPreview(file: string, isOpaque: boolean): Promise<string> {
  const small = openImage(file).autoOrient().resize({ width: LQIP_WIDTH_PX });
  const buffer = await (isOpaque ? small.jpeg({ quality: 60 }) : small.png()).toBuffer();
  return `data:image/${isOpaque ? 'jpeg' : 'png'};base64,${buffer.toString('base64')}`;
}

/** A colour of the image and its share of the pixels. */
type Swatch = {
  readonly rgb: readonly [number, number, number];
  /** Share of the image's pixels, 0 to 1. */
  readonly population: number;
  readonly saturation: number;
  readonly lightness: number;
};

const SAMPLE_PX = 64;
const LEVELS_PER_CHANNEL = 16;

/** The target saturation and lightness of each named swatch, 0 to 1. */
const TARGETS = {
  darkMuted: [0.3, 0.26],
  darkVibrant: [1, 0.26],
  lightMuted: [0.3, 0.74],
  lightVibrant: [1, 0.74],
  muted: [0.3, 0.5],
  vibrant: [1, 0.5],
} as const;

/** The `metadata.palette` of an image asset document: seven swatches, each with a readable text colour. */
async function imagePalette(file: string): Promise<Record<string, unknown>> {
  const pixels = await openImage(file)
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .resize(SAMPLE_PX, SAMPLE_PX, { fit: 'fill' })
    .removeAlpha()
    .raw()
    .toBuffer();
  const swatches = collectSwatches(pixels);
  const dominant = swatches.reduce((a, b) => (b.population > a.population ? b : a));
  const named = Object.entries(TARGETS).map(([name, [saturation, lightness]]) => {
    const distance = (swatch: Swatch) =>
      3 * Math.abs(swatch.saturation - saturation) +
      6 * Math.abs(swatch.lightness - lightness) -
      swatch.population;
    return [name, asSwatch(swatches.reduce((a, b) => (distance(b) < distance(a) ? b : a)))];
  });
  return { _type: 'sanity.imagePalette', ...Object.fromEntries(named), dominant: asSwatch(dominant) };
}

function collectSwatches(pixels: Buffer): Swatch[] {
  const buckets = new Map<number, { count: number; sum: [number, number, number] }>();
  const step = 256 / LEVELS_PER_CHANNEL;
  for (let at = 0; at + 2 < pixels.length; at += 3) {
    const [r = 0, g = 0, b = 0] = pixels.subarray(at, at + 3);
    const key = (Math.floor(r / step) << 8) | (Math.floor(g / step) << 4) | Math.floor(b / step);
    const bucket = buckets.get(key) ?? { count: 0, sum: [0, 0, 0] };
    bucket.count += 1;
    bucket.sum = [bucket.sum[0] + r, bucket.sum[1] + g, bucket.sum[2] + b];
    buckets.set(key, bucket);
  }
  const total = pixels.length / 3;
  return [...buckets.values()].map(({ count, sum }) => {
    const rgb: [number, number, number] = [sum[0] / count, sum[1] / count, sum[2] / count];
    return { rgb, population: count / total, ...hueless(rgb) };
  });
}

function hueless([r, g, b]: readonly [number, number, number]): { saturation: number; lightness: number } {
  const max = Math.max(r, g, b) / 255;
  const min = Math.min(r, g, b) / 255;
  const lightness = (max + min) / 2;
  const range = max - min;
  return { lightness, saturation: range === 0 ? 0 : range / (1 - Math.abs(2 * lightness - 1)) };
}

function asSwatch(swatch: Swatch): Record<string, unknown> {
  const [r, g, b] = swatch.rgb;
  const brightness = (r * 299 + g * 587 + b * 114) / 1000;
  const text = brightness > 150 ? '#000' : '#fff';
  return {
    _type: 'sanity.imagePaletteSwatch',
    background: `#${[r, g, b].map((level) => Math.round(level).toString(16).padStart(2, '0')).join('')}`,
    foreground: text,
    title: text,
    population: Number((swatch.population * 100).toFixed(2)),
  };
}
