import type { ContentDocument, SiteSettings } from '../content/content-types';

/**
 * The title of a page: what editors wrote for search results, else its own, followed by the product's name unless it
 * says it already. The home page is named by product and tagline.
 */
export function pageTitle(document: ContentDocument, path: string, settings: SiteSettings): string {
  const { productName, tagline } = settings;
  if (!document.seo.title && path === '/') return `${productName} | ${tagline}`;
  const title = document.seo.title || document.title;
  return document.seo.title?.includes(productName) ? title : `${title} | ${productName}`;
}
