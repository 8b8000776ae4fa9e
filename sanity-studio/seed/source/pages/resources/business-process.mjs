import { actions } from '../../build/actions.mjs';
import { media } from '../../build/media.mjs';
import { page } from '../../build/page.mjs';

const sections = [
  {
    title: 'Order to cash',
    subTitle: 'From the promise to the payment',
    description: 'Where an order waits, who it waits for, and which step is done twice.',
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
    description: 'A purchase passes through several hands. Naming each of them shows where the gaps are.',
    bullets: [
      { title: 'Requisition to purchase order', description: 'Who may ask, and up to which amount.' },
      { title: 'Goods receipt', description: 'Who counts, and what happens when the count is short.' },
      { title: 'Three-way match', description: 'Who decides when the documents differ.' },
    ],
    image: media.view(
      'three-way-match',
      'Sample three-way match: order, receipt and invoice with identical lines.',
    ),
  },
  {
    title: 'Record to report',
    subTitle: 'From an entry to an answer',
    description:
      'Which entries make themselves, which need a person, and what is checked before the month is closed.',
    bullets: [
      { title: 'Auto journal entries', description: 'The events that post themselves.' },
      { title: 'Reconciliation', description: 'The balances to check, and in which order.' },
      { title: 'Group reporting', description: 'Entities, currencies and eliminations.' },
    ],
    image: media.view('consolidation', 'Sample consolidated result: three companies adding up to one group.'),
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
      lead: 'Three flows cover most of what a business does. We map yours with the people who run it.',
      actions: [actions.contact],
      layout: 'ledger',
    },
    { _type: 'moduleSections', sideIndex: false, sections },
    {
      _type: 'ruledList',
      title: 'What you get.',
      items: [
        {
          title: 'A drawing of each flow',
          description: 'One page, in your words, with an owner for every step.',
        },
        {
          title: 'A list of what to stop',
          description: 'Steps that exist only because two systems disagreed.',
        },
        {
          title: 'A starting point for set-up',
          description: 'Roles, locations, cost codes and accounts follow from the drawing.',
        },
      ],
    },
  ],
  endCap: {
    title: 'Start with one process.',
    text: 'Send us the one that takes longest. We map it with you before anything is set up.',
    actions: [
      actions.contact,
      { label: 'How an implementation runs', href: '/resources/project-management' },
    ],
    look: 'sheet',
  },
  seo: {
    title: 'Business process: map how work flows',
    description:
      'Order to cash, request to payment, record to report: mapping how the work flows before the platform is set up.',
  },
});
