// @vitest-environment jsdom
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { settingsFixture } from '../chrome/site.fixture';
import type { FeedArticle } from '../content/content-types';
import { escapeXml, rssXml } from './xml-files';

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
const texts = (parsed: Document, selector: string) =>
  Array.from(parsed.querySelectorAll(selector), (element) => element.textContent);

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
      expect(texts(parsed, `channel > ${name}`)).toHaveLength(1);
    expect(texts(parsed, 'item > *')).toEqual([
      'A title',
      `${SITE}/company/blog/a`,
      'article-a',
      'Thu, 12 Mar 2026 08:00:00 GMT',
      'Topic',
      'Priya Nair',
      'An excerpt.',
    ]);
    expect(parsed.querySelector('guid')?.getAttribute('isPermaLink')).toBe('false');
    expect(texts(parsed, 'lastBuildDate')).toEqual(['Sat, 14 Mar 2026 10:00:00 GMT']);
  });

  it('escapes every text', () => {
    const topic = { title: NASTY, path: null };
    const nasty = { title: NASTY, excerpt: NASTY, topic, authorName: NASTY, path: `/${NASTY}` };
    const parsed = feed([{ ...article, ...nasty }, article]);
    expect(texts(parsed, 'item')).toHaveLength(2);
    expect(parsed.querySelector('script')).toBeNull();
    expect(texts(parsed, 'item > title')[0]).toContain('<script>alert("1 & 2")</script> 😀');
    expect(texts(parsed, 'item > link').every((link) => link?.startsWith(`${SITE}/`))).toBe(true);
  });

  it('is valid without articles, authors and times', () => {
    expect(texts(feed([]), 'lastBuildDate, item')).toEqual([]);
    const parsed = feed([{ ...article, authorName: null, topic: null, publishedAt: 'soon' }]);
    expect(texts(parsed, 'item > *')).toEqual([
      'A title',
      `${SITE}/company/blog/a`,
      'article-a',
      'An excerpt.',
    ]);
  });
});
