import { mediaFixture } from '../blocks/media.fixture';
import { headingFixture, paragraphFixture } from '../blocks/text-block.fixture';
import type { ArticleDocument, ArticleLink } from '../content/content-types';

const neighbour = (slug: string, title: string, publishedAt: string): ArticleLink => ({
  _id: `article-${slug}`,
  title,
  path: `/company/blog/${slug}`,
  topic: { title: 'Accounting', path: '/company/blog/topics/accounting' },
  publishedAt,
});

export const articleFixture: ArticleDocument = {
  _id: 'article-fifo',
  _type: 'article',
  _updatedAt: '2026-03-14T10:00:00Z',
  title: 'FIFO, LIFO or weighted average: choosing a method',
  path: '/company/blog/fifo',
  seo: { title: null, description: 'What each valuation method assumes.', noindex: null, image: null },
  channel: 'blog',
  topic: { title: 'Inventory', path: '/company/blog/topics/inventory' },
  excerpt: 'The same stock can be worth three different amounts.',
  publishedAt: '2026-03-12T08:00:00Z',
  author: {
    name: 'Priya Nair',
    position: 'Accountant, Product',
    portrait: mediaFixture({ source: 'illustration', illustration: 'portrait-5', decorative: true }),
  },
  cover: mediaFixture({ source: 'vignette', vignette: 'cost-of-sale', caption: 'A sale of 130 units.' }),
  body: [
    paragraphFixture('When identical items are bought at different prices, somebody has to decide.'),
    headingFixture('h2', 'First in, first out'),
    paragraphFixture('The oldest layer is used first.'),
    headingFixture('h3', 'Where it fits'),
    headingFixture('h2', 'Last in, first out'),
    paragraphFixture('The newest layer is used first.'),
  ],
  endCap: null,
  newer: [neighbour('month-end', 'Why the month-end close takes too long', '2026-03-19T08:00:00Z')],
  older: [neighbour('three-way-match', 'What three-way match catches', '2026-02-26T08:00:00Z')],
  related: [
    neighbour('group-reporting', 'Group reporting in one view', '2026-03-05T08:00:00Z'),
    { ...neighbour('bins', 'Naming racks and bins', '2026-01-21T08:00:00Z'), topic: null },
  ],
};

/** The only post of the site, without an author. */
export const loneArticleFixture: ArticleDocument = {
  ...articleFixture,
  author: null,
  body: [paragraphFixture('One paragraph.')],
  topic: null,
  newer: [],
  older: [],
  related: [],
};
