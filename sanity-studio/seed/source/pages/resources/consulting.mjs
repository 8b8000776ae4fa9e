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
      title: 'Advice from people who have closed a month.',
      lead: 'Help with setting {product} up, and with using it better once you have.',
      actions: [actions.contact],
      layout: 'ledger',
    },
    {
      _type: 'ruledList',
      title: 'What we can help with.',
      lead: 'Bring one question or a list.',
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
          description: 'Who should see what, and who should not do both halves of a payment.',
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
      title: 'We start from your figures.',
      text: 'A job over budget, an unpaid invoice, a layer of stock: the answer is easier to see on a real record.',
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
    text: 'Two sentences are enough. We reply with the name of a person who can help, and say how long it is likely to take.',
    actions: [actions.contact],
    look: 'sheet',
  },
  seo: {
    title: 'Consulting: advice on set-up and use',
    description:
      'Advice on the chart of accounts, stock valuation, bin names, cost codes, roles and migration, from people who have done the work.',
  },
});
