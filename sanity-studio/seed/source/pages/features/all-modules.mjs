import { actions } from '../../build/actions.mjs';
import { media } from '../../build/media.mjs';
import { page } from '../../build/page.mjs';
import { productStory } from '../../build/product-story.mjs';

const sections = [
  {
    title: 'Accounting & finance',
    subTitle: 'The base of the record',
    description:
      'General ledger, receivables and payables, with journals posted as orders, receipts and jobs happen.',
    bullets: [
      {
        title: 'Receivables and payables',
        description: 'What you are owed and what you owe, by customer and supplier.',
      },
      {
        title: 'Cash flow, forecasting and budgeting',
        description: 'Money in and out, what is still to come, and how it compares with the plan.',
      },
      {
        title: 'Tax, auto journal entries and multi-currency',
        description: 'Routine entries made for you, in the currency of the transaction.',
      },
    ],
    image: media.view(
      'aged-receivables',
      'Sample aged receivables: what each customer owes, and what of it is overdue.',
    ),
    href: '/features/accounting-finance',
  },
  {
    title: 'Order management',
    subTitle: 'From the customer to the return',
    description: 'Each order carries its customer, its billing and anything that comes back.',
    bullets: [
      { title: 'Customers and orders', description: 'Who bought what, and where it stands.' },
      { title: 'Billing and returns', description: 'Invoices and credits raised from the order itself.' },
      { title: 'Reports', description: 'Orders by stage, by customer and by item.' },
    ],
    image: media.view('order-pipeline', 'Sample order pipeline: 14 orders, from new to returned.'),
    href: '/features/order-management',
  },
  {
    title: 'Procurement',
    subTitle: 'Buy with a clear trail',
    description: 'From the request to the paid invoice, with a check at each step.',
    bullets: [
      { title: 'Suppliers', description: 'One list, with what you buy from each.' },
      {
        title: 'Requisition to purchase order',
        description: 'A request becomes an order, and keeps its history.',
      },
      {
        title: 'Goods receipt, three-way match and compliance',
        description: 'Pay for what arrived, and be able to show why.',
      },
    ],
    image: media.view(
      'three-way-match',
      'Sample three-way match: order, receipt and invoice with identical lines.',
    ),
    href: '/features/procurement',
  },
  {
    title: 'Inventory management',
    subTitle: 'What you hold, and what it cost',
    description: 'Stock by item and location, valued by the method you choose.',
    bullets: [
      { title: 'Tracking and transactions', description: 'Every movement with the document that caused it.' },
      { title: 'Pricing and costing', description: 'FIFO, LIFO or weighted average.' },
      { title: 'Automation', description: 'Routine movements and their entries made without retyping.' },
    ],
    image: media.view(
      'stock-by-warehouse',
      'Sample stock by warehouse: five items at cost, each with its quantities and value.',
    ),
    href: '/features/inventory-management',
  },
  {
    title: 'Warehouse management',
    subTitle: 'Down to the rack and bin',
    description: 'Several warehouses, mapped down to the bin, and each person sees what their role needs.',
    bullets: [
      { title: 'Multi-warehouse, racks and bins', description: 'Every location has a code that names it.' },
      { title: 'Inbound and fulfilment', description: 'Goods in, put away, picked and sent.' },
      {
        title: 'Automation, reports and role-based access',
        description: 'Warehouse manager, picker and auditor each have a role.',
      },
    ],
    image: media.view(
      'stock-by-location',
      'Sample warehouse elevation: racks of bins, and what one of them holds.',
    ),
    href: '/features/warehouse-management',
  },
  {
    title: 'Project tracking',
    subTitle: 'See the margin while the job is open',
    description: 'Budgets, cost, billing and people on one job.',
    bullets: [
      { title: 'Setup and budgeting', description: 'A job starts with its cost codes and its budget.' },
      {
        title: 'Job costing and resources',
        description: 'Labour, materials and subcontract charged as they happen.',
      },
      {
        title: 'Billing and profitability',
        description:
          'Margin to date is billed less cost; margin at completion is price less cost at completion.',
      },
    ],
    image: media.view('job-margin', 'Sample jobs: price, cost to date, cost at completion and margin.'),
    href: '/features/project-job-costing',
  },
];

/** `/features`, the modules page: six sections, each leading to its own page. */
export const allModules = page({
  title: 'Features',
  path: '/features',
  blocks: [
    {
      _type: 'pageHero',
      title: 'Six modules, one platform.',
      lead: 'They share customers, suppliers, items and one ledger. Your quote names the ones you choose.',
      actions: [actions.demo, actions.outline],
      layout: 'strip',
    },
    { _type: 'moduleSections', sideIndex: true, sections },
    productStory('One order, from the desk to the forecast.'),
    {
      _type: 'darkBand',
      title: 'Reports across all six, and across companies.',
      text: 'Business intelligence reports across the modules, and multi-entity management brings several companies together.',
      link: { label: 'Why {product}', href: '/company/why-{product}' },
      image: media.view(
        'business-intelligence',
        'Sample business overview: four figures of the month, sales by month and sales by item.',
      ),
    },
  ],
  seo: {
    title: 'Features: six modules, one platform',
    description:
      'Accounting, orders, procurement, inventory, warehouse and project tracking: what each of the six modules covers.',
  },
});
