// @vitest-environment jsdom
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { settingsFixture } from '../chrome/site.fixture';
import type { FeedArticle } from '../content-model/content-types';
import { textsOf } from '../ui/elements.test-support';
import { escapeXml, rssXml, sitemapXml } from './xml-files';

const SITE = 'https://site.example';
const NASTY = `</title></item>]]><script>alert("1 & 2")</script> 😀 \u202Eשלום\u0000\u0008\uD800\uFFFE 'q'`;
const article: FeedArticle = {
  _id: 'article-a',
  _updatedAt: '2026-03-14T10:00:00Z',
  title: 'A title',
  path: '/company/blog/a',
  topic: { title: 'Topic', path: '/company/blog/topics/topic' },
  excerpt: 'An excerpt.',
  publishedAt: '2026-03-12T08:00:00Z',
  authorName: 'Priya Nair',
};

/** @throws if it is not well-formed */
function parse(xml: string): Document {
  const parsed = new DOMParser().parseFromString(xml, 'application/xml');
  const error = parsed.querySelector('parsererror');
  if (error) throw new Error(error.textContent ?? 'not well-formed');
  return parsed;
}

describe('escapeXml', () => {
  it('escapes any text, and loses no character that XML allows', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const parsed = parse(`<a b="${escapeXml(text)}">${escapeXml(text)}</a>`).documentElement;
        const speakable = text.replace(/[^\t\n\r -\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '');
        expect(parsed.textContent).toBe(speakable.replace(/\r\n?/g, '\n'));
        expect(parsed.getAttribute('b')).toBe(speakable.replace(/\r\n|[\r\n\t]/g, ' '));
      }),
    );
  });

  it('removes characters that XML forbids', () => {
    expect(escapeXml('a\u0000\u000B\uD800b\uFFFF😀')).toBe('ab😀');
  });
});

describe('rssXml', () => {
  const channel = { title: 'Feed', description: 'What is new.', path: '/rss.xml', pagePath: '/' };
  const feed = (articles: FeedArticle[]) => parse(rssXml({ ...channel, articles }, settingsFixture, SITE));

  it('has the elements that RSS requires of a channel and its items', () => {
    const parsed = feed([article]);
    expect(parsed.documentElement.getAttribute('version')).toBe('2.0');
    for (const name of ['title', 'link', 'description'])
      expect(textsOf(parsed, `channel > ${name}`)).toHaveLength(1);
    expect(textsOf(parsed, 'item > *')).toEqual([
      'A title',
      `${SITE}/company/blog/a`,
      'article-a',
      'Thu, 12 Mar 2026 08:00:00 GMT',
      'Topic',
      'Priya Nair',
      'An excerpt.',
    ]);
    expect(parsed.querySelector('guid')?.getAttribute('isPermaLink')).toBe('false');
    expect(textsOf(parsed, 'lastBuildDate')).toEqual(['Sat, 14 Mar 2026 10:00:00 GMT']);
  });

  it('escapes every text', () => {
    const topic = { title: NASTY, path: null };
    const nasty = { title: NASTY, excerpt: NASTY, topic, authorName: NASTY, path: `/${NASTY}` };
    const parsed = feed([{ ...article, ...nasty }, article]);
    expect(textsOf(parsed, 'item')).toHaveLength(2);
    expect(parsed.querySelector('script')).toBeNull();
    expect(textsOf(parsed, 'item > title')[0]).toContain('<script>alert("1 & 2")</script> 😀');
    expect(textsOf(parsed, 'item > link').every((link) => link?.startsWith(`${SITE}/`))).toBe(true);
  });

  it('is valid without articles, authors and times', () => {
    expect(textsOf(feed([]), 'lastBuildDate, item')).toEqual([]);
    const parsed = feed([{ ...article, authorName: null, topic: null, publishedAt: 'soon' }]);
    expect(textsOf(parsed, 'item > *')).toEqual([
      'A title',
      `${SITE}/company/blog/a`,
      'article-a',
      'An excerpt.',
    ]);
  });
});

describe('the sitemap', () => {
  const entry = (path: string, lastModified = '') => ({ path, lastModified });
  const locations = (xml: string) => textsOf(parse(xml), 'loc, lastmod');

  it('lists URLs of the site with the time of their last change', () => {
    const entries = [entry('/a&b', '2026-03-14T10:00:00Z'), entry('//evil.example', 'never')];
    expect(locations(sitemapXml(entries, SITE))).toEqual([
      `${SITE}/a&b`,
      '2026-03-14T10:00:00.000Z',
      `${SITE}//evil.example`,
    ]);
  });

  it('has at most as many pages as the protocol allows', () => {
    const entries = Array.from({ length: 50_001 }, (_, at) => entry(`/${at}`));
    expect(sitemapXml(entries, SITE).match(/<loc>/g)).toHaveLength(50_000);
    expect(locations(sitemapXml([], SITE))).toEqual([]);
  });
});
