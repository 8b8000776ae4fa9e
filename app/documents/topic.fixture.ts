import { articleListFixture } from '../blocks/article-list/article-list.fixture';
import type { TopicDocument } from '../content-model/content-types';
import { documentFields } from './article.fixture';

export const topicFixture: TopicDocument = {
  ...documentFields('topic', 'Accounting', '/company/blog/topics/accounting'),
  _id: 'topic-accounting',
  description: 'What “Accounting” is about.',
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
