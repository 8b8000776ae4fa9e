import type { LoaderFunctionArgs } from '@remix-run/node';
import { writingDirection } from '../../protocol/language';
import { cacheHeaders } from '../content/pages/cache-headers.server';
import { assetHost, loadSite } from '../content/pages/load-site.server';
import type { SiteSettings } from '../content-model/content-types';
import iconUrl from '../icons/icon.svg?url';
import smallIconUrl from '../icons/icon-192.png?url';
import largeIconUrl from '../icons/icon-512.png?url';
import maskableIconUrl from '../icons/icon-maskable-512.png?url';
import { iconAt } from '../seo/site-icon';
import { validatedResponse } from '../seo/validated-response.server';
import { publishedContent } from '../services.server';
import { lightColours } from '../theme/palette';

/** Name and icons of the site on a home screen. */
export const loader = ({ request }: LoaderFunctionArgs) =>
  validatedResponse(request, publishedContent, 'application/manifest+json; charset=utf-8', async () => {
    const { site, answer } = await loadSite(publishedContent);
    return { body: JSON.stringify(webManifest(site.settings)), headers: cacheHeaders([answer]) };
  });

/** The web app manifest (W3C), for a home screen. The site still opens in the browser. */
function webManifest(settings: SiteSettings) {
  return {
    id: '/',
    start_url: '/',
    scope: '/',
    name: settings.productName,
    short_name: settings.productName,
    description: settings.seo.description,
    lang: settings.language,
    dir: writingDirection(settings.language) ?? 'ltr',
    display: 'browser',
    background_color: lightColours.paper,
    theme_color: lightColours.paper,
    icons: editorsIcons(settings) ?? ownIcons,
  };
}

const ownIcons = [
  { src: iconUrl, type: 'image/svg+xml', sizes: 'any' },
  { src: smallIconUrl, type: 'image/png', sizes: '192x192' },
  { src: largeIconUrl, type: 'image/png', sizes: '512x512' },
  { src: maskableIconUrl, type: 'image/png', sizes: '512x512', purpose: 'maskable' },
];

function editorsIcons(settings: SiteSettings) {
  const icons = [192, 512].flatMap((size) => {
    const src = iconAt(settings, assetHost(), size);
    return src ? [{ src, type: 'image/png', sizes: `${size}x${size}` }] : [];
  });
  return icons.length > 0 ? icons : undefined;
}
