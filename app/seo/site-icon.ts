import { createImageUrlBuilder } from '@sanity/image-url';
import type { SiteSettings } from '../content/content-types';
import type { AssetHost } from '../ui/media/asset-host';

/**
 * The address of the editors' icon in one size, as a PNG. The asset host renders it: the site fetches nothing.
 * @returns undefined without an icon, or with an invalid reference
 */
export function iconAt({ icon }: SiteSettings, host: AssetHost, sizePx: number): string | undefined {
  if (!icon?.asset) return undefined;
  try {
    return createImageUrlBuilder(host).image(icon).size(sizePx, sizePx).fit('crop').format('png').url();
  } catch {
    return undefined;
  }
}
