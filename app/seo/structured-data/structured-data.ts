import type { ContentDocument, SiteSettings } from '../../content/content-types';
import { absoluteUrl } from '../absolute-url';
import type { ShareImage } from '../share-image';
import { articleData } from './article-data';
import { breadcrumbData } from './breadcrumb-data';
import { faqData } from './faq-data';
import type { LinkedData } from './linked-data';
import { organisationData } from './organisation-data';
import { websiteData } from './website-data';

type StructuredData = {
  document: ContentDocument;
  path: string;
  trail: ReadonlyArray<{ label: string; href?: string }>;
  siteUrl: string;
  settings: SiteSettings;
  image: ShareImage | undefined;
};

/**
 * What a page is about, for machines: a graph of schema.org's vocabulary that says nothing the page does not.
 * `<Meta>` prints it as JSON in which `<`, `>`, `&` and line separators are escaped, so that no text ends the script.
 * @returns undefined where there is nothing to say beyond the page itself
 */
export function structuredData(given: StructuredData): LinkedData | undefined {
  const graph = nodes(given).filter((node) => node !== undefined);
  return graph.length > 0 ? { '@context': 'https://schema.org', '@graph': graph } : undefined;
}

function nodes({ document, path, trail, siteUrl, settings, image }: StructuredData) {
  const page = absoluteUrl(path, siteUrl);
  return [
    ...(path === '/' ? [organisationData(settings, siteUrl), websiteData(settings, siteUrl)] : []),
    breadcrumbData(trail, page, siteUrl),
    document._type === 'article'
      ? articleData({ article: document, page, settings, siteUrl, image })
      : undefined,
    document._type === 'page' ? faqData(document.blocks) : undefined,
  ];
}
