import { article } from '../build/article.mjs';
import { embed } from '../build/embed.mjs';
import { media } from '../build/media.mjs';
import { richText } from '../build/rich-text.mjs';

const body = richText(
  `Ask a finance team how long the close takes and you will hear a number of days. Ask how many hours they worked in
  those days and you will hear a smaller one. The difference is waiting, and waiting is the part worth looking at first.

  ## Measure the wait, not only the work

  For one close, write two figures next to each step: the hours of work it took, and the hours it stood still
  because something was missing. A count sheet had not come. A supplier had not invoiced. A sales report differed from
  the ledger, and it was not clear which was right.

  Here is what such a list can look like for a small retailer. The figures are invented; the shape is common.`,
  embed.table(
    'Where the hours of one close went (sample figures)',
    [
      ['Step', 'Hours worked', 'Hours waiting'],
      ['Bank and cash', '3', '4'],
      ['Stock count and value', '6', '16'],
      ['Supplier invoices', '8', '24'],
      ['Sales and receivables', '4', '8'],
      ['Journals and accruals', '5', '6'],
      ['Review', '4', '2'],
      ['Total', '30', '60'],
    ],
    { totalRow: true },
  ),
  `Thirty hours of work took ninety hours to pass. Working faster would shorten the thirty. Settling differences sooner would shorten the sixty.

  ## Three places where the time goes

  ### Two systems, two answers

  Stock says one value, the ledger says another, and the difference is explained again every month. The explanation is
  usually timing: goods were received on the 30th and invoiced on the 4th, so one system has them and the other does
  not. Reconciling by hand finds the same difference each time. Posting the receipt to the ledger when it happens means
  there is nothing to find.

  A goods receipt raises inventory and a liability together, before the invoice arrives. When the invoice comes it
  replaces that liability with a payable. If the two amounts differ, that is a price question for the buyer, and it was
  visible on the day.

  ### Entries that only one person can make

  Most closes have a handful of journals that live in one person’s head: the rent split, the prepaid insurance, the
  accrual for a contractor who invoices late. They are not hard. They are just not written down, so they wait for that
  person to be free.

  Write each one as a line: what it is, which accounts, where the amount comes from, and how to tell that it is right.
  A journal that can be described in one line can often be posted automatically. One that cannot is worth a second look.

  ### A review that begins at the end

  If the figures are first looked at when every step is done, every mistake is found at the most expensive moment. Review the
  balances that are finished while the others are still open. Cash can usually be reconciled on the first day.

  ## A close in an order that suits it

  1. Close purchasing first: no receipts dated in the old month after the cut-off.
  2. Reconcile cash the same day.
  3. Reconcile stock with the ledger, by location where there is more than one.
  4. Accrue for what was received and not yet invoiced.
  5. Post the recurring journals.
  6. Compare the result with last month and with the budget, and ask about what moved.

  The order matters because each step uses the one before it. Accruals made before the cut-off is firm are made twice.

  > A reconciling item that appears two months running needs a change to the process that makes it.

  ## What to leave alone

  Some waiting is honest. A stock count takes as long as it takes, and a bank statement arrives when it does. Do not
  spend effort on saving an hour of real checking. A close that is a day shorter and wrong is not shorter: the day comes
  back later, with interest.

  Small differences can be left too, if you have said beforehand what small is. Decide on an amount below which a
  difference is written off and noted, and an amount above which nothing closes until it is explained. Without the
  first figure people chase pennies; without the second they learn to look away.`,
  embed.note(
    'One change for next month',
    'Choose the step with the longest wait and ask only what it waited for. Change that, and measure again.',
  ),
  `## Where to start

  Pick one close. Write the two columns. Most teams find that one line holds a large share of the waiting, and that it
  belongs to a hand-over between departments. That is good news, because a hand-over can be settled in
  a meeting. See how [accounting and finance](/features/accounting-finance) and
  [procurement](/features/procurement) share one record, or read
  [what three-way match catches](/company/blog/three-way-match).`,
);

/** Lead guide of the blog. */
export const monthEndClose = article({
  slug: 'why-the-month-end-close-takes-too-long',
  channel: 'blog',
  title: 'Why the month-end close takes too long',
  about: 'accounting',
  excerpt: 'Where the time goes: most of the wait is reconciling systems that were never in step.',
  publishedOn: '2026-06-18',
  writtenBy: 'priya-nair',
  cover: media.view(
    'general-ledger',
    'Sample ledger of a retailer on 31 March: a receipt of goods and a sale have posted themselves, and both sides are equal.',
    'wren',
  ),
  body,
  seo: {
    title: 'Why the month-end close takes too long',
    description:
      'Most of a slow close is waiting. How to measure it, three places to look, and an order of steps that helps.',
  },
});
