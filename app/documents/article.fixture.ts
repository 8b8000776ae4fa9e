import { articleLink } from '../blocks/article-list/article-list.fixture';
import { drawingFixture, viewFixture } from '../blocks/media.fixture';
import { headingFixture, paragraphFixture } from '../blocks/text-block.fixture';
import type { ArticleDocument, ContentDocument } from '../content-model/content-types';

const neighbour = (slug: string, title: string, publishedAt: string) =>
  articleLink(slug, title, 'Accounting', publishedAt);

/** What the fixture of any document begins with. */
export const documentFields = <Type extends ContentDocument['_type']>(
  _type: Type,
  title: string,
  path: string,
) => ({
  _id: `${_type}-a`,
  _type,
  _updatedAt: '2026-03-14T10:00:00Z',
  title,
  path,
  language: null,
  seo: { title: null, description: `What “${title}” is about.`, noindex: null, image: null },
});

export const articleFixture: ArticleDocument = {
  ...documentFields('article', 'FIFO, LIFO or weighted average: choosing a method', '/company/blog/fifo'),
  channel: 'blog',
  topic: { title: 'Inventory', path: '/company/blog/topics/inventory' },
  excerpt: 'The same stock can be worth three different amounts.',
  publishedAt: '2026-03-12T08:00:00Z',
  author: {
    name: 'Priya Nair',
    position: 'Accountant, Product',
    portrait: drawingFixture('portrait-5'),
  },
  cover: viewFixture('ledger', 'A sale of 130 units.'),
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
