import { actions } from '../../build/actions.mjs';
import { page } from '../../build/page.mjs';

/** The list of guides; the articles come from the channel. */
export const blogIndex = page({
  title: 'Blog',
  path: '/company/blog',
  blocks: [
    {
      _type: 'pageHero',
      title: 'Guides to closing, counting, buying and costing.',
      lead: 'Each works one task through with figures that you can check.',
      layout: 'plain',
    },
    { _type: 'searchForm', title: 'Search guides and pages' },
    { _type: 'articleList', channel: 'blog', readLabel: 'Read the guide' },
  ],
  endCap: {
    title: 'Which task should we write about?',
    text: 'Tell us what takes you longest at a month end, in the stockroom or on a job.',
    actions: [actions.contact],
    look: 'sheet',
  },
  seo: {
    title: 'Blog: practical guides for operators',
    description:
      'Practical guides to the month-end close, stock valuation, three-way match, migration, bin locations and job costing.',
  },
});
