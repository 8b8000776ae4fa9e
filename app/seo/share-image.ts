import { createImageUrlBuilder } from '@sanity/image-url';
import type { UploadedImage } from '../content/content-types';
import type { AssetHost } from '../ui/media/asset-host';

const WIDTH_PX = 1200;
const HEIGHT_PX = 630;

/**
 * The picture shown when a page is shared, cut to the size that networks expect.
 * @returns undefined where there is no picture, or its reference is broken
 */
export function shareImage(image: UploadedImage | null, host: AssetHost) {
  if (!image?.asset) return undefined;
  try {
    const url = createImageUrlBuilder(host)
      .image(image)
      .size(WIDTH_PX, HEIGHT_PX)
      .fit('crop')
      .format('png')
      .url();
    return { url, width: WIDTH_PX, height: HEIGHT_PX };
  } catch {
    return undefined;
  }
}
