import { createImageUrlBuilder } from '@sanity/image-url';
import type { SiteSettings } from '../content-model/content-types';
import type { AssetHost } from '../media/image-source';

/**
 * The asset host renders the icon: the site fetches nothing.
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

type IconLink = { rel: 'icon' | 'apple-touch-icon'; href: string; type: 'image/png'; sizes: string };

/** For tabs on screens of any density, for Android, and the size of Apple's home screens. */
const SIZES = [
  ['icon', 32],
  ['icon', 192],
  ['apple-touch-icon', 180],
] as const;

/** @returns links to the editors' icon; null without one: the page has its own then */
export function iconLinks(settings: SiteSettings, host: AssetHost): IconLink[] | null {
  const links = SIZES.flatMap(([rel, size]): IconLink[] => {
    const href = iconAt(settings, host, size);
    return href ? [{ rel, href, type: 'image/png', sizes: `${size}x${size}` }] : [];
  });
  return links.length > 0 ? links : null;
}
