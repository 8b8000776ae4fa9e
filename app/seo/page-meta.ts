import type { MetaDescriptor } from '@remix-run/node';
import { entryCount, listPagePath } from '../../protocol/list-page';
import { HEIGHT_PX, headPicture, headTitle, WIDTH_PX } from '../../protocol/page-head';
import { breadcrumbs } from '../content/pages/breadcrumbs';
import { alternatesOf } from '../content/pages/site-languages';
import type {
  ContentDocument,
  Navigation,
  SiteSettings,
  Translation,
  UploadedImage,
} from '../content-model/content-types';
import { homePath } from '../content-model/site-language';
import { type AssetHost, renderedAt } from '../media/image-source';
import { filled, textsOf } from '../texts/texts';
import { absoluteUrl, feedPath, isoTime, topicFeedPath, twinPath } from './page-addresses';
import { iconAt } from './site-icon';
import { structuredData } from './structured-data';

type PageMeta = {
  document: ContentDocument;
  path: string;
  page?: number;
  /** Itself in each language of the site. */
  translations?: readonly Translation[];
  siteUrl: string;
  settings: SiteSettings;
  navigation: Navigation;
  assetHost: AssetHost;
  /** Undefined for drafts. */
  drawn?: ShareImage | undefined;
};

/** All of the head that comes from content. The page's own values override the site's defaults. */
export function pageMeta(given: PageMeta): MetaDescriptor[] {
  const {
    document,
    path,
    page = 1,
    translations = [],
    siteUrl,
    settings,
    navigation,
    assetHost,
    drawn,
  } = given;
  const home = homePath(settings);
  const listPage = page === 1 ? '' : filled(textsOf(settings.language).reading.listPage, { page: `${page}` });
  const titled = { title: document.title, searchTitle: document.seo.title, path, home, listPage };
  const title = headTitle(titled, settings);
  const canonical = absoluteUrl(listPagePath(path, page), siteUrl);
  const image = shareImage(document, settings, assetHost, drawn);
  const icon = iconAt(settings, assetHost, ICON_PX);
  // The sentence of a topic that a migration has made is written later.
  const description = document.seo.description || settings.seo.description;
  const trail = path === home ? [] : breadcrumbs(path, document.title, { navigation, settings });
  const data = structuredData({ document, path, trail, siteUrl, settings, image, icon });
  return [
    { title },
    { name: 'description', content: description },
    { name: 'robots', content: isListed(document) ? 'max-image-preview:large' : 'noindex' },
    { tagName: 'link', rel: 'canonical', href: canonical },
    ...languageLinks(translations, page, given),
    ...feedsOf(document, path, settings).map((feed) => ({
      tagName: 'link',
      rel: 'alternate',
      type: 'application/rss+xml',
      title: feed.title,
      href: absoluteUrl(feed.path, siteUrl),
    })),
    {
      tagName: 'link',
      rel: 'alternate',
      type: 'text/markdown',
      href: absoluteUrl(listPagePath(twinPath(path), page), siteUrl),
    },
    ...sharingMeta({ document, settings, title, description, canonical, image }),
    ...(data ? [{ 'script:ld+json': data }] : []),
  ];
}

/** Whether search engines may list a page: not a topic without articles. */
function isListed(document: ContentDocument): boolean {
  if (document._type === 'topic' && entryCount(document) === 0) return false;
  return !document.seo.noindex;
}

/** Later pages of a list have no counterpart. */
function languageLinks(
  translations: readonly Translation[],
  page: number,
  { document, settings, siteUrl }: PageMeta,
): MetaDescriptor[] {
  const listed = isListed(document) && page === 1 ? translations.filter((one) => one.isListed) : [];
  return alternatesOf(listed, settings.languages?.[0]?.language).map(({ language, path }) => ({
    tagName: 'link',
    rel: 'alternate',
    hrefLang: language,
    href: absoluteUrl(path, siteUrl),
  }));
}

/** A topic has a feed of its own, which is named first. */
function feedsOf({ _type, title }: ContentDocument, path: string, settings: SiteSettings) {
  const siteName = settings.productName;
  const whole = { title: siteName, path: feedPath(homePath(settings)) };
  return _type === 'topic'
    ? [{ title: `${title} | ${siteName}`, path: topicFeedPath(path) }, whole]
    : [whole];
}

type Sharing = Pick<PageMeta, 'document' | 'settings'> &
  Record<'title' | 'description' | 'canonical', string> & { image: ShareImage | undefined };

/** How a page looks when it is shared: Open Graph (ogp.me), which X reads too, but for the kind of card. */
function sharingMeta(sharing: Sharing): MetaDescriptor[] {
  const { document, settings, title, description, canonical, image } = sharing;
  return [
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:url', content: canonical },
    { property: 'og:site_name', content: settings.productName },
    { property: 'og:locale', content: settings.language.replaceAll('-', '_') },
    ...typeMeta(document),
    { name: 'twitter:card', content: image ? 'summary_large_image' : 'summary' },
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
    ...(document.topic ? [{ property: 'article:section', content: document.topic.title }] : []),
  ];
}

function imageMeta({ url, type, width, height, alt }: ShareImage): MetaDescriptor[] {
  return [
    { property: 'og:image', content: url },
    { property: 'og:image:type', content: type },
    { property: 'og:image:width', content: String(width) },
    { property: 'og:image:height', content: String(height) },
    ...(alt ? [{ property: 'og:image:alt', content: alt }] : []),
  ];
}

/** Search engines want at least 112 px. */
const ICON_PX = 512;
export type ShareImage = { url: string; type: string; width: number; height: number; alt?: string };

function shareImage(
  document: ContentDocument,
  settings: SiteSettings,
  host: AssetHost,
  drawn: ShareImage | undefined,
): ShareImage | undefined {
  const cover = document._type === 'article' ? document.cover.image : null;
  return headPicture({
    chosen: cut(document.seo.image, host),
    cover: cut(cover, host),
    drawn,
    ofSite: cut(settings.seo.image, host),
  });
}

function cut(image: UploadedImage | null, host: AssetHost): ShareImage | undefined {
  // Not every network supports newer formats: photographs stay JPEG; drawings are PNG, for sharp edges.
  const format = /-jpe?g$/.test(image?.asset?._ref ?? '') ? 'jpg' : 'png';
  const size = { width: WIDTH_PX, height: HEIGHT_PX };
  const url = renderedAt(image, host, size, format);
  return url ? { url, type: format === 'jpg' ? 'image/jpeg' : 'image/png', ...size } : undefined;
}
