import { describe, expect, it } from 'vitest';
import { topicFeedPath, topicOfFeed } from './topic-feed-path';

describe('the feed of a topic', () => {
  it.each(['/company/blog/topics/accounting', '/a.xml', '/%C3%BCber'])('of %s leads back to it', (path) => {
    expect(topicOfFeed(topicFeedPath(path))).toBe(path);
  });

  it.each(['/rss.xml', '/rss/a', '/rss', '/a.xml', '/rssa.xml'])('is not at %s', (path) => {
    expect(topicOfFeed(path)).toBeUndefined();
  });
});
