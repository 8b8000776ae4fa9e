import { actions } from '../../build/actions.mjs';
import { media } from '../../build/media.mjs';
import { page } from '../../build/page.mjs';

const sections = [
  {
    title: 'For the finance team',
    subTitle: 'From the first journal to the close',
    description:
      'How entries reach the ledger on their own, how to review them, and how to close a month without a second set of sheets.',
    bullets: [
      {
        title: 'Ledger, receivables and payables',
        description: 'Where each entry comes from, and how to correct one.',
      },
      { title: 'Budgets and forecasts', description: 'Setting a plan and reading results against it.' },
    ],
    image: media.view(
      'trial-balance',
      'Sample trial balance used in training: the balance of each account, with debits equal to credits.',
    ),
  },
  {
    title: 'For the warehouse',
    subTitle: 'Three roles, three lessons',
    description: 'People learn the work of their role, with what that role can see.',
    bullets: [
      { title: 'Warehouse manager', description: 'Locations, inbound, fulfilment and exceptions.' },
      { title: 'Picker', description: 'Reading a pick list and finding a bin.' },
      { title: 'Auditor', description: 'Counting, comparing and tracing a movement.' },
    ],
    image: media.view(
      'stock-by-location',
      'Sample warehouse elevation used in training, with one bin named.',
    ),
  },
  {
    title: 'For buyers and project leads',
    subTitle: 'Spend with a trail',
    description: 'Raising a request, receiving goods, resolving a mismatch and watching a job’s budget.',
    bullets: [
      { title: 'Procurement', description: 'Requisition to purchase order, goods receipt, three-way match.' },
      { title: 'Projects', description: 'Budgets, job costing, billing and profitability.' },
    ],
    image: media.view(
      'requisition',
      'Sample requisition, the first lesson of a buyer: what was asked for, the limit of the approver, and the order.',
    ),
  },
];

/** `/resources/training`. */
export const training = page({
  title: 'Training',
  path: '/resources/training',
  blocks: [
    {
      _type: 'pageHero',
      title: 'Learn your part of it well.',
      lead: 'Role-based training: each person learns the work they do, on the screens they will use.',
      actions: [actions.contact],
      layout: 'ledger',
    },
    { _type: 'moduleSections', sideIndex: false, sections },
    {
      _type: 'ruledList',
      title: 'How it is arranged.',
      items: [
        {
          title: 'With your implementation',
          description: 'Training is planned alongside the set-up, so people learn on their own records.',
          icon: 'folder-kanban',
          href: '/resources/project-management',
        },
        {
          title: 'At your own pace',
          description: 'The {product} Academy holds the same material, by role.',
          icon: 'school',
          href: '/support/{product}-academy',
        },
        {
          title: 'When someone new joins',
          description: 'A new starter follows the path for their role.',
          icon: 'user-check',
          href: '/support/{product}-academy#paths',
        },
      ],
    },
  ],
  endCap: {
    title: 'Plan who learns what.',
    text: 'Tell us the roles in your team. We reply with a path for each.',
    actions: [actions.contact, { label: 'The Academy', href: '/support/{product}-academy' }],
    look: 'sheet',
  },
  seo: {
    title: 'Training by role',
    description:
      'Role-based training for finance teams, warehouse managers, pickers, auditors, buyers and project leads.',
  },
});
