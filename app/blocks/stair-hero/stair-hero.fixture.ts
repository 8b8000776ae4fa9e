import type { BlockOf } from '../../content/content-types';
import { mediaFixture } from '../media.fixture';

export const stairHeroFixture: BlockOf<'stairHero'> = {
  _key: 'hero',
  _type: 'stairHero',
  anchor: null,
  title: 'The base your business stands on.',
  lead: 'Plinth is cloud ERP for small and medium businesses and startups. Accounting, orders, procurement, inventory, warehouse and projects, in one platform.',
  actions: [
    { label: 'Get Started Free', href: 'https://app.plinth.example/login', newTab: null },
    { label: 'Book a demo', href: '/support/contact-us', newTab: null },
  ],
  image: mediaFixture({
    source: 'vignette',
    vignette: 'general-ledger',
    caption: 'A general ledger in which debits and credits agree.',
  }),
  courses: [
    {
      _key: 'projects',
      icon: 'hard-hat',
      name: 'Project tracking',
      detail: 'Budgets, job costing, billing',
      href: '/features/project-job-costing',
    },
    {
      _key: 'orders',
      icon: 'clipboard-list',
      name: 'Order management',
      detail: 'Orders, billing, returns',
      href: '/features/order-management',
    },
    {
      _key: 'warehouse',
      icon: 'warehouse',
      name: 'Warehouse',
      detail: 'Racks and bins, inbound, fulfilment',
      href: '/features/warehouse-management',
    },
    {
      _key: 'inventory',
      icon: 'package',
      name: 'Inventory',
      detail: 'Tracking, transactions, pricing and costing',
      href: '/features/inventory-management',
    },
    {
      _key: 'procurement',
      icon: 'file-check-2',
      name: 'Procurement',
      detail: 'Suppliers, purchase orders, goods receipt, three-way match',
      href: '/features/procurement',
    },
    {
      _key: 'accounting',
      icon: 'landmark',
      name: 'Accounting & finance',
      detail: 'General ledger, receivables, payables, cash flow, budgeting, tax',
      href: '/features/accounting-finance',
    },
  ],
};
