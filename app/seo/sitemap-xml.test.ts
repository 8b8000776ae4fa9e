// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { sitemapXml } from './xml-files';

const SITE = 'https://site.example';
const entry = (path: string, lastModified = '') => ({ path, lastModified });
const many = (count: number) =>
  Array.from({ length: count }, (_, at) => entry(`/${at}`, at === 7 ? '2026-03-14T10:00:00Z' : ''));

/** The texts of all elements of a sitemap. @throws if it is none, or not well-formed */
function textsOf(xml: string | undefined): string[] {
  const parsed = new DOMParser().parseFromString(xml ?? '', 'application/xml');
  if (parsed.querySelector('parsererror')) throw new Error(`not well-formed: ${xml}`);
  return Array.from(parsed.querySelectorAll('loc, lastmod'), (element) => element.textContent ?? '');
}

describe('the sitemap', () => {
  it('lists URLs of the site with the time of their last change', () => {
    const entries = [entry('/a&b', '2026-03-14T10:00:00Z'), entry('//evil.example', 'never')];
    expect(textsOf(sitemapXml(entries, SITE))).toEqual([
      `${SITE}/a&b`,
      '2026-03-14T10:00:00.000Z',
      `${SITE}//evil.example`,
    ]);
  });

  it('is one file for up to 5,000 pages', () => {
    expect(textsOf(sitemapXml([], SITE))).toEqual([]);
    expect(sitemapXml(many(5_000), SITE)).toContain('<urlset');
    expect(sitemapXml(many(5_000), SITE, 1)).toBeUndefined();
  });

  it('is an index of files for more, each with the last change of its pages', () => {
    const index = sitemapXml(many(5_001), SITE);
    expect(index).toContain('<sitemapindex');
    expect(textsOf(index)).toEqual([
      `${SITE}/sitemap.xml?page=1`,
      '2026-03-14T10:00:00.000Z',
      `${SITE}/sitemap.xml?page=2`,
    ]);
    expect(textsOf(sitemapXml(many(5_001), SITE, 1))).toHaveLength(5_001);
    expect(textsOf(sitemapXml(many(5_001), SITE, 2))).toEqual([`${SITE}/5000`]);
    expect(sitemapXml(many(5_001), SITE, 3)).toBeUndefined();
  });
});
