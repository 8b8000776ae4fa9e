import { media } from '../build/media.mjs';

/** A group that is itself a page: /features. */
export const featuresMenu = {
  name: 'Features',
  href: '/features',
  dropdown: true,
  title: 'Six modules, one platform',
  overviewLabel: 'All modules',
  testimonial: {
    quote: 'We closed March with one trial balance instead of three spreadsheets and a phone call.',
    author: 'Ines Carvalho',
    position: 'Finance Director, Halden & Rye',
    avatar: media.illustration('portrait-9'),
  },
  items: [
    {
      name: 'Accounting & finance',
      href: '/features/accounting-finance',
      icon: 'landmark',
      description: 'Ledger, receivables, payables, cash flow, tax',
    },
    {
      name: 'Order management',
      href: '/features/order-management',
      icon: 'clipboard-list',
      description: 'Customers, orders, billing and returns',
    },
    {
      name: 'Procurement',
      href: '/features/procurement',
      icon: 'file-check-2',
      description: 'Purchase orders to three-way match',
    },
    {
      name: 'Inventory management',
      href: '/features/inventory-management',
      icon: 'package',
      description: 'Tracking, pricing, costing and automation',
    },
    {
      name: 'Warehouse management',
      href: '/features/warehouse-management',
      icon: 'warehouse',
      description: 'Racks, bins, inbound and fulfilment',
    },
    {
      name: 'Project tracking',
      href: '/features/project-job-costing',
      icon: 'hard-hat',
      description: 'Budgets, billing, profitability, resources',
    },
  ],
};
