import type { MetaDescriptor } from '@remix-run/node';
import type { ContentDocument } from '../content/content-types';
import { isoTime } from './iso-time';
import type { ShareImage } from './share-image';

type Sharing = {
  document: ContentDocument;
  title: string;
  canonical: string;
  siteName: string;
  image: ShareImage | undefined;
};

/** How a page looks when it is shared: Open Graph (ogp.me), and the cards of X. */
export function sharingMeta({ document, title, canonical, siteName, image }: Sharing): MetaDescriptor[] {
  const { description } = document.seo;
  return [
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:url', content: canonical },
    { property: 'og:site_name', content: siteName },
    { property: 'og:locale', content: 'en_GB' },
    ...typeMeta(document),
    { name: 'twitter:card', content: image ? 'summary_large_image' : 'summary' },
    { name: 'twitter:title', content: title },
    { name: 'twitter:description', content: description },
    ...(image ? imageMeta(image) : []),
  ];
}

function typeMeta(document: ContentDocument): MetaDescriptor[] {
  if (document._type !== 'article') return [{ property: 'og:type', content: 'website' }];
  const published = isoTime(document.publishedAt);
  return [
    { property: 'og:type', content: 'article' },
    ...(published ? [{ property: 'article:published_time', content: published }] : []),
    { property: 'article:modified_time', content: document._updatedAt },
    { property: 'article:section', content: document.topic },
  ];
}

function imageMeta({ url, type, width, height }: ShareImage): MetaDescriptor[] {
  return [
    { property: 'og:image', content: url },
    { property: 'og:image:type', content: type },
    { property: 'og:image:width', content: String(width) },
    { property: 'og:image:height', content: String(height) },
    { name: 'twitter:image', content: url },
  ];
}
