import { actions, outlineWith } from '../../build/actions.mjs';
import { media } from '../../build/media.mjs';
import { page } from '../../build/page.mjs';
import { fit } from '../../buyers/fit.mjs';
import { screens } from '../../buyers/screens.mjs';
import { story } from '../../buyers/story.mjs';

const benefits = [
  {
    title: 'Fewer stock surprises',
    description: 'Quantities by shop, warehouse and bin, in one place.',
    icon: 'package',
    color: 'pine',
  },
  {
    title: 'Margins at a known cost',
    description: 'Costing by FIFO, LIFO or weighted average.',
    icon: 'percent',
    color: 'ochre',
  },
  {
    title: 'Invoices checked first',
    description: 'Pay invoices that match the order and the receipt.',
    icon: 'file-check-2',
    color: 'slate',
  },
  {
    title: 'Clear roles',
    description: 'Warehouse manager, picker and auditor see what they need.',
    icon: 'user-check',
    color: 'clay',
  },
];

/** Exactly two of these are not available: automated order processing and integrated CRM. */
const capabilities = [
  {
    title: 'Inventory tracking',
    description: 'One view of stock across sites.',
    icon: 'package',
    bullets: ['By warehouse, rack and bin', 'Transactions and transfers'],
    href: '/features/inventory-management',
    color: 'moss',
    enabled: true,
  },
  {
    title: 'Warehouse management',
    description: 'Inbound to fulfilment, by location.',
    icon: 'warehouse',
    bullets: ['Multi-warehouse', 'Role-based access'],
    href: '/features/warehouse-management',
    color: 'iron',
    enabled: true,
  },
  {
    title: 'Automated order processing',
    description: 'Orders are entered and released by people. What is missing:',
    icon: 'split',
    bullets: ['Rules that route or split orders', 'Release without a manual step'],
    color: 'slate',
    enabled: false,
  },
  {
    title: 'Procurement',
    description: 'Suppliers, orders and receipts.',
    icon: 'file-check-2',
    bullets: ['Goods receipt', 'Three-way match'],
    href: '/features/procurement',
    color: 'ochre',
    enabled: true,
  },
  {
    title: 'Integrated CRM',
    description: 'Order management has customer records. What is missing:',
    icon: 'users',
    bullets: ['Sales pipeline', 'Follow-ups', 'Campaigns'],
    color: 'clay',
    enabled: false,
  },
  {
    title: 'Accounting & finance',
    description: 'Each sale is posted to the ledger.',
    icon: 'landmark',
    bullets: ['Receivables and tax', 'Multi-currency'],
    href: '/features/accounting-finance',
    color: 'pine',
    enabled: true,
  },
];

const ways = [actions.demo, outlineWith('accounting', 'orders', 'procurement', 'inventory', 'warehouse')];

/** `/industry/retail-distribution`. */
export const retailDistribution = page({
  title: 'Retail & distribution',
  path: '/industry/retail-distribution',
  blocks: [
    {
      _type: 'pageHero',
      title: 'One count, from stockroom to till.',
      lead: 'ERP for retailers and distributors who buy, hold and move stock across shops and warehouses.',
      actions: ways,
      layout: 'illustration',
      image: media.illustration('industry-retail'),
    },
    { _type: 'benefitGrid', title: 'What changes on the shop floor and in the office.', cards: benefits },
    {
      _type: 'capabilityGrid',
      title: 'Capabilities for retail and distribution.',
      lead: 'Four are part of the platform. Two are not available, and their cards say what is missing.',
      bed: 'sunk',
      cards: capabilities,
    },
    {
      _type: 'mediaRow',
      title: 'Each shop and the stockroom in one table.',
      text: 'What every shop and the stockroom hold, and what is on its way between them, at cost.',
      link: { label: 'Inventory management', href: '/features/inventory-management' },
      image: media.view(
        'stock-by-warehouse',
        'Sample stock of a chain of shops: three items by place, and the value of each.',
        'wren',
      ),
    },
    {
      _type: 'mediaRow',
      title: 'Orders of business customers, by stage.',
      text: 'See which orders are new, picked, shipped, billed or returned without ringing the warehouse.',
      link: { label: 'Order management', href: '/features/order-management' },
      image: media.view(
        'order-pipeline',
        'Sample order pipeline: 18 orders of business customers, from new to returned.',
        'wren',
      ),
    },
    fit,
    screens,
    story,
  ],
  endCap: {
    title: 'See it with your own shelves.',
    text: 'Bring ten items and two shops to a demo. See them counted, sell one and look at its cost.',
    actions: ways,
    look: 'band',
  },
  seo: {
    title: 'ERP for retail and distribution',
    description:
      'Stock, pricing, orders and buying across shops and warehouses, on one count, for retailers and distributors.',
  },
});
