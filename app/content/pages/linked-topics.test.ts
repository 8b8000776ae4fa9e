import { describe, expect, it } from 'vitest';
import { linkedTopics, unlinkedTopics } from './linked-topics';

const topics = [
  { _id: 'topic-a', title: 'A' },
  { _id: 'topic-b', title: 'B' },
];
const linked = (about: (string | null)[] | null, changing: (string | null)[] = []) =>
  linkedTopics(topics, { about, changing: changing.map((one) => ({ about: one })) }).map(({ _id }) => _id);

describe('a topic is linked', () => {
  it('by articles that refer to it, whether a date changes them or not', () => {
    expect(linked(['topic-a'])).toEqual(['topic-a']);
    expect(linked([], ['topic-b'])).toEqual(['topic-b']);
  });

  it('by articles that have its name as a text, also in a preview', () => {
    expect(linked(['B', null])).toEqual(['topic-b']);
    const inPreview = [{ _id: 'topic-b', title: 'B\u200b\u200c\u200d\ufeff' }];
    expect(linkedTopics(inPreview, { about: ['B'], changing: [] })).toEqual(inPreview);
  });

  it('not without articles', () => {
    expect(linked([null, 'topic-c', 'b'], [null])).toEqual([]);
    expect(linked(null)).toEqual([]);
    expect(unlinkedTopics({ topics, about: ['topic-a'], changing: [] })).toEqual([topics[1]]);
  });
});
