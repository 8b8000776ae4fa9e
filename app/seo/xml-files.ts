import { alternatesOf } from '../content/pages/site-languages';
import type { FeedArticle, SiteSettings } from '../content-model/content-types';
import { absoluteUrl, isoTime } from './page-addresses';

const NAMESPACES = 'xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/"';

/** Paths are those of the feed itself and of the page that it belongs to. */
export type Feed = {
  articles: FeedArticle[];
  title: string;
  description: string;
  path: string;
  pagePath: string;
};

/**
 * RSS 2.0 (rssboard.org), with the two extensions that readers expect: the feed's own URL, and authors without an
 * e-mail address. Articles are newest first.
 */
export function rssXml({ articles, ...feed }: Feed, { language }: SiteSettings, siteUrl: string): string {
  const self = escapeXml(absoluteUrl(feed.path, siteUrl));
  const changed = articles.flatMap(({ _updatedAt }) => isoTime(_updatedAt) ?? []).sort();
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" ${NAMESPACES}><channel>
${element('title', feed.title)}
${element('link', absoluteUrl(feed.pagePath, siteUrl))}
${element('description', feed.description)}
<language>${language.toLowerCase()}</language>
<atom:link href="${self}" rel="self" type="application/rss+xml"/>
${element('lastBuildDate', rssTime(changed.at(-1)))}
${articles.map((article) => item(article, siteUrl)).join('\n')}
</channel></rss>
`;
}

/** An article keeps its id when its path changes, so that readers do not show it twice. */
function item(article: FeedArticle, siteUrl: string): string {
  return [
    '<item>',
    element('title', article.title),
    element('link', absoluteUrl(article.path, siteUrl)),
    `<guid isPermaLink="false">${escapeXml(article._id)}</guid>`,
    element('pubDate', rssTime(article.publishedAt)),
    element('category', article.topic?.title),
    element('dc:creator', article.authorName),
    element('description', article.excerpt),
    '</item>',
  ].join('');
}

function element(name: string, text: string | null | undefined): string {
  return text ? `<${name}>${escapeXml(text)}</${name}>` : '';
}

/** In the format of RFC 822, with a four-digit year. */
function rssTime(value: string | undefined): string | undefined {
  const time = isoTime(value);
  return time && new Date(time).toUTCString();
}

const ESCAPES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};
/** Characters that XML 1.0 forbids, escaped too (section 2.2): controls, lone surrogates, U+FFFE and U+FFFF. */
const NOT_IN_XML = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;

export function escapeXml(text: string): string {
  return text.replace(NOT_IN_XML, '').replace(/[&<>"']/g, (character) => ESCAPES[character] ?? '');
}

type Address = { language: string | null; path: string };
/** One page of the site: its path, when it last changed (ISO 8601), and itself in each language. */
type SitemapEntry = { path: string; lastModified: string; translations?: readonly Address[] };

/** The protocol's limit for one file. */
const MAX_ENTRIES = 50_000;

/**
 * The sitemap as XML (sitemaps.org, protocol 0.9).
 * @param entries invalid dates are omitted
 * @param siteUrl the public origin
 * @param defaultLanguage of a site with several
 */
export function sitemapXml(
  entries: readonly SitemapEntry[],
  siteUrl: string,
  defaultLanguage?: string,
): string {
  const lines = entries.slice(0, MAX_ENTRIES).map(({ path, lastModified, translations = [] }) => {
    const time = isoTime(lastModified);
    const lastmod = time ? `<lastmod>${time}</lastmod>` : '';
    const languages = alternatesOf(translations, defaultLanguage).map(
      ({ language, path: other }) =>
        `<xhtml:link rel="alternate" hreflang="${language}" href="${escapeXml(absoluteUrl(other, siteUrl))}"/>`,
    );
    return `<url><loc>${escapeXml(absoluteUrl(path, siteUrl))}</loc>${lastmod}${languages.join('')}</url>`;
  });
  const more = defaultLanguage ? ' xmlns:xhtml="http://www.w3.org/1999/xhtml"' : '';
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"${more}>\n${lines.join('\n')}\n</urlset>\n`;
}
