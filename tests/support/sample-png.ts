import sharp from 'sharp';

/** Size of the image, px. */
export const SAMPLE_WIDTH_PX = 1200;
export const SAMPLE_HEIGHT_PX = 800;

/**
 * An image as an editor would upload it.
 * @param colour CSS; another colour is another image
 * @returns a file for Playwright's `setInputFiles`
 */
export async function samplePng(colour: string): Promise<{ name: string; mimeType: string; buffer: Buffer }> {
  const create = {
    width: SAMPLE_WIDTH_PX,
    height: SAMPLE_HEIGHT_PX,
    channels: 3,
    background: colour,
  } as const;
  const buffer = await sharp({ create }).png().toBuffer();
  return { name: `${colour}.png`, mimeType: 'image/png', buffer };
}
