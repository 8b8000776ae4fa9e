import { actions } from '../../build/actions.mjs';
import { media } from '../../build/media.mjs';
import { page } from '../../build/page.mjs';

const sections = [
  {
    title: 'Order to cash',
    subTitle: 'From the promise to the payment',
    description: 'Where an order waits, whom it waits for, and which step is done twice.',
    bullets: [
      { title: 'Customers and orders', description: 'Who may take an order, and on what terms.' },
      { title: 'Picking and shipping', description: 'What the warehouse needs to know, and when.' },
      { title: 'Billing and returns', description: 'What makes an invoice due, and what makes a credit.' },
    ],
    image: media.plainView(
      'order-to-cash',
      'Sample flow from order to cash: seven steps in the lanes of sales, finance and warehouse, from taking the order to matching the payment.',
    ),
  },
  {
    title: 'Request to payment',
    subTitle: 'Who asks, who approves, who pays',
    description: 'A purchase passes through several hands. An owner for each step shows where the gaps are.',
    bullets: [
      { title: 'Requisition to purchase order', description: 'Who may ask, and up to which amount.' },
      { title: 'Goods receipt', description: 'Who counts, and what happens when the count is short.' },
      { title: 'Three-way match', description: 'Who decides when the documents differ.' },
    ],
    image: media.plainView(
      'request-to-payment',
      'Sample flow from request to payment: seven steps in the lanes of the department that asks, the buyer, the warehouse and finance.',
    ),
  },
  {
    title: 'Record to report',
    subTitle: 'From an entry to an answer',
    description:
      'Which entries post themselves, which are made by hand, and what is checked before the month is closed.',
    bullets: [
      { title: 'Auto journal entries', description: 'The events that post to the ledger by themselves.' },
      { title: 'Reconciliation', description: 'The balances to check, and in which order.' },
      { title: 'Group reporting', description: 'Entities, currencies and eliminations.' },
    ],
    image: media.plainView(
      'record-to-report',
      'Sample flow from record to report: seven steps in the lanes of the modules, the accountant and the finance lead.',
    ),
  },
];

/** `/resources/business-process`. */
export const businessProcess = page({
  title: 'Business process',
  path: '/resources/business-process',
  blocks: [
    {
      _type: 'pageHero',
      title: 'Draw how the work\u00a0flows. Then set it up.',
      lead: 'Three flows cover most of what a business does. Each has steps, and each step an owner.',
      actions: [actions.demo, actions.contact],
      layout: 'ledger',
    },
    { _type: 'moduleSections', sideIndex: false, sections },
    {
      _type: 'ruledList',
      title: 'What a drawn flow is good for.',
      items: [
        {
          title: 'One page for each flow',
          description: 'In your own words, with an owner for every step.',
        },
        {
          title: 'A list of what to stop',
          description: 'Steps that exist only because two systems gave different answers.',
        },
        {
          title: 'A starting point for setup',
          description: 'Roles, locations, cost codes and accounts follow from the page.',
        },
      ],
    },
  ],
  endCap: {
    title: 'Start with the flow that takes longest.',
    text: 'Bring it to a demo, or write to us about it.',
    actions: [actions.demo, actions.contact],
    look: 'sheet',
  },
  seo: {
    title: 'Business process: map how work flows',
    description:
      'Order to cash, request to payment, record to report: mapping how the work flows before the platform is set up.',
  },
});
