import sharp, { type Metadata } from 'sharp';
import { beforeAll } from 'vitest';
import { lakeOfFile } from './connect';

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

type Rendition = Metadata & {
  readonly answer: Response;
  readonly bytes: Buffer;
};

/**
 * Uploads the test image before the tests of a file.
 *
 * @returns the lake, the image's URL and id, and functions that fetch a rendition and throw for any status but 200.
 */
export function pictureInLake() {
  const lake = lakeOfFile();
  let url: string;
  let assetId: string;

  beforeAll(async () => {
    const asset = await lake.client.assets.upload('image', await testPicture(), { filename: 'test.png' });
    [url, assetId] = [asset.url, asset._id];
  });

  async function rendition(search: string, accept = '*/*'): Promise<Rendition> {
    const answer = await fetch(`${url}${search}`, { headers: { accept } });
    const bytes = Buffer.from(await answer.arrayBuffer());
    if (answer.status !== 200) throw new Error(`${answer.status}: ${bytes.toString()}`);
    return { ...(await sharp(bytes).metadata()), answer, bytes };
  }

  return { lake, url: () => url, assetId: () => assetId, rendition };
}
