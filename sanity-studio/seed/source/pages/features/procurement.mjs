import { actions } from '../../build/actions.mjs';
import { media } from '../../build/media.mjs';
import { guides, moduleEnd } from '../../build/module-end.mjs';
import { page } from '../../build/page.mjs';
import { outlineEndCap } from '../../build/quote-builder.mjs';

const sections = [
  {
    title: 'Suppliers and requisitions',
    subTitle: 'From a request to an order',
    description:
      'Someone needs something. The request is written down, approved and turned into an order with its history attached.',
    bullets: [
      { title: 'Suppliers', description: 'Terms, contacts and what you have bought from each.' },
      {
        title: 'Requisition to purchase order',
        description: 'The request becomes the order. Nothing is typed a second time.',
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
    description:
      'The receipt is recorded against the order by the people who opened the boxes. Stock and the ledger follow.',
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
      'Order, receipt and invoice are compared line by line. When they match the invoice is ready to pay; when they differ someone decides.',
    bullets: [
      { title: 'Three-way match', description: 'Quantity and price, on all three documents.' },
      {
        title: 'Compliance',
        description: 'Who asked, who approved, who received and who paid, in one trail.',
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
      title: 'Order it, receive\u00a0it, match\u00a0it, pay\u00a0it.',
      lead: 'Procurement for businesses that want a clear trail from the request to the payment.',
      actions: [actions.start, actions.demo],
      layout: 'sheet',
      image: media.view(
        'purchase-orders',
        'Sample purchase orders: six orders with their suppliers, and how far each has come, from ordered to billed.',
      ),
    },
    { _type: 'moduleSections', sideIndex: false, sections },
    ...moduleEnd({
      customer: { id: 'ruth-lindqvist', title: 'Bought for a job, seen against its budget.' },
      questions: ['invoice-differs', 'order-and-pay', 'received-in-parts'],
      guides: [guides.match, guides.currency],
      next: {
        title: 'Inventory management',
        description: 'What was received, where it is, and what it cost.',
        icon: 'package',
        href: '/features/inventory-management',
      },
    }),
  ],
  endCap: outlineEndCap({ module: 'procurement', title: 'A quote with procurement in it.' }),
  seo: {
    title: 'Procurement: purchase orders to three-way match',
    description:
      'Suppliers, requisition to purchase order, goods receipt, three-way match and compliance, in one trail from request to payment.',
  },
});
