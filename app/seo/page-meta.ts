import type { MetaDescriptor } from '@remix-run/node';
import { crumbs } from '../chrome/crumbs';
import type { ContentDocument, Navigation, SiteSettings } from '../content/content-types';
import type { AssetHost } from '../ui/media/asset-host';
import { absoluteUrl } from './absolute-url';
import { pageTitle } from './page-title';
import { shareImage } from './share-image';
import { sharingMeta } from './sharing-meta';
import { structuredData } from './structured-data/structured-data';

type PageMeta = {
  document: ContentDocument;
  path: string;
  siteUrl: string;
  settings: SiteSettings;
  navigation: Navigation;
  assetHost: AssetHost;
};

/**
 * Everything in the head of a page that comes from content: title, description, canonical address, robots, sharing, feed,
 * structured data. What editors set for the page comes before what the site falls back on.
 */
export function pageMeta({
  document,
  path,
  siteUrl,
  settings,
  navigation,
  assetHost,
}: PageMeta): MetaDescriptor[] {
  const title = pageTitle(document, path, settings);
  const canonical = absoluteUrl(path, siteUrl);
  const image = shareImage(document, settings, assetHost);
  const siteName = settings.productName;
  const trail = path === '/' ? [] : crumbs(path, document.title, navigation);
  const data = structuredData({ document, path, trail, siteUrl, settings, image });
  return [
    { title },
    { name: 'description', content: document.seo.description },
    { name: 'robots', content: document.seo.noindex ? 'noindex' : 'max-image-preview:large' },
    { tagName: 'link', rel: 'canonical', href: canonical },
    {
      tagName: 'link',
      rel: 'alternate',
      type: 'application/rss+xml',
      title: siteName,
      href: absoluteUrl('/rss.xml', siteUrl),
    },
    ...sharingMeta({ document, title, canonical, siteName, image }),
    ...(data ? [{ 'script:ld+json': data }] : []),
  ];
}
