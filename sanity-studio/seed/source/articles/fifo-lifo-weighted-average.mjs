import { article } from '../build/article.mjs';
import { embed } from '../build/embed.mjs';
import { media } from '../build/media.mjs';
import { richText } from '../build/rich-text.mjs';
import { valuationCalculator } from '../build/valuation-calculator.mjs';

const body = richText(
  `When identical items are bought at different prices, you have to decide which cost leaves the shelf first. That
  decision changes cost of goods sold, and so gross profit. It does not change how much cash you paid or how many units
  you have.

  ## What a method decides

  Take one item, an oak shelf. It was received three times: 100 at 17.60 on 2\u00a0February, 60 at 18.50 on
  18\u00a0February and 120 at 18.90 on 6\u00a0March. The 280 units cost 5,138.00 together.

  Each receipt is a layer: a quantity with its own cost. After the third, an order takes 130 units. The question is which
  130. The shelves are alike, so the warehouse does not care. The ledger does.

  Whatever you choose, the 5,138.00 you paid is divided in two: part becomes cost of sale, and the rest stays on the
  balance sheet as stock. A method moves the line between them. It never changes the sum.

  ## First in, first out

  The oldest layer is used first. Stock on hand is valued at the most recent prices. It suits goods that are physically
  rotated, and most teams find it the easiest to explain.

  Of the 130 units, 100 come from the layer of 2\u00a0February and 30 from the layer of 18\u00a0February. What remains is 30 units
  at 18.50 and 120 at 18.90.`,
  embed.figure(
    media.view(
      'cost-of-sale',
      'Sample sale of 130 units by FIFO: 100 at 17.60 and 30 at 18.50, 2,315.00 in all.',
    ),
  ),
  `When prices rise, FIFO charges the older, cheaper layers to the sale, so cost of sale is lower and profit is higher
  than under the other two methods. When prices fall it is the other way round.

  ## Last in, first out

  The newest layer is used first. Of the 130 units, 120 come from the layer of 6\u00a0March and 10 from that of 18\u00a0February.
  The sale is charged with prices close to today’s, and the oldest costs stay in stock, sometimes for years.

  Check what your local standards allow before choosing it. International standards (IAS\u00a02) do not permit LIFO, and
  neither does FRS 102 in the United Kingdom. It is permitted under United States GAAP.`,
  embed.caution(
    'Old layers can surprise you',
    'If stock falls below its usual level, LIFO reaches layers that are years old. Their costs enter one month’s profit all at once.',
  ),
  `## Weighted average

  Every unit carries the same cost: total value divided by total quantity. Here that is 5,138.00 divided by 280, which
  is 18.35. Sell 130 and the cost of sale is 130 times 18.35.

  An average can be taken once for the period, as here, or worked out again after every receipt. The second is called a
  moving average. Over the same month they can give different answers, so note which one you use.

  Weighted average suits items that mix and cannot be told apart: screws in a bin, grain in a silo, fuel in a tank.

  ## The three side by side`,
  embed.table('A sale of 130 units under each method (sample figures)', [
    ['Method', 'Cost of sale', 'Stock left', 'Together'],
    ['FIFO', '2,315.00', '2,823.00', '5,138.00'],
    ['LIFO', '2,453.00', '2,685.00', '5,138.00'],
    ['Weighted average', '2,385.50', '2,752.50', '5,138.00'],
  ]),
  `The 130 units are sold for 3,120.00, so gross profit is 805.00 under FIFO, 667.00 under LIFO and 734.50 by weighted
  average. The business is the same in all three. Only the date on which the difference is recognised has
  moved.`,
  valuationCalculator({
    anchor: 'try-it',
    title: 'Try another sale',
    lead: 'The three receipts and the sale above, by FIFO. Sell 200 instead, and see which layers are left.',
  }),
  `## Choosing one

  - **Do the goods expire or go out of date?** You rotate them already, so FIFO describes what happens.
  - **Are the units impossible to tell apart?** Weighted average asks for the least record-keeping.
  - **Do you report under rules that forbid LIFO?** Then there are two methods to choose from, not three.
  - **Do you compare yourself with others?** Use what your industry uses, or expect to explain the difference.

  > Choose the method that you can explain to someone who has just counted the shelf.

  ### Before you switch

  - Choose a date that falls on a period boundary.
  - Count stock and clear open receipts.
  - Record the reason for the change.
  - Ask your auditor whether earlier periods must be restated.

  A change of method is a change of accounting policy. It is allowed when it gives a better picture.

  [Inventory management](/features/inventory-management) values stock by FIFO, LIFO or weighted average, and carries the
  cost of each sale to the ledger.`,
);

/** The guide drawn in the design; its figures are those of the item-cost sheet. */
export const fifoLifoWeightedAverage = article({
  slug: 'fifo-lifo-weighted-average',
  channel: 'blog',
  title: 'FIFO, LIFO or weighted average: choosing a method',
  about: 'stock',
  excerpt:
    'The same stock can be worth three different amounts. Here is what each method assumes and when it fits.',
  publishedOn: '2026-06-25',
  writtenBy: 'priya-nair',
  cover: media.view('item-cost', 'Sample item cost: three receipts of one item at three unit costs.'),
  body,
  seo: {
    description:
      'What FIFO, LIFO and weighted average each assume, worked through on one set of figures, and how to choose between them.',
  },
});
