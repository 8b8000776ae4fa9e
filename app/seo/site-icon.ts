import type { SiteSettings } from '../content-model/content-types';
import { type AssetHost, renderedAt } from '../media/image-source';

/** The asset host renders the icon: the site fetches nothing. */
export const iconAt = ({ icon }: SiteSettings, host: AssetHost, px: number): string | undefined =>
  renderedAt(icon, host, { width: px, height: px }, 'png');

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
