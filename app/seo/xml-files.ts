import { PAGE_PARAMETER } from '../../protocol/list-page';
import type { FeedArticle, SiteSettings } from '../content-model/content-types';
import { absoluteUrl, isoTime } from './page-addresses';

const NAMESPACES = 'xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/"';

/** A feed as readers show it. Paths are those of the feed itself and of the page that it belongs to. */
export type Feed = {
  articles: FeedArticle[];
  title: string;
  description: string;
  path: string;
  pagePath: string;
};

/**
 * Articles as a feed (RSS 2.0, rssboard.org), with the two extensions that readers expect: the feed's own URL, and
 * authors without an e-mail address.
 * @param feed its articles newest first, placeholders filled
 * @param siteUrl the public origin
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

/**
 * A text escaped for an element or an attribute of XML.
 * @param text any text; characters that XML forbids are removed
 */
export function escapeXml(text: string): string {
  return text.replace(NOT_IN_XML, '').replace(/[&<>"']/g, (character) => ESCAPES[character] ?? '');
}

/** One page of the site: its path, and when it last changed (ISO 8601). */
type SitemapEntry = { path: string; lastModified: string };

/** A tenth of the protocol's limit: a crawler reads again only the files that have changed. */
const MAX_ENTRIES = 5_000;

/**
 * The sitemap as XML (sitemaps.org, protocol 0.9). For more than 5,000 pages it is an index of files.
 * @param entries invalid dates are omitted
 * @param siteUrl the public origin
 * @param page of the index, counted from 1; without it the sitemap itself
 * @returns undefined for a page that does not exist
 */
export function sitemapXml(
  entries: readonly SitemapEntry[],
  siteUrl: string,
  page?: number,
): string | undefined {
  const files = Array.from({ length: Math.ceil(entries.length / MAX_ENTRIES) }, (_, at) =>
    entries.slice(at * MAX_ENTRIES, (at + 1) * MAX_ENTRIES),
  );
  if (files.length <= 1) return page === undefined ? xml('urlset', 'url', entries, siteUrl) : undefined;
  if (page === undefined) return xml('sitemapindex', 'sitemap', files.map(fileEntry), siteUrl);
  const file = files[page - 1];
  return file && xml('urlset', 'url', file, siteUrl);
}

/** @returns the address of a file, and the last change of its pages */
function fileEntry(entries: readonly SitemapEntry[], at: number): SitemapEntry {
  const changes = entries.flatMap(({ lastModified }) => isoTime(lastModified) ?? []).sort();
  return { path: `/sitemap.xml?${PAGE_PARAMETER}=${at + 1}`, lastModified: changes.at(-1) ?? '' };
}

function xml(root: string, element: string, entries: readonly SitemapEntry[], siteUrl: string): string {
  const lines = entries.map(({ path, lastModified }) => {
    const time = isoTime(lastModified);
    const lastmod = time ? `<lastmod>${time}</lastmod>` : '';
    return `<${element}><loc>${escapeXml(absoluteUrl(path, siteUrl))}</loc>${lastmod}</${element}>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${lines.join('\n')}\n</${root}>\n`;
}
