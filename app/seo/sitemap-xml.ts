import { PAGE_PARAMETER } from '../../protocol/list-page';
import { absoluteUrl, isoTime } from './absolute-url';
import { escapeXml } from './xml-files';

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
