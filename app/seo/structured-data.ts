import { toPlainText } from '@portabletext/react';
import type {
  ArticleDocument,
  Block,
  ContentDocument,
  FaqItem,
  SiteSettings,
} from '../content-model/content-types';
import { homePath } from '../content-model/site-language';
import logoUrl from '../icons/icon-512.png?url';
import { readableBlocks } from '../rich-text/portable-text';
import { safeHref } from '../ui/safe-href';
import { absoluteUrl, isoTime } from './page-addresses';
import type { ShareImage } from './page-meta';

type StructuredData = {
  document: ContentDocument;
  path: string;
  trail: ReadonlyArray<{ label: string; href?: string }>;
  siteUrl: string;
  settings: SiteSettings;
  image: ShareImage | undefined;
  icon: string | undefined;
};

/**
 * A graph of schema.org's vocabulary, with the page's visible content only. `<Meta>` escapes `<`, `>`, `&` and line
 * separators, so that no text ends the script.
 */
export function structuredData(given: StructuredData): LinkedData | undefined {
  const { document, path, trail, siteUrl, settings, icon } = given;
  const page = absoluteUrl(path, siteUrl);
  const graph = [
    ...(path === homePath(settings)
      ? [organisationData(settings, siteUrl, icon), websiteData(settings, siteUrl)]
      : []),
    breadcrumbData(trail, page, siteUrl),
    document._type === 'article' ? articleData({ ...given, article: document, page }) : undefined,
    document._type === 'page' ? faqData(document.blocks) : undefined,
  ].filter((node) => node !== undefined);
  return graph.length > 0 ? { '@context': 'https://schema.org', '@graph': graph } : undefined;
}

/** Search engines take the site's name from it (schema.org/WebSite). */
function websiteData(settings: SiteSettings, siteUrl: string): LinkedData {
  const home = homePath(settings);
  return {
    '@type': 'WebSite',
    '@id': absoluteUrl(`${home}#website`, siteUrl),
    name: settings.productName,
    url: absoluteUrl(home, siteUrl),
    inLanguage: settings.language,
    publisher: { '@id': organisationId(siteUrl) },
  };
}

/** Search engines show no trail of one step. */
const LEAST_STEPS = 2;

/**
 * Steps without a page, such as the menu group “Company”, are omitted: every step but the last must have a URL
 * (schema.org/BreadcrumbList).
 * @param trail as shown, the page itself last
 * @param page URL of the page
 */
export function breadcrumbData(
  trail: ReadonlyArray<{ label: string; href?: string }>,
  page: string,
  siteUrl: string,
): LinkedData | undefined {
  const steps = trail.flatMap(({ label, href }, index) => {
    if (index === trail.length - 1) return [{ name: label, item: page }];
    const safe = safeHref(href);
    return safe.kind === 'internal' ? [{ name: label, item: absoluteUrl(safe.href, siteUrl) }] : [];
  });
  if (steps.length < LEAST_STEPS) return undefined;
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map((step, index) => ({ '@type': 'ListItem', position: index + 1, ...step })),
  };
}

type ArticleData = Pick<StructuredData, 'settings' | 'siteUrl' | 'image' | 'icon'> & {
  article: ArticleDocument;
  page: string;
};

/** Schema.org/BlogPosting, or NewsArticle. */
export function articleData({ article, page, settings, siteUrl, image, icon }: ArticleData): LinkedData {
  const published = isoTime(article.publishedAt);
  const changed = isoTime(article._updatedAt);
  const { name, url, logo } = organisationData(settings, siteUrl, icon);
  return {
    '@type': article.channel === 'news' ? 'NewsArticle' : 'BlogPosting',
    '@id': `${page}#article`,
    mainEntityOfPage: page,
    headline: article.title,
    description: article.excerpt,
    articleSection: article.topic?.title,
    image: image?.url,
    datePublished: published,
    // The change of an article with a future date must not precede its publication.
    dateModified: published && changed && changed < published ? published : changed,
    author: article.author
      ? { '@type': 'Person', name: article.author.name }
      : { '@type': 'Organization', name, url },
    publisher: { '@type': 'Organization', '@id': organisationId(siteUrl), name, url, logo },
    inLanguage: settings.language,
  };
}

/**
 * A few questions among other content are not a FAQPage, and search engines want each question marked up once per
 * site.
 */
export function faqData(blocks: ReadonlyArray<Block>): LinkedData | undefined {
  const groups = blocks.flatMap((block) => (block._type === 'faqGroups' ? block.groups : []));
  const items = new Map(groups.flatMap(({ items }) => items).map((item) => [item._id, item]));
  const questions = [...items.values()].flatMap(question);
  return questions.length > 0 ? { '@type': 'FAQPage', mainEntity: questions } : undefined;
}

function question({ question: name, answer }: FaqItem): LinkedData[] {
  const text = toPlainText(readableBlocks(answer)).trim();
  if (name === '' || text === '') return [];
  return [{ '@type': 'Question', name, acceptedAnswer: { '@type': 'Answer', text } }];
}

/** The `@id` by which other nodes refer to the company. */
const organisationId = (siteUrl: string): string => absoluteUrl('/#organisation', siteUrl);

/**
 * From Site settings and the footer (schema.org/Organization).
 * @param icon URL of the editors' icon; without it the logo is the site's own
 */
export function organisationData(settings: SiteSettings, siteUrl: string, icon?: string): LinkedData {
  const profiles = (settings.socialLinks ?? [])
    .map(({ href }) => safeHref(href))
    .filter(({ kind }) => kind === 'external')
    .map(({ href }) => href);
  return {
    '@type': 'Organization',
    '@id': organisationId(siteUrl),
    name: settings.organisationName,
    alternateName: settings.productName,
    slogan: settings.tagline,
    url: absoluteUrl('/', siteUrl),
    logo: icon ?? absoluteUrl(logoUrl, siteUrl),
    email: settings.email,
    telephone: settings.telephone,
    address: settings.address ?? undefined,
    sameAs: profiles.length > 0 ? profiles : undefined,
  };
}

/** A node of schema.org's vocabulary as JSON-LD. Undefined fields are omitted when it is printed. */
type LinkedData = { [field: string]: LinkedDataValue | undefined };

type LinkedDataValue = string | number | boolean | null | LinkedData | LinkedDataValue[];
