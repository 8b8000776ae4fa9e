import { actions, outlineWith } from '../../build/actions.mjs';
import { media } from '../../build/media.mjs';
import { page } from '../../build/page.mjs';

const benefits = [
  {
    title: 'Materials in view',
    description: 'What is on hand, where it is, and what is on order.',
    icon: 'boxes',
    color: 'moss',
  },
  {
    title: 'Costs you can follow',
    description: 'Each receipt keeps its unit cost, and each issue carries it on.',
    icon: 'calculator',
    color: 'ochre',
  },
  {
    title: 'Buying that matches',
    description: 'Order, goods receipt and invoice match before payment.',
    icon: 'file-check-2',
    color: 'slate',
  },
  {
    title: 'Jobs against budget',
    description: 'A production job carries its budget and its actual cost.',
    icon: 'hard-hat',
    color: 'clay',
  },
];

const capabilities = [
  {
    title: 'Inventory costing',
    description: 'Three valuation methods, one record.',
    icon: 'package',
    bullets: ['FIFO, LIFO, weighted average', 'Auto journal entries'],
    href: '/features/inventory-management',
    color: 'moss',
    enabled: true,
  },
  {
    title: 'Procurement',
    description: 'Materials bought with a clear trail.',
    icon: 'file-check-2',
    bullets: ['Requisition to purchase order', 'Three-way match'],
    href: '/features/procurement',
    color: 'ochre',
    enabled: true,
  },
  {
    title: 'Warehouse management',
    description: 'Materials and finished goods by bin.',
    icon: 'warehouse',
    bullets: ['Racks and bins', 'Inbound and fulfilment'],
    href: '/features/warehouse-management',
    color: 'iron',
    enabled: true,
  },
  {
    title: 'Job costing',
    description: 'Labour and materials charged to the job.',
    icon: 'hard-hat',
    bullets: ['Budgets by cost code', 'Margin at completion'],
    href: '/features/project-job-costing',
    color: 'clay',
    enabled: true,
  },
  {
    title: 'Order management',
    description: 'From the customer’s order to the return.',
    icon: 'clipboard-list',
    bullets: ['Orders and billing', 'Returns'],
    href: '/features/order-management',
    color: 'slate',
    enabled: true,
  },
  {
    title: 'Accounting & finance',
    description: 'Stock movements reach the ledger.',
    icon: 'landmark',
    bullets: ['Receivables and payables', 'Cash-flow forecast'],
    href: '/features/accounting-finance',
    color: 'pine',
    enabled: true,
  },
];

const ways = [actions.demo, outlineWith('accounting', 'procurement', 'inventory', 'warehouse', 'projects')];

/** `/industry/manufacturing`. */
export const manufacturing = page({
  title: 'Manufacturing',
  path: '/industry/manufacturing',
  blocks: [
    {
      _type: 'pageHero',
      title: 'Know what it cost before you price it.',
      lead: 'ERP for manufacturers who need materials, costing and purchasing on one record.',
      actions: ways,
      layout: 'illustration',
      image: media.illustration('industry-manufacturing'),
    },
    { _type: 'benefitGrid', title: 'What changes between the dock and the line.', cards: benefits },
    {
      _type: 'capabilityGrid',
      title: 'Capabilities for manufacturing.',
      lead: 'Buy materials, store them, charge their cost to a job and sell the result.',
      bed: 'sunk',
      cards: capabilities,
    },
    {
      _type: 'mediaRow',
      title: 'One metal, bought at three prices.',
      text: 'Each receipt is a layer with its own unit cost. The valuation method decides which layer is used first.',
      link: { label: 'FIFO, LIFO or weighted average', href: '/company/blog/fifo-lifo-weighted-average' },
      image: media.view(
        'item-cost',
        'Sample item cost: three receipts of bronze bar, 300 metres on hand, 13,140.00 at an average of 43.80.',
        'stannard',
      ),
    },
    {
      _type: 'mediaRow',
      title: 'Bar stock, from the dock to the line.',
      text: 'A receipt adds to the count at the dock, and what is sent to the line is taken off it.',
      link: { label: 'Warehouse management', href: '/features/warehouse-management' },
      image: media.view(
        'stock-movements',
        'Sample movements of bronze bar at the dock: three receipts, then 70 and 40 metres sent to the line.',
        'stannard',
      ),
    },
    {
      _type: 'mediaRow',
      title: 'Materials on order, from order to payment.',
      text: 'The same list tells production what has not arrived yet, and finance what it will owe.',
      link: { label: 'Procurement', href: '/features/procurement' },
      image: media.view(
        'purchase-orders',
        'Sample purchase orders of a pump maker: bar and seal kits, one order paid, the latest not received yet.',
        'stannard',
      ),
    },
    {
      _type: 'mediaRow',
      title: 'A batch of pumps is a job.',
      text: 'Castings, machine hours and testing are charged to it as they happen, so its cost is known before it ships.',
      link: { label: 'Project tracking', href: '/features/project-job-costing' },
      image: media.view(
        'job-costs',
        'Sample job costs of 24 pumps: castings, machining, labour and testing, 6,040 to date.',
        'stannard',
      ),
    },
  ],
  endCap: {
    title: 'See it with your own materials.',
    text: 'Bring one product and what goes into it to a demo, and follow it from the requisition to its cost.',
    actions: ways,
    look: 'band',
  },
  seo: {
    title: 'ERP for manufacturing',
    description:
      'Materials, inventory costing, purchasing, job costs and accounting on one record, for small and medium manufacturers.',
  },
});
