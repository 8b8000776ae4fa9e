import { actions } from '../../build/actions.mjs';
import { media } from '../../build/media.mjs';
import { guides, moduleEnd } from '../../build/module-end.mjs';
import { page } from '../../build/page.mjs';
import { outlineEndCap } from '../../build/quote-builder.mjs';

const sections = [
  {
    title: 'Customers and orders',
    subTitle: 'One line for each promise you make',
    description:
      'An order knows its customer, its items and the stock it needs, so a question takes one screen to answer.',
    bullets: [
      { title: 'Customers', description: 'Contacts, terms and everything each customer has ordered.' },
      { title: 'Orders', description: 'Entered once, then followed from new to shipped.' },
      { title: 'Stock in view', description: 'What is on hand, by warehouse, beside what was asked for.' },
    ],
    image: media.view(
      'customer-orders',
      'Sample customer record: open orders with their stage, and what is owed.',
    ),
  },
  {
    title: 'Billing and returns',
    subTitle: 'Invoices and credits, line by line',
    description:
      'Billing starts from the order, and a return refers to the same line, so what is credited is what was invoiced.',
    bullets: [
      { title: 'Billing', description: 'The invoice carries the order’s lines into receivables.' },
      {
        title: 'Returns',
        description: 'Goods come back to stock and the customer is credited from one record.',
      },
      { title: 'Payment methods', description: 'Credit card, bank transfer and PayPal.' },
    ],
    image: media.view(
      'credit-note',
      'Sample invoice with its credit note: what was billed, what came back and what is still due.',
    ),
  },
  {
    title: 'Reports',
    subTitle: 'What sold, to whom, and what it cost',
    description: 'Reports read the orders themselves. There is nothing to export first.',
    bullets: [
      { title: 'By stage', description: 'How many orders wait, ship, bill and come back.' },
      {
        title: 'By customer and item',
        description: 'What each customer buys, and what each item brings in.',
      },
      { title: 'By cost', description: 'The sale beside the cost of the stock that left.' },
    ],
    image: media.view(
      'orders-by-customer',
      'Sample orders by customer: how many, and their value, to scale.',
    ),
  },
];

/** `/features/order-management`. */
export const orderManagement = page({
  title: 'Order management',
  path: '/features/order-management',
  blocks: [
    {
      _type: 'pageHero',
      title: 'See where every order is.',
      lead: 'Order management for teams who are tired of asking the warehouse.',
      actions: [actions.start, actions.demo],
      layout: 'sheet',
      image: media.view(
        'order-pipeline',
        'Sample order pipeline: 14 orders by stage, with the latest being picked, shipped and returned.',
      ),
    },
    { _type: 'moduleSections', sideIndex: false, sections },
    ...moduleEnd({
      customer: { id: 'tom-adeyemi', title: 'When an order becomes a pick list.' },
      questions: ['stock-from-order', 'returned-stock', 'orders-reported'],
      guides: [guides.returns, guides.valuation],
      next: {
        title: 'Procurement',
        description: 'Buy what the orders will need, with a clear trail.',
        icon: 'file-check-2',
        href: '/features/procurement',
      },
    }),
  ],
  endCap: outlineEndCap({ module: 'orders', title: 'A quote with orders in it.' }),
  seo: {
    title: 'Order management: customers, billing and returns',
    description:
      'Customers, orders, billing, returns and reports on one record, from the first promise to the last credit note.',
  },
});
