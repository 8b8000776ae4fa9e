import type { FeedArticle, SiteSettings } from '../content/content-types';
import { absoluteUrl } from './absolute-url';
import { escapeXml } from './escape-xml';
import { isoTime } from './iso-time';

const NAMESPACES = 'xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/"';

/**
 * Blog and news as a feed (RSS 2.0, rssboard.org), with the two extensions that readers expect: the feed's own address,
 * and authors who are named without an e-mail address.
 * @param articles newest first, placeholders filled
 * @param siteUrl the public origin
 */
export function rssXml(articles: FeedArticle[], settings: SiteSettings, siteUrl: string): string {
  const self = escapeXml(absoluteUrl('/rss.xml', siteUrl));
  const changed = articles.flatMap(({ _updatedAt }) => isoTime(_updatedAt) ?? []).sort();
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" ${NAMESPACES}><channel>
${element('title', settings.productName)}
${element('link', absoluteUrl('/', siteUrl))}
${element('description', settings.seo.description)}
<language>en-gb</language>
<atom:link href="${self}" rel="self" type="application/rss+xml"/>
${element('lastBuildDate', rssTime(changed.at(-1)))}
${articles.map((article) => item(article, siteUrl)).join('\n')}
</channel></rss>
`;
}

/** An article keeps its identity when its path changes: readers do not show it twice. */
function item(article: FeedArticle, siteUrl: string): string {
  return [
    '<item>',
    element('title', article.title),
    element('link', absoluteUrl(article.path, siteUrl)),
    `<guid isPermaLink="false">${escapeXml(article._id)}</guid>`,
    element('pubDate', rssTime(article.publishedAt)),
    element('category', article.topic),
    element('dc:creator', article.authorName),
    element('description', article.excerpt),
    '</item>',
  ].join('');
}

function element(name: string, text: string | null | undefined): string {
  return text ? `<${name}>${escapeXml(text)}</${name}>` : '';
}

/** As RFC 822 writes it, with four digits of the year. */
function rssTime(value: string | undefined): string | undefined {
  const time = isoTime(value);
  return time && new Date(time).toUTCString();
}
