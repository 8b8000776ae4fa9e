import { describe, expect, it } from 'vitest';
import { absoluteUrl, topicFeedPath, topicOfFeed } from './page-addresses';

describe('absoluteUrl', () => {
  it.each([
    ['/', 'https://site.example/'],
    ['/company/blog', 'https://site.example/company/blog'],
    ['pricing', 'https://site.example/pricing'],
    ['/café & more/“x”', 'https://site.example/caf%C3%A9%20&%20more/%E2%80%9Cx%E2%80%9D'],
    ['//evil.example/a', 'https://site.example//evil.example/a'],
    ['/\\evil.example', 'https://site.example//evil.example'],
    ['@evil.example', 'https://site.example/@evil.example'],
    ['https://evil.example', 'https://site.example/https://evil.example'],
  ])('%j is %s', (path, expected) => {
    expect(absoluteUrl(path, 'https://site.example')).toBe(expected);
  });
});

describe('the feed of a topic', () => {
  it.each(['/company/blog/topics/accounting', '/a.xml', '/%C3%BCber'])('of %s leads back to it', (path) => {
    expect(topicOfFeed(topicFeedPath(path))).toBe(path);
  });

  it.each(['/rss.xml', '/rss/a', '/rss', '/a.xml', '/rssa.xml'])('is not at %s', (path) => {
    expect(topicOfFeed(path)).toBeUndefined();
  });
});
