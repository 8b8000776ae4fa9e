import sharp from 'sharp';

/** 200 by 100: left half red, right half blue, the top left corner (20 by 20) green. */
export async function testPicture(): Promise<Buffer> {
  const part = (width: number, height: number, background: string) =>
    sharp({ create: { width, height, channels: 3, background } })
      .png()
      .toBuffer();
  return sharp(await part(200, 100, '#ff0000'))
    .composite([
      { input: await part(100, 100, '#0000ff'), left: 100, top: 0 },
      { input: await part(20, 20, '#00ff00'), left: 0, top: 0 },
    ])
    .png()
    .toBuffer();
}
