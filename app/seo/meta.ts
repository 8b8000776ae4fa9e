import type { MetaDescriptor } from '@remix-run/node';
import type { ContentDocument, SiteSettings } from '../content/content-types';
import type { AssetHost } from '../ui/media/asset-host';
import { shareImage } from './share-image';

type PageMeta = {
  document: ContentDocument;
  path: string;
  siteUrl: string;
  settings: SiteSettings;
  assetHost: AssetHost;
};

/** Everything in the head of a page that comes from content: title, description, canonical address, sharing. */
export function pageMeta({ document, path, siteUrl, settings, assetHost }: PageMeta): MetaDescriptor[] {
  const title = pageTitle(document, path, settings);
  const { description } = document.seo;
  const canonical = new URL(path, siteUrl).href;
  const image = shareImage(document.seo.image ?? settings.seo.image, assetHost);
  return [
    { title },
    { name: 'description', content: description },
    { tagName: 'link', rel: 'canonical', href: canonical },
    ...(document.seo.noindex ? [{ name: 'robots', content: 'noindex' }] : []),
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:url', content: canonical },
    { property: 'og:type', content: document._type === 'article' ? 'article' : 'website' },
    { property: 'og:site_name', content: settings.productName },
    ...(image
      ? [
          { property: 'og:image', content: image.url },
          { property: 'og:image:width', content: String(image.width) },
          { property: 'og:image:height', content: String(image.height) },
          { name: 'twitter:card', content: 'summary_large_image' },
        ]
      : [{ name: 'twitter:card', content: 'summary' }]),
  ];
}

/** The head of an error page: a title, and no place in any index. */
export function errorMeta(settings: SiteSettings | undefined): MetaDescriptor[] {
  const title = settings
    ? `${settings.notFound.title} | ${settings.productName}`
    : 'This page cannot be shown';
  return [{ title }, { name: 'robots', content: 'noindex' }];
}

/** The home page is named by product and tagline; every other page by itself, then the product. */
function pageTitle(document: ContentDocument, path: string, settings: SiteSettings): string {
  const { productName, tagline } = settings;
  if (document.seo.title)
    return document.seo.title.includes(productName)
      ? document.seo.title
      : `${document.seo.title} | ${productName}`;
  return path === '/' ? `${productName} | ${tagline}` : `${document.title} | ${productName}`;
}
