import { actions } from '../build/actions.mjs';
import { media } from '../build/media.mjs';
import { page } from '../build/page.mjs';
import { productStory } from '../build/product-story.mjs';

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
  lead: 'Orders, purchasing, stock and projects share one platform, and auto journal entries carry their results into the books.',
  cards: [
    {
      title: 'Forecast cash before you spend it',
      description: 'Receivables, payables and budgets feed a forecast you can read at a glance.',
      icon: 'chart-line',
      bed: 'sunk',
      href: '/features/accounting-finance',
      image: media.view(
        'cash-flow-forecast',
        'Sample cash-flow forecast: money in and out as it was, then as expected, with the closing balance.',
      ),
    },
    {
      title: 'Find it to the bin',
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
      title: 'Keep jobs inside budget',
      description: 'Actual cost against budget, by cost code.',
      icon: 'hard-hat',
      bed: 'slate',
      href: '/features/project-job-costing',
      image: media.view(
        'budget-v-actual',
        'Sample job budget: four cost codes against their budgets, with materials over.',
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
  title: 'Six modules. Start with the ones you need.',
  lead: 'Your quote is built from users and modules, so you add the next module when the business is ready for it.',
  bed: 'paper',
  cards: [
    {
      title: 'Accounting & finance',
      description: 'General ledger through to tax, with journals posted for you.',
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
      description: 'Buy with a clear trail and pay only what was received.',
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
      description: 'See whether the job makes money while it is running.',
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
      actions: [actions.start, actions.demo],
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
        { figure: '{small-start}', label: 'Implementation for small companies' },
        { figure: 'No minimum', label: 'Any number of users' },
      ],
    },
    highlights,
    productStory('Follow one order down the stair.'),
    modules,
    {
      _type: 'darkBand',
      title: 'Several companies, one set of answers.',
      text: 'Business intelligence and multi-entity management bring each company into a group view, in the currency you report in.',
      link: { label: 'Why {product}', href: '/company/why-{product}' },
      image: media.view(
        'consolidation',
        'Sample consolidated result: three companies and their eliminations adding up to one group.',
      ),
    },
    {
      _type: 'industryGrid',
      title: 'Find your industry.',
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
      title: 'From people who run on it.',
      testimonials: ['ines-carvalho', 'tom-adeyemi', 'ruth-lindqvist'],
    },
    {
      _type: 'logoStrip',
      title: 'Sample customers',
      logos: ['halden-rye', 'northquay', 'orrery', 'tamsin-foods', 'kestrel-civil', 'brightwater'],
    },
    {
      _type: 'faqList',
      title: 'Questions, answered plainly.',
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
