// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { sitemapXml } from './sitemap-xml';

const SITE = 'https://site.example';
const entry = (path: string, lastModified = '') => ({ path, lastModified });

/** The texts of all elements of a sitemap. @throws if it is none, or not well-formed */
function textsOf(xml: string): string[] {
  const parsed = new DOMParser().parseFromString(xml, 'application/xml');
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

  it('lists as many pages as crawlers read', () => {
    expect(textsOf(sitemapXml([], SITE))).toEqual([]);
    const entries = Array.from({ length: 50_001 }, (_, at) => entry(`/${at}`));
    expect(sitemapXml(entries, SITE).split('<url>')).toHaveLength(50_001);
  });
});
