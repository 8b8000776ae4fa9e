import { createImageUrlBuilder } from '@sanity/image-url';
import type { ContentDocument, SiteSettings, UploadedImage } from '../content/content-types';
import type { AssetHost } from '../ui/media/asset-host';

/** The size and shape that networks show whole (Open Graph, X). */
const WIDTH_PX = 1200;
const HEIGHT_PX = 630;

export type ShareImage = { url: string; type: string; width: number; height: number };

/**
 * The picture shown when a page is shared: the one chosen for it, else an article's uploaded cover, else the site's own.
 * @returns undefined where there is none, or no reference is whole
 */
export function shareImage(
  document: ContentDocument,
  settings: SiteSettings,
  host: AssetHost,
): ShareImage | undefined {
  const cover = document._type === 'article' ? document.cover.image : null;
  return cut(document.seo.image, host) ?? cut(cover, host) ?? cut(settings.seo.image, host);
}

function cut(image: UploadedImage | null, host: AssetHost): ShareImage | undefined {
  if (!image?.asset) return undefined;
  // Not every network reads newer formats; photographs stay what they are, drawings keep their edges.
  const format = /-jpe?g$/.test(image.asset._ref) ? 'jpg' : 'png';
  try {
    const url = createImageUrlBuilder(host)
      .image(image)
      .size(WIDTH_PX, HEIGHT_PX)
      .fit('crop')
      .format(format)
      .url();
    return { url, type: format === 'jpg' ? 'image/jpeg' : 'image/png', width: WIDTH_PX, height: HEIGHT_PX };
  } catch {
    return undefined;
  }
}
