import { actions } from '../../build/actions.mjs';
import { media } from '../../build/media.mjs';
import { guides, moduleEnd } from '../../build/module-end.mjs';
import { page } from '../../build/page.mjs';
import { outlineEndCap } from '../../build/quote-builder.mjs';

const sections = [
  {
    title: 'Suppliers and requisitions',
    subTitle: 'From a request to an order',
    description: 'A request is written down, approved and turned into an order, with its history attached.',
    bullets: [
      { title: 'Suppliers', description: 'Terms, contacts and what you have bought from each.' },
      {
        title: 'Requisition to purchase order',
        description: 'The approved request becomes the order, and is not typed again.',
      },
    ],
    image: media.view(
      'requisition',
      'Sample requisition: who asked and when, the limit that approved it, and the order that followed.',
    ),
  },
  {
    title: 'Goods receipt',
    subTitle: 'What arrived, where, and when',
    description: 'The people who unpack a delivery record it against its order. Stock and the ledger follow.',
    bullets: [
      {
        title: 'Goods receipt',
        description: 'Quantities counted in, line by line, against the purchase order.',
      },
      { title: 'Put away', description: 'Received stock goes to a named rack and bin.' },
    ],
    image: media.view(
      'goods-receipt',
      'Sample goods receipt: counted in against its order, with one line 20 short.',
    ),
  },
  {
    title: 'Three-way match and compliance',
    subTitle: 'Pay for what arrived, and show why',
    description:
      'Order, receipt and invoice are compared line by line. If they match, the invoice is ready to pay; if they differ, it waits for a decision.',
    bullets: [
      { title: 'Three-way match', description: 'Quantity and price, on all three documents.' },
      {
        title: 'Compliance',
        description: 'Who asked, approved, received and paid, in one trail.',
      },
      { title: 'Role-based access', description: 'The person who orders need not be the person who pays.' },
    ],
    image: media.view(
      'three-way-match',
      'Sample three-way match for PO-0318: order, receipt and invoice, each 2,728.00.',
    ),
  },
];

/** `/features/procurement`. */
export const procurement = page({
  title: 'Procurement',
  path: '/features/procurement',
  blocks: [
    {
      _type: 'pageHero',
      title: 'Order it, receive\u00a0it, match\u00a0it, pay\u00a0for\u00a0it.',
      lead: 'Procurement for businesses that want a clear trail from the request to the payment.',
      actions: [actions.demo, actions.outline],
      layout: 'sheet',
      image: media.view(
        'purchase-orders',
        'Sample purchase orders: six orders with their suppliers, and how far each has come, from ordered to billed.',
      ),
    },
    { _type: 'moduleSections', sideIndex: false, sections },
    ...moduleEnd({
      customer: { id: 'ruth-lindqvist', title: 'A commercial manager, on purchases for a job.' },
      questions: {
        title: 'Questions on mismatches, duties and deliveries.',
        items: ['invoice-differs', 'order-and-pay', 'received-in-parts'],
      },
      guides: {
        title: 'Guides to matching and to foreign invoices.',
        items: [guides.match, guides.currency],
      },
      next: {
        title: 'Inventory management',
        description: 'What was received, where it is, and what it cost.',
        icon: 'package',
        href: '/features/inventory-management',
      },
    }),
  ],
  endCap: outlineEndCap({ module: 'procurement', title: 'See one of your purchases matched.' }),
  seo: {
    title: 'Procurement: purchase orders to three-way match',
    description:
      'Suppliers, requisition to purchase order, goods receipt, three-way match and compliance, in one trail from request to payment.',
  },
});
