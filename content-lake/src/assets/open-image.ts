import sharp, { type Sharp } from 'sharp';

/** The most pixels an image may have once decoded; a small file can claim to hold very many. */
const MAX_PIXELS = 100_000_000;

// libvips keeps its own cache and threads; a request at a time and a disk cache serve a laptop better.
sharp.cache(false);
sharp.concurrency(1);

/** Opens an image (its path, or its bytes) for decoding. Reading from it fails when it is broken or has too many pixels. */
export function openImage(file: string | Buffer): Sharp {
  return sharp(file, { limitInputPixels: MAX_PIXELS, failOn: 'error' });
}
