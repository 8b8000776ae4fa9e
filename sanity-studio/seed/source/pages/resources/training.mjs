import { actions } from '../../build/actions.mjs';
import { media } from '../../build/media.mjs';
import { page } from '../../build/page.mjs';

const sections = [
  {
    title: 'For the finance team',
    subTitle: 'From the first journal to the close',
    description:
      'How entries post themselves to the ledger, how to review them, and how to close a month in it.',
    bullets: [
      {
        title: 'Ledger, receivables and payables',
        description: 'Where each entry comes from, and how to correct one.',
      },
      { title: 'Budgets and forecasts', description: 'Setting a plan, and comparing results with it.' },
    ],
    image: media.view(
      'trial-balance',
      'Sample trial balance used in training: the balance of each account, with debits equal to credits.',
    ),
  },
  {
    title: 'For the warehouse',
    subTitle: 'Manager, picker and auditor',
    description: 'Lessons follow access: each role learns with what it can see and change.',
    bullets: [
      { title: 'Warehouse manager', description: 'Locations, inbound, fulfilment and exceptions.' },
      { title: 'Picker', description: 'Using a pick list, and finding a bin.' },
      { title: 'Auditor', description: 'Counting, comparing and tracing a movement.' },
    ],
    image: media.view(
      'stock-by-location',
      'Sample warehouse elevation used in training, with one bin named.',
    ),
  },
  {
    title: 'For buyers and project leads',
    subTitle: 'From a request to a job’s margin',
    description: 'Raising a request, receiving goods, settling a mismatch and following a job’s budget.',
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
      title: 'Each role learns its own work.',
      lead: 'Role-based training: people learn the work they do, on the screens they will use.',
      actions: [actions.contact, actions.demo],
      layout: 'ledger',
    },
    { _type: 'moduleSections', sideIndex: false, sections },
    {
      _type: 'ruledList',
      title: 'During setup, later, and for new starters.',
      items: [
        {
          title: 'With your implementation',
          description: 'Training is the fifth of six steps, so people learn once their records are there.',
          icon: 'folder-kanban',
          href: '/resources/project-management',
        },
        {
          title: 'At your own pace',
          description: 'The {product} Academy has guides and exercises, by role.',
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
    title: 'List who learns what.',
    text: 'Send us the roles in your team and what each of them does today.',
    actions: [actions.contact, { label: 'The Academy', href: '/support/{product}-academy' }],
    look: 'sheet',
  },
  seo: {
    title: 'Training by role',
    description:
      'Role-based training for finance teams, warehouse managers, pickers, auditors, buyers and project leads.',
  },
});
