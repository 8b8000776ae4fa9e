import { actions } from '../../build/actions.mjs';
import { media } from '../../build/media.mjs';
import { guides, moduleEnd } from '../../build/module-end.mjs';
import { page } from '../../build/page.mjs';
import { outlineEndCap } from '../../build/quote-builder.mjs';

const sections = [
  {
    title: 'Customers and orders',
    subTitle: 'Each order with its customer and its stock',
    description:
      'An order shows its customer, its items and the stock it needs, so one screen answers most questions about it.',
    bullets: [
      { title: 'Customers', description: 'Contacts, terms and everything each customer has ordered.' },
      { title: 'Orders', description: 'Entered once, then followed from new to shipped.' },
      { title: 'Stock in view', description: 'What is on hand, by warehouse, next to what was ordered.' },
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
      'Billing starts from the order, and a return refers to the same line, so the credit matches the invoice.',
    bullets: [
      { title: 'Billing', description: 'The invoice carries the order’s lines into receivables.' },
      {
        title: 'Returns',
        description: 'Goods go back into stock, and the customer is credited, from one record.',
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
    description: 'Reports are drawn from the orders themselves, with no export in between.',
    bullets: [
      { title: 'By stage', description: 'How many orders are new, picked, shipped, billed and returned.' },
      {
        title: 'By customer and item',
        description: 'What each customer buys, and what each item brings in.',
      },
      { title: 'By cost', description: 'What each sale brought in, and what its stock cost.' },
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
      lead: 'Order management for teams who are tired of ringing the warehouse to find out.',
      actions: [actions.demo, actions.outline],
      layout: 'sheet',
      image: media.view(
        'order-pipeline',
        'Sample order pipeline: 14 orders by stage, with the latest being picked, shipped and returned.',
      ),
    },
    { _type: 'moduleSections', sideIndex: false, sections },
    ...moduleEnd({
      customer: { id: 'tom-adeyemi', title: 'A warehouse manager, on the pick list.' },
      questions: {
        title: 'Questions on stock, returns and reports.',
        items: ['stock-from-order', 'returned-stock', 'orders-reported'],
      },
      guides: { title: 'Guides to returns and to cost of sale.', items: [guides.returns, guides.valuation] },
      next: {
        title: 'Procurement',
        description: 'Buy what the orders will need, with a clear trail.',
        icon: 'file-check-2',
        href: '/features/procurement',
      },
    }),
  ],
  endCap: outlineEndCap({ module: 'orders', title: 'Follow one of your own orders.' }),
  seo: {
    title: 'Order management: customers, billing and returns',
    description:
      'Customers, orders, billing, returns and reports on one record, from the first order to the last credit note.',
  },
});
