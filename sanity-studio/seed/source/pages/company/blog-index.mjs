import { actions } from '../../build/actions.mjs';
import { page } from '../../build/page.mjs';

/** The list of guides; the articles come from the channel. */
export const blogIndex = page({
  title: 'Blog',
  path: '/company/blog',
  blocks: [
    {
      _type: 'pageHero',
      title: 'Notes for people who keep a business running.',
      lead: 'Practical guides to ledgers, stock, buying and projects.',
      layout: 'plain',
    },
    { _type: 'searchForm', title: 'Search guides and pages' },
    { _type: 'articleList', channel: 'blog', readLabel: 'Read the guide' },
  ],
  endCap: {
    title: 'A guide you would like to read?',
    text: 'Tell us what your month, your stock or your job keeps asking you.',
    actions: [actions.contact],
    look: 'sheet',
  },
  seo: {
    title: 'Blog: practical guides for operators',
    description:
      'Practical guides to the month-end close, stock valuation, three-way match, migration, bin locations and job costing.',
  },
});
