import { actions } from '../build/actions.mjs';
import { media } from '../build/media.mjs';
import { page } from '../build/page.mjs';
import { productStory } from '../build/product-story.mjs';
import { beforeYouDecide } from '../buyers/before-you-decide.mjs';

/** Six courses, top to base. */
const courses = [
  {
    icon: 'hard-hat',
    name: 'Project tracking',
    detail: 'Budgets, job costing, billing',
    href: '/features/project-job-costing',
  },
  {
    icon: 'warehouse',
    name: 'Warehouse management',
    detail: 'Racks and bins, inbound, fulfilment',
    href: '/features/warehouse-management',
  },
  {
    icon: 'package',
    name: 'Inventory management',
    detail: 'Tracking, transactions, pricing and costing',
    href: '/features/inventory-management',
  },
  {
    icon: 'file-check-2',
    name: 'Procurement',
    detail: 'Suppliers, purchase orders, goods receipt, three-way match',
    href: '/features/procurement',
  },
  {
    icon: 'clipboard-list',
    name: 'Order management',
    detail: 'Customers, orders, billing, returns, reports',
    href: '/features/order-management',
  },
  {
    icon: 'landmark',
    name: 'Accounting & finance',
    detail: 'General ledger, receivables, payables, cash flow, budgeting, tax',
    href: '/features/accounting-finance',
  },
];

const highlights = {
  _type: 'featureGrid',
  title: 'One record, from the loading bay to the ledger.',
  lead: 'Orders, purchases, stock and projects share one platform, and auto journal entries carry their results into the books.',
  cards: [
    {
      title: 'Forecast cash before you spend it',
      description:
        'Receivables, payables and budgets feed the forecast, so a tight month shows before it comes.',
      icon: 'chart-line',
      bed: 'sunk',
      href: '/features/accounting-finance',
      image: media.view(
        'cash-flow-forecast',
        'Sample cash-flow forecast: money in and out as it was, then as expected, with the closing balance.',
      ),
    },
    {
      title: 'Find it, down to the bin',
      description: 'Several warehouses, mapped by rack and bin.',
      icon: 'warehouse',
      bed: 'ochre',
      href: '/features/warehouse-management',
      image: media.view(
        'stock-by-location',
        'Sample warehouse elevation: racks of bins, with 48 on hand in bin B-02-3.',
      ),
    },
    {
      title: 'Know each job’s margin',
      description: 'Price less cost at completion, while the job is still open.',
      icon: 'hard-hat',
      bed: 'slate',
      href: '/features/project-job-costing',
      image: media.view(
        'job-margin',
        'Sample jobs: price, cost at completion and margin of each, and of both together.',
      ),
    },
    {
      title: 'Pay for what arrived',
      description: 'Order, goods receipt and invoice are matched line by line before payment.',
      icon: 'file-check-2',
      bed: 'sunk',
      href: '/features/procurement',
      image: media.view(
        'three-way-match',
        'Sample three-way match: a purchase order, its goods receipt and its invoice with identical lines.',
      ),
    },
  ],
};

const modules = {
  _type: 'capabilityGrid',
  title: 'Six modules, and a quote for the ones you choose.',
  lead: 'The price follows your modules and the people who work in them.',
  bed: 'paper',
  cards: [
    {
      title: 'Accounting & finance',
      description: 'From the general ledger to tax, with routine journals posted for you.',
      icon: 'landmark',
      bullets: [
        'Receivables and payables',
        'Cash flow, forecasting, budgeting',
        'Multi-currency, auto journal entries',
      ],
      href: '/features/accounting-finance',
      color: 'pine',
      enabled: true,
    },
    {
      title: 'Order management',
      description: 'Follow each order from customer to billing to return.',
      icon: 'clipboard-list',
      bullets: ['Customers and orders', 'Billing and returns', 'Order reports'],
      href: '/features/order-management',
      color: 'slate',
      enabled: true,
    },
    {
      title: 'Procurement',
      description: 'Buy with a clear trail, and pay for what was received.',
      icon: 'file-check-2',
      bullets: ['Requisition to purchase order', 'Goods receipt', 'Three-way match and compliance'],
      href: '/features/procurement',
      color: 'ochre',
      enabled: true,
    },
    {
      title: 'Inventory management',
      description: 'Know what you hold and what it cost.',
      icon: 'package',
      bullets: ['Tracking and transactions', 'FIFO, LIFO, weighted average', 'Automation'],
      href: '/features/inventory-management',
      color: 'moss',
      enabled: true,
    },
    {
      title: 'Warehouse management',
      description: 'Run several warehouses down to the rack and bin.',
      icon: 'warehouse',
      bullets: ['Inbound and fulfilment', 'Role-based access', 'Warehouse reports'],
      href: '/features/warehouse-management',
      color: 'iron',
      enabled: true,
    },
    {
      title: 'Project tracking',
      description: 'See whether a job makes money while it is still running.',
      icon: 'hard-hat',
      bullets: ['Setup and budgeting', 'Job costing and billing', 'Profitability and resources'],
      href: '/features/project-job-costing',
      color: 'clay',
      enabled: true,
    },
  ],
};

/** `/`: the stair, then the platform from highlights to questions. */
export const home = page({
  title: 'Home',
  path: '/',
  blocks: [
    {
      _type: 'stairHero',
      title: 'The base your business stands on.',
      lead: '{product} is cloud ERP for small and medium businesses and startups. Accounting, orders, procurement, inventory, warehouse and projects, in one platform.',
      actions: [actions.demo, actions.outline],
      image: media.view(
        'general-ledger',
        'Sample general ledger: a sale, its cost and a goods receipt, with equal debits and credits.',
      ),
      courses,
    },
    {
      _type: 'factsRow',
      facts: [
        { figure: '{uptime}', label: 'Uptime' },
        { figure: '{reply-time}', label: 'Support reply, on business days' },
        { figure: '{small-start}', label: 'Implementation in a company of {small-size}' },
        { figure: 'No minimum', label: 'Any number of users' },
      ],
    },
    highlights,
    productStory('Follow one order to the forecast.'),
    modules,
    {
      _type: 'darkBand',
      title: 'Several companies, one set of figures.',
      text: 'Business intelligence and multi-entity management bring each company into a group view, in the currency you report in.',
      link: { label: 'Why {product}', href: '/company/why-{product}' },
      image: media.view(
        'entity-results',
        'Sample results by company: what three companies of a group earn, each in the currency of the group.',
      ),
    },
    {
      _type: 'industryGrid',
      title: 'How six industries use it.',
      industries: [
        'retail-distribution',
        'financial-services',
        'manufacturing',
        'construction',
        'professional-services',
        'oil-gas',
      ],
    },
    {
      _type: 'testimonialRow',
      title: 'Three customers on a\u00a0close, a\u00a0pick\u00a0list and a\u00a0job.',
      testimonials: ['ines-carvalho', 'tom-adeyemi', 'ruth-lindqvist'],
    },
    {
      _type: 'logoStrip',
      title: 'Sample customers',
      logos: ['halden-rye', 'northquay', 'orrery', 'tamsin-foods', 'kestrel-civil', 'brightwater'],
    },
    beforeYouDecide,
    {
      _type: 'faqList',
      title: 'Price, time and support: what buyers ask first.',
      link: { label: 'All questions', href: '/company/faq' },
      items: ['minimum-users', 'pricing', 'implementation-time', 'free-trial', 'support-reply', 'migration'],
    },
  ],
  seo: {
    title: '{product}: cloud ERP for small and medium businesses',
    description:
      'Accounting, orders, procurement, inventory, warehouse and projects in one cloud platform for small and medium businesses and startups.',
  },
});
