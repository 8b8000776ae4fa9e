import { article } from '../build/article.mjs';
import { embed } from '../build/embed.mjs';
import { media } from '../build/media.mjs';
import { richText } from '../build/rich-text.mjs';

const body = richText(
  `A return is now part of the order it came from. Open the order and you see what was sent, what was billed, what came
  back and what was credited, line by line.

  ## What changed

  Before, a return was a document of its own that mentioned an order number. Now it starts from the order’s line. The
  quantity cannot be more than was sent, the price is the one that was billed, and the stock goes back to a bin that
  is named.

  ## What happens on a return

  1. The return is raised against the line, with a reason.
  2. The goods arrive and are counted in the returns area.
  3. It is decided what happens to them: back to stock, back to the supplier, or written off.
  4. The customer is credited for what was accepted.
  5. Auto journal entries reverse the sale and, where the goods go back to stock, its cost.

  ### Two figures that should not be confused

  The credit is what the customer was billed. The cost that returns to stock is what the goods cost you. They differ by your
  margin, and keeping them apart is what keeps the [valuation](/company/blog/fifo-lifo-weighted-average) right.`,
  embed.caution(
    'Credit after counting',
    'A credit raised before the goods arrive is a promise about an unopened box. Count first.',
  ),
  `## Who it is for

  Shops, wholesalers and makers whose customers send goods back. See
  [order management](/features/order-management) for orders, billing, returns and reports, and
  [retail and distribution](/industry/retail-distribution) for how shops and warehouses share them.`,
);

/** News about returns. */
export const returnsOnTheOrder = article({
  slug: 'returns-on-the-order-page',
  channel: 'news',
  title: 'Returns, on the order they came from',
  about: 'stock',
  excerpt:
    'What is new: goods that come back are counted, put away and credited without a document of their own.',
  publishedOn: '2026-03-11',
  writtenBy: 'lena-fischer',
  cover: media.view(
    'credit-note',
    'Sample credit note, the last step of a return: what was billed, what came back and what is still due.',
  ),
  body,
  seo: {
    description:
      'A return now starts from the order line it belongs to, so that quantity, price, credit and cost stay together.',
  },
});
