import { actions } from '../../build/actions.mjs';
import { media } from '../../build/media.mjs';
import { guides, moduleEnd } from '../../build/module-end.mjs';
import { page } from '../../build/page.mjs';
import { outlineEndCap } from '../../build/quote-builder.mjs';
import { valuationCalculator } from '../../build/valuation-calculator.mjs';

const sections = [
  {
    title: 'Tracking',
    subTitle: 'Each item at each location',
    description: 'See quantity on hand by warehouse, rack and bin, and what is still in transit.',
    bullets: [
      { title: 'Several warehouses', description: 'One view of stock across all of them.' },
      { title: 'Racks and bins', description: 'Every location named, down to the bin.' },
      { title: 'Role-based access', description: 'Warehouse manager, picker and auditor.' },
    ],
    image: media.view(
      'stock-by-location',
      'Sample warehouse: racks of five levels, with the quantity in one bin.',
    ),
  },
  {
    title: 'Pricing and costing',
    subTitle: 'Three valuation methods',
    description:
      'Value stock by FIFO, LIFO or weighted average. Auto journal entries carry the values to the ledger.',
    bullets: [
      { title: 'FIFO', description: 'First in, first out.' },
      { title: 'LIFO', description: 'Last in, first out.' },
      { title: 'Weighted average', description: 'One running unit cost per item.' },
    ],
    image: media.view(
      'item-cost',
      'Sample item cost: three receipts, 280 units on hand, 5,138.00 at an average of 18.35.',
    ),
  },
  {
    title: 'Transactions and automation',
    subTitle: 'The books follow the stock',
    description:
      'Every stock transaction names the order or the purchase that caused it, and routine steps can be automated.',
    bullets: [
      { title: 'Goods receipt', description: 'Checked by three-way match in procurement.' },
      {
        title: 'Orders, billing and returns',
        description: 'Handled in order management, against the same stock.',
      },
      { title: 'Automation', description: 'Routine movements and their entries made without retyping.' },
    ],
    image: media.view(
      'general-ledger',
      'Sample general ledger: the stock of a sale leaves at its cost and goods received come in, each as an entry of its own.',
    ),
  },
];

/** `/features/inventory-management`. */
export const inventoryManagement = page({
  title: 'Inventory management',
  path: '/features/inventory-management',
  blocks: [
    {
      _type: 'pageHero',
      title: 'Know what you hold, where it is and what it cost.',
      lead: 'Inventory management for businesses that have outgrown a stock spreadsheet.',
      actions: [actions.demo, actions.outline],
      layout: 'sheet',
      image: media.view(
        'stock-by-warehouse',
        'Sample stock by warehouse: five items at cost, 14,556.70 in all.',
      ),
    },
    { _type: 'moduleSections', sideIndex: false, sections },
    valuationCalculator({
      anchor: 'value-stock',
      title: 'Value one sale by FIFO.',
      lead: 'Three receipts of one item, and one sale. Change the units sold, and see the cost of the sale and the value of the stock that is left.',
    }),
    ...moduleEnd({
      customer: { id: 'ines-carvalho', title: 'The count and the books, in one close.' },
      questions: {
        title: 'Questions on methods, transfers and entries.',
        items: ['valuation-methods', 'in-transit', 'movements-posted'],
      },
      guides: {
        title: 'Guides to valuing stock and to moving its records.',
        items: [guides.valuation, guides.migration],
      },
      next: {
        title: 'Warehouse management',
        description: 'The same count, down to the rack and bin.',
        icon: 'warehouse',
        href: '/features/warehouse-management',
      },
    }),
  ],
  endCap: outlineEndCap({ module: 'inventory', title: 'See your own items valued.' }),
  seo: {
    title: 'Inventory management: tracking, costing, automation',
    description:
      'Tracking by warehouse, rack and bin, stock transactions, pricing and costing by FIFO, LIFO or weighted average, and automation.',
  },
});
