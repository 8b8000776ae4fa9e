import { article } from '../build/article.mjs';
import { embed } from '../build/embed.mjs';
import { media } from '../build/media.mjs';
import { richText } from '../build/rich-text.mjs';

const body = richText(
  `A profit and loss account says whether the business makes money. A cash-flow forecast says whether it can pay the
  wages on the 28th.

  ## Profit is not cash

  The two part company in three places:

  - **Timing.** You invoice in March and are paid in May. March has the profit; May has the cash.
  - **Stock.** You pay for goods when you buy them. They become a cost only when you sell them.
  - **The balance sheet.** A loan repaid, a machine bought, a tax bill settled: cash moves and profit does not.

  A growing business feels all three at once. It buys more, holds more and waits for more.

  ## Four lines, one rule

  Whatever a forecast looks like, underneath are four lines. The closing balance of one month is the opening balance of
  the next. If it is not, stop reading and ask.`,
  embed.table(
    'Three months ahead (sample figures)',
    [
      ['', 'April', 'May', 'June'],
      ['Opening balance', '91,000', '80,000', '52,000'],
      ['Money in', '108,000', '96,000', '134,000'],
      ['Money out', '(119,000)', '(124,000)', '(119,000)'],
      ['Closing balance', '80,000', '52,000', '67,000'],
    ],
    { totalRow: true },
  ),
  `Read the last line first. The lowest closing balance is what matters, and here it is May. Two questions follow. Is
  52,000 enough to be comfortable? And what would have to go wrong for it to reach nothing?

  ### The month is too wide

  A month hides the days inside it. If suppliers are paid on the 5th and customers pay on the 25th, the balance on the
  15th is much lower than either end. Where May looks tight, open it by week.

  ## How sure is each figure?

  Not every number in a forecast deserves the same trust. Sort the figures.

  1. **Known**: invoices sent, bills received, wages, rent, loan repayments, tax. These have dates and amounts.
  2. **Likely**: orders taken and not yet billed, purchases ordered and not yet received.
  3. **Hoped**: sales that have not been ordered yet.

  Near months should be made mostly of the first kind, later months of the second and third. A forecast whose next four
  weeks are mostly hope is a budget wearing a different title.

  ## Dates customers keep

  The commonest mistake is to forecast receipts on their due date. Customers have habits. Look at when each one really
  paid over the last year and use that. If a customer takes 45 days on 30-day terms, the forecast should say 45, and a
  separate conversation should be about why.`,
  embed.figure(
    media.view(
      'aged-receivables',
      'Sample aged receivables: what each customer owes, and what of it is overdue.',
    ),
  ),
  `> Forecast the day on which they pay, and ask them about the day on which they should.

  ## Ask it one question at a time

  The use of a forecast is to change it and see. Move one thing, look at the lowest balance, then put it back.

  - The largest customer pays a month late.
  - The next stock purchase is split in two.
  - The tax bill is what it was last year.
  - A new person starts in June, not in September.

  After two changes at once you cannot tell which of them did it.`,
  embed.note(
    'Set a floor',
    'Choose the balance below which you would act, and write down what the act would be. It is easier to decide in a calm month.',
  ),
  `## Compare it with what happened

  At each month end compare actual with forecast, line by line, and note the largest difference. If money in is always
  late, change the dates. If money out is always higher, find out what is being left off the list: it is often annual
  bills, which visit once and are forgotten for eleven months.

  Expect the forecast to be wrong by less each month, and for reasons that you know.

  When receivables, payables and budgets come from the same record, the first two kinds of figure fill themselves in.
  [Accounting and finance](/features/accounting-finance) shows how cash flow and forecasting belong to the ledger, and
  [why the close takes too long](/company/blog/why-the-month-end-close-takes-too-long) is the companion to this guide.`,
);

/** A guide to the forecast. */
export const cashFlowForecast = article({
  slug: 'reading-a-cash-flow-forecast',
  channel: 'blog',
  title: 'How to read a cash-flow forecast',
  about: 'accounting',
  excerpt:
    'A company can be profitable and out of cash in the same month. The forecast is where you see it coming.',
  publishedOn: '2026-03-19',
  writtenBy: 'priya-nair',
  cover: media.view(
    'cash-flow-forecast',
    'Sample forecast: solid bars are actual months, hatched bars are forecast, and the line is the closing balance.',
  ),
  body,
  seo: {
    description:
      'Why profit is not cash, which line of the forecast to read first, how far to trust each figure and what to ask of it.',
  },
});
