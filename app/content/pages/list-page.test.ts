import { expect, it } from 'vitest';
import type { TopicDocument } from '../../content-model/content-types';
import { topicFixture } from '../../documents/topic.fixture';
import type { ContentAccess } from '../cache/content-access';
import { atListPage } from './list-page.server';
import { fillPlaceholders } from './placeholders';

const brand = { productName: 'Plinth', productSlug: 'plinth', applicationHost: 'app.example', facts: [] };

it('a topic leads to the others with articles; to fill its placeholders changes no shared answer', async () => {
  const topic = (_id: string, title: string) => ({ _id, title, path: `/topics/${_id}`, language: null });
  const result = {
    topics: [topic('topic-accounting', 'Accounting'), topic('use', 'Using {product}'), topic('none', 'None')],
    about: ['topic-accounting', 'use'],
    changing: [],
  };
  const fetch = async () => ({ result, tags: [], from: 'lake', hasLiveEvents: true });
  const content = { fetch } as unknown as ContentAccess;
  const { document } = await atListPage(topicFixture, new URL('http://site.example/a'), content, []);
  const filled = fillPlaceholders(document as TopicDocument, brand);
  expect(filled.others?.map(({ title }) => title)).toEqual(['Using Plinth']);
  expect(result.topics[1]?.title).toBe('Using {product}');
});
