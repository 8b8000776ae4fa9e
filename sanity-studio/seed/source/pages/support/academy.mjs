import { actions } from '../../build/actions.mjs';
import { media } from '../../build/media.mjs';
import { page } from '../../build/page.mjs';
import { valuationCalculator } from '../../build/valuation-calculator.mjs';

/** `/support/{product}-academy`. */
export const academy = page({
  title: '{product} Academy',
  path: '/support/{product}-academy',
  blocks: [
    {
      _type: 'pageHero',
      title: 'Learn at your own pace.',
      lead: 'The {product} Academy is our training material, arranged by role and read when you have the time.',
      actions: [actions.contact],
      layout: 'strip',
    },
    {
      _type: 'capabilityGrid',
      title: 'A path for each role.',
      lead: 'Start with your own. Read the next one when your work touches it.',
      bed: 'paper',
      cards: [
        {
          title: 'Accountant',
          description: 'The ledger and everything that posts to it.',
          icon: 'landmark',
          bullets: ['Auto journal entries', 'Receivables and payables', 'Closing a month'],
          color: 'pine',
          enabled: true,
        },
        {
          title: 'Buyer',
          description: 'From a request to a paid invoice.',
          icon: 'file-check-2',
          bullets: ['Suppliers', 'Requisition to purchase order', 'Three-way match'],
          color: 'ochre',
          enabled: true,
        },
        {
          title: 'Warehouse manager',
          description: 'Sites, people and exceptions.',
          icon: 'warehouse',
          bullets: ['Racks and bins', 'Inbound and fulfilment', 'Warehouse reports'],
          color: 'iron',
          enabled: true,
        },
        {
          title: 'Picker',
          description: 'Finding stock and sending it out.',
          icon: 'package',
          bullets: ['Reading a pick list', 'Bin locations', 'Returns'],
          color: 'moss',
          enabled: true,
        },
        {
          title: 'Auditor',
          description: 'Reading the trail, changing nothing.',
          icon: 'shield-check',
          bullets: ['Counts', 'Transactions', 'Compliance'],
          color: 'slate',
          enabled: true,
        },
        {
          title: 'Project lead',
          description: 'A job from its budget to its margin.',
          icon: 'hard-hat',
          bullets: ['Setup and budgeting', 'Job costing', 'Profitability'],
          color: 'clay',
          enabled: true,
        },
      ],
    },
    {
      _type: 'mediaRow',
      title: 'Lessons use worked figures.',
      text: 'Each one has a small set of records with its totals, so you can check your answer.',
      link: { label: 'Role-based training', href: '/resources/training' },
      image: media.vignette(
        'cost-of-sale',
        'Sample worked figures: a sale of 130 units costed by FIFO, 2,315.00.',
      ),
    },
    valuationCalculator({
      anchor: 'exercise',
      title: 'Check your answer.',
      lead: 'The same receipts and the same sale. Work out LIFO and the weighted average on paper first, then change the figures and try again.',
    }),
  ],
  seo: {
    title: '{product} Academy: learn at your own pace',
    description:
      'Training material by role for accountants, buyers, warehouse managers, pickers, auditors and project leads, at your own pace.',
  },
});
