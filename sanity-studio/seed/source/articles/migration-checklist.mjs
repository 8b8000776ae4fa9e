import { article } from '../build/article.mjs';
import { embed } from '../build/embed.mjs';
import { media } from '../build/media.mjs';
import { richText } from '../build/rich-text.mjs';

const body = richText(
  `A spreadsheet that has been kept for nine years contains three years of business and six of habit. The steps below
  carry the business across and leave the habit behind. They are in the order in which we suggest taking them.

  ## 1. Choose the date

  Go live at the end of a period, ideally the end of a year or a quarter. Everything before the date stays where it is,
  to be read and not changed. Everything after it happens in one place. A date in the middle of a month means two sets
  of books for that month, which then have to be added together.

  **Check:** the date is written down and the tax return for the earlier period is planned.

  ## 2. Clean the lists

  Four lists carry over whole: accounts, customers, suppliers, items. Each has duplicates. Merge them in the old system,
  where people still recognise the names.

  - Accounts without a posting for two years: close them.
  - Customers with no balance and no order for two years: leave them behind.
  - Items with no stock and no movement: leave them behind too.
  - Suppliers: confirm bank details with the supplier, by a route you already trust.

  **Check:** one person owns each list and has gone through it to the end.

  ## 3. Move what is open

  You need what is unfinished: unpaid invoices, unpaid bills, orders not yet sent, purchases not yet received, stock on
  hand, jobs not yet billed. Finished transactions can be kept as an export. Bringing ten years of paid invoices across
  costs a great deal and is looked at, in practice, about twice.

  **Check:** each list of open items has a count and a total, written down before it is loaded.`,
  embed.note(
    'Keep the old system readable',
    'Tax authorities expect records to be kept for years. Export them to a form you can open without a licence, and try opening it.',
  ),
  `## 4. Load the opening balances

  The closing balances of the last day are loaded as one journal. It must balance by itself, and three of its lines must
  equal the lists behind them: receivables with the unpaid invoices, payables with the unpaid bills, and
  inventory with the stock list. Sales and their cost are in it as well where the year has already begun.`,
  embed.table('A retailer’s balances on 31 March, and the lists behind them (sample figures)', [
    ['Account', 'Balance', 'The list that it must equal'],
    ['Receivables', '13,464.00', 'Unpaid invoices'],
    ['Payables', '2,592.00', 'Unpaid bills'],
    ['Inventory', '15,073.80', 'Stock on hand, at cost'],
  ]),
  `**Check:** debits equal credits, and each of the three lists adds up to its balance, to the penny.

  ### If it does not add up

  Find the difference before loading anything. Halve it and look for that amount: an entry on the wrong side doubles
  itself. Divide it by nine: a whole result suggests two digits changed places. Neither is proof, but both are quick.

  ## 5. Count the stock

  Do not carry over a stock figure that has not been counted. Count on the last day, by location, and value it by the
  method you will use from then on. This is the moment to [choose one](/company/blog/fifo-lifo-weighted-average), since
  there is no earlier period to restate in the new system.

  **Check:** quantity times unit cost, summed, is the inventory balance in the table.`,
  embed.figure(
    media.view(
      'stock-by-warehouse',
      'Sample stock of a retailer on its last day before go-live, counted by place: 15,073.80 at cost, as in the account of inventory.',
      'wren',
    ),
  ),
  `
  ## 6. Rehearse

  Load everything once before the real date, with last month’s figures. The rehearsal finds the column that was text,
  the customer called “Various” and the item sold in metres and bought in rolls.

  > The first load is for finding out. Plan to throw it away.

  **Check:** what was found has been put right, and a second load needed no work by hand.

  ## 7. Go live, then stop

  1. Freeze the old system: read only, for everyone.
  2. Load lists, open items and balances.
  3. Compare the trial balance on both sides and have two people sign it.
  4. Process one of everything: an order, an invoice, a purchase, a receipt, a payment.
  5. Open the doors.

  Do not run both systems in parallel for months. It doubles the work in the weeks when people have least time,
  and whichever one is easier will be kept up while the other quietly goes wrong.

  **Check:** the trial balance is signed, and the order, invoice, purchase, receipt and payment can each be found again.

  ## How long it takes

  The loading takes days. The cleaning takes as long as the lists are long, and it can start today, whatever you decide
  about software. Implementation as a whole takes {small-start} for small companies ({small-size}), {medium-start} for medium
  ({medium-size}) and {large-start} for large ones; [project management](/resources/project-management) shows where migration sits in it.`,
);

/** The guide that the FAQ's migration answer leads to. */
export const migrationChecklist = article({
  slug: 'migration-checklist',
  channel: 'blog',
  title: 'Moving off spreadsheets: a migration checklist',
  about: 'accounting',
  excerpt:
    'Moving records is mostly deciding what not to move. Seven steps, and the check that ends each one.',
  publishedOn: '2026-05-19',
  writtenBy: 'mei-tanaka',
  cover: media.view(
    'trial-balance',
    'Sample trial balance of a retailer on 31 March, the last day before go-live: debits and credits are both 77,232.00.',
    'wren',
  ),
  body,
  seo: {
    description:
      'A checklist for leaving spreadsheets or another accounting tool: the date, the lists, open items, balances, stock and rehearsal.',
  },
});
