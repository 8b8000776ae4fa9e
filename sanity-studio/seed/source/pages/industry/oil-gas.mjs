import { actions, outlineWith } from '../../build/actions.mjs';
import { media } from '../../build/media.mjs';
import { page } from '../../build/page.mjs';

const benefits = [
  {
    title: 'Purchasing under control',
    description: 'A purchase starts with a request and ends with a match.',
    icon: 'file-check-2',
    color: 'ochre',
  },
  {
    title: 'Cost by site',
    description: 'Labour, materials and hire charged to the site that used them.',
    icon: 'map-pin',
    color: 'clay',
  },
  {
    title: 'Spares that can be found',
    description: 'Stock by store, rack and bin, and what is in transit.',
    icon: 'package',
    color: 'moss',
  },
  {
    title: 'A trail for the auditor',
    description: 'Who asked, approved, received and paid.',
    icon: 'shield-check',
    color: 'slate',
  },
];

const capabilities = [
  {
    title: 'Procurement control',
    description: 'From the requisition to the paid invoice.',
    icon: 'file-check-2',
    bullets: ['Suppliers', 'Compliance'],
    href: '/features/procurement',
    color: 'ochre',
    enabled: true,
  },
  {
    title: 'Three-way match',
    description: 'Order, receipt and invoice, line by line.',
    icon: 'clipboard-list',
    bullets: ['Quantity', 'Price'],
    href: '/company/blog/three-way-match',
    color: 'slate',
    enabled: true,
  },
  {
    title: 'Cost tracking by site',
    description: 'Each site is a job with its own budget.',
    icon: 'hard-hat',
    bullets: ['Budgets by cost code', 'Actual against budget'],
    href: '/features/project-job-costing',
    color: 'clay',
    enabled: true,
  },
  {
    title: 'Inventory of spares',
    description: 'What each store holds and what it cost.',
    icon: 'package',
    bullets: ['FIFO, LIFO, weighted average', 'Transactions'],
    href: '/features/inventory-management',
    color: 'moss',
    enabled: true,
  },
  {
    title: 'Warehouse management',
    description: 'Several stores, mapped to the bin.',
    icon: 'warehouse',
    bullets: ['Multi-warehouse', 'Role-based access'],
    href: '/features/warehouse-management',
    color: 'iron',
    enabled: true,
  },
  {
    title: 'Multi-entity accounting',
    description: 'Operating companies and one group view.',
    icon: 'landmark',
    bullets: ['Multi-currency', 'Business intelligence'],
    href: '/features/accounting-finance',
    color: 'pine',
    enabled: true,
  },
];

const ways = [actions.demo, outlineWith('accounting', 'procurement', 'inventory', 'warehouse', 'projects')];

/** `/industry/oil-gas`. */
export const oilGas = page({
  title: 'Oil & gas',
  path: '/industry/oil-gas',
  blocks: [
    {
      _type: 'pageHero',
      title: 'Every\u00a0site, every\u00a0purchase, on one record.',
      lead: 'ERP for operators and service firms that need procurement control and cost tracking by site.',
      actions: ways,
      layout: 'illustration',
      image: media.illustration('industry-oil'),
    },
    { _type: 'benefitGrid', title: 'What changes at the site and at head office.', cards: benefits },
    {
      _type: 'capabilityGrid',
      title: 'Capabilities for oil and gas.',
      lead: 'Control purchasing, charge cost to its site, and keep spares where they can be found.',
      bed: 'sunk',
      cards: capabilities,
    },
    {
      _type: 'mediaRow',
      title: 'Casing at the base, valves at the site.',
      text: 'Each store shows what it holds and what is on its way to another, at cost.',
      link: { label: 'Warehouse management', href: '/features/warehouse-management' },
      image: media.view(
        'stock-by-warehouse',
        'Sample stock of an oil and gas service firm: casing joints at the base, valves and gaskets at the site.',
        'fairlead',
      ),
    },
    {
      _type: 'mediaRow',
      title: 'Valves paid for once they have arrived.',
      text: 'The order, the receipt at the site and the supplier’s invoice are compared line by line.',
      link: { label: 'Procurement', href: '/features/procurement' },
      image: media.view(
        'three-way-match',
        'Sample three-way match: an order of valves and gaskets, its receipt at the site and its invoice, with identical lines.',
        'fairlead',
      ),
    },
  ],
  endCap: {
    title: 'See it with one of your sites.',
    text: 'Bring one month of a site’s purchases to a demo, and see them matched and charged to the site.',
    actions: ways,
    look: 'band',
  },
  seo: {
    title: 'ERP for oil and gas',
    description:
      'Procurement control, cost tracking by site, spares by store and bin, and group accounting for operators and service firms.',
  },
});
