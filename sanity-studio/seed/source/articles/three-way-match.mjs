import { article } from '../build/article.mjs';
import { embed } from '../build/embed.mjs';
import { media } from '../build/media.mjs';
import { richText } from '../build/rich-text.mjs';

const body = richText(
  `Three documents describe every purchase. The order says what you asked for. The goods receipt says what came. The
  invoice says what you are asked to pay. Three-way match compares them, line by line, before any money leaves.

  It is a simple control, and a strong one. It is also easy to expect too much of it.

  ## What is compared

  Two things on each line: **quantity** and **price**. The quantity invoiced should not exceed the quantity received,
  and the price invoiced should be the price ordered. Here is a purchase order for two items where one delivery was
  short.`,
  embed.table('PO-0315, with a short delivery (sample figures)', [
    ['Document', 'Steel bracket', 'Wall anchor kit', 'Value'],
    ['Order', '500', '200', '1,295.00'],
    ['Receipt', '500', '180', '1,223.00'],
    ['Invoice', '500', '200', '1,295.00'],
  ]),
  embed.figure(
    media.view(
      'goods-receipt',
      'Sample goods receipt: counted in against its order, with one line 20 short.',
    ),
  ),
  `Brackets cost 1.15 each and anchor kits 3.60. Twenty kits are missing, so the invoice is 72.00 too high. Without the
  receipt, order and invoice match perfectly and the payment goes through. That is the whole argument for the third
  document.

  ## What it catches

  - **Short deliveries.** You are billed for what was ordered; you received less.
  - **Price changes.** The supplier’s list moved after you ordered.
  - **Duplicate invoices.** The first one used up the receipt, so the second has nothing to match.
  - **Invoices for nothing.** No order, no receipt, no match.
  - **Wrong units.** Ordered by the box, billed by the piece: the quantities differ by a suspicious factor.

  ## What it does not catch

  ### A bad order

  If the wrong thing is ordered, at a poor price, from a friend, the three documents will match beautifully. The match checks that you got what you ordered. It says nothing about whether you should have ordered it. That belongs to the
  requisition: who may ask, who approves, and up to which amount.

  ### A careless receipt

  A receipt entered from the delivery note, with the boxes unopened, is a copy of what the supplier claims. The match
  then compares the supplier’s paper with the supplier’s paper. The control is only as good as the person who counted.

  ### Quality

  One hundred and twenty shelves arrived. Twelve are scratched. The count is right. Decide in advance whether damaged
  goods are received and returned, or not received at all, and make it the rule for everyone.

  ### Services

  There is no box to count when a consultant finishes a day. The usual answer is that the person who received the work
  confirms it, and that confirmation stands in for the receipt.`,
  embed.caution(
    'Do not let one person do all three',
    'Whoever orders should not also receive and pay. The match compares documents; separate hands make the documents worth comparing.',
  ),
  `## Tolerances

  Freight gets rounded. Weights vary. If every difference of a few pence stops an invoice, people will learn to approve
  without reading. Set a tolerance, and set it twice:

  1. an amount, so that small lines do not stop the queue;
  2. a share of the line, so that a large line cannot hide a large difference.

  Pay only where the difference is inside both. Review the tolerated differences once a quarter, by supplier. One
  supplier who is always a little over, and always just inside, deserves a telephone call.

  > A tolerance is a price you have agreed to pay for not looking. Know what it adds up to.

  ## When the documents differ

  Decide who decides. A quantity question belongs to the warehouse, since they counted. A price question belongs to the
  buyer, since they negotiated it. Finance holds the invoice until one of them answers, and should not be asked to guess.
  Three answers are possible: the supplier corrects the invoice, the receipt was wrong and is corrected, or the order
  is changed with a reason attached.

  ## Start with one supplier

  Take the supplier who sends the most invoices. Match every line for a month and count the differences by kind. You
  will know more about your purchasing than any report has told you, and you will know which rule to write first.

  [Procurement](/features/procurement) carries a request through order, receipt and match to payment, with
  [role-based access](/features/warehouse-management) between the steps.`,
);

/** A guide to the control at the centre of the procurement module. */
export const threeWayMatch = article({
  slug: 'three-way-match',
  channel: 'blog',
  title: 'What three-way match catches, and what it does not',
  about: 'stock',
  excerpt: 'Five mistakes that stop a payment, four cases that the match misses, and how to set tolerances.',
  publishedOn: '2026-06-04',
  writtenBy: 'sade-bello',
  cover: media.view(
    'three-way-match',
    'Sample three-way match: order, receipt and invoice with the same lines and the same value, ready to pay.',
  ),
  body,
  seo: {
    description:
      'How three-way match works, which mistakes it stops, which ones pass straight through, and how to set tolerances.',
  },
});
