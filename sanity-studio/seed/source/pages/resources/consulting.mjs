import { actions } from '../../build/actions.mjs';
import { media } from '../../build/media.mjs';
import { page } from '../../build/page.mjs';

/** `/resources/consulting`. */
export const consulting = page({
  title: 'Consulting',
  path: '/resources/consulting',
  blocks: [
    {
      _type: 'pageHero',
      title: 'Settle the setup before you start.',
      lead: 'Advice on setting {product} up, and on using it better later.',
      actions: [actions.contact, actions.demo],
      layout: 'ledger',
    },
    {
      _type: 'ruledList',
      title: 'Six questions people bring.',
      lead: 'One is enough to begin with.',
      items: [
        {
          title: 'A chart of accounts that lasts',
          description: 'Accounts, entities and currencies set up so that reports need no repair later.',
          icon: 'landmark',
          href: '/features/accounting-finance#general-ledger',
        },
        {
          title: 'A valuation method for stock',
          description:
            'FIFO, LIFO or weighted average: what each does to cost of sale, and what your standards allow.',
          icon: 'calculator',
          href: '/company/blog/fifo-lifo-weighted-average',
        },
        {
          title: 'Rack and bin names',
          description: 'A scheme people can follow on their first day.',
          icon: 'warehouse',
          href: '/company/blog/naming-racks-and-bins',
        },
        {
          title: 'Cost codes for jobs',
          description: 'A list short enough for the people on the job, and detailed enough for a review.',
          icon: 'hard-hat',
          href: '/company/blog/job-costing-for-the-first-time',
        },
        {
          title: 'Roles and access',
          description: 'Who should see what, and who should not both order and pay.',
          icon: 'key-round',
          href: '/{product}-rights/security#3-access-in-the-product',
        },
        {
          title: 'Moving your records',
          description: 'Migration from third-party accounting tools and from spreadsheets.',
          icon: 'repeat',
          href: '/company/blog/migration-checklist',
        },
      ],
    },
    {
      _type: 'mediaRow',
      title: 'A job over budget is a place to begin.',
      text: 'Bring a real record, such as an overrun, an unpaid invoice or a layer of stock: a setup question is easier to answer on it.',
      link: { label: 'Map the process first', href: '/resources/business-process' },
      image: media.view(
        'budget-v-actual',
        'Sample job budget of a contractor by cost code: materials are over budget.',
        'aldergate',
      ),
    },
  ],
  endCap: {
    title: 'Tell us what is stuck.',
    text: 'Two sentences are enough: what you do today, and where it goes wrong.',
    actions: [actions.contact, actions.demo],
    look: 'sheet',
  },
  seo: {
    title: 'Consulting: advice on setup and use',
    description:
      'Advice on the chart of accounts, stock valuation, bin names, cost codes, roles and moving your records.',
  },
});
