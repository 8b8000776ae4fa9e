import type { BlockOf } from '../../content-model/content-types';
import { drawingFixture } from '../media.fixture';

export const articleLink = (slug: string, title: string, topic: string, publishedAt: string) => ({
  _id: `article-${slug}`,
  title,
  path: `/company/blog/${slug}`,
  topic: { title: topic, path: `/company/blog/topics/${topic.toLowerCase()}` },
  publishedAt,
});

export const articleListFixture: BlockOf<'articleList'> = {
  _key: 'articles',
  _type: 'articleList',
  anchor: null,
  channel: 'blog',
  readLabel: 'Read the guide',
  day: '2026-03-20',
  unchanging: 3,
  changing: [],
  topics: [
    { _id: 'topic-accounting', title: 'Accounting', path: '/company/blog/topics/accounting' },
    { _id: 'topic-inventory', title: 'Inventory', path: '/company/blog/topics/inventory' },
  ],
  about: [],
  covers: [
    {
      _id: 'article-month-end',
      excerpt: 'What to know about accounting.',
      cover: drawingFixture('industry-finance'),
    },
  ],
  articles: [
    articleLink('month-end', 'Why the month-end close takes too long', 'Accounting', '2026-03-19T08:00:00Z'),
    articleLink('fifo', 'FIFO, LIFO or weighted average', 'Inventory', '2026-03-12T08:00:00Z'),
    articleLink('job-costing', 'Job costing for the first time', 'Projects', '2026-01-08T23:30:00-05:00'),
  ],
};
