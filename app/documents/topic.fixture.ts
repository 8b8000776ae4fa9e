import { articleListFixture } from '../blocks/article-list/article-list.fixture';
import type { TopicDocument } from '../content/content-types';

export const topicFixture: TopicDocument = {
  _id: 'topic-accounting',
  _type: 'topic',
  _updatedAt: '2026-03-14T10:00:00Z',
  title: 'Accounting',
  path: '/company/blog/topics/accounting',
  seo: { title: null, description: 'Ledgers, closes and forecasts.', noindex: null, image: null },
  description: 'Ledgers, closes and forecasts.',
  day: '2026-03-20',
  unchanging: 3,
  changing: [],
  articles: articleListFixture.articles,
};

export const emptyTopicFixture: TopicDocument = {
  ...topicFixture,
  seo: { ...topicFixture.seo, description: null },
  description: null,
  unchanging: 0,
  articles: [],
};
