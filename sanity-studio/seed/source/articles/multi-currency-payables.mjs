import { article } from '../build/article.mjs';
import { embed } from '../build/embed.mjs';
import { media } from '../build/media.mjs';
import { richText } from '../build/rich-text.mjs';

const body = richText(
  `A supplier’s invoice in another currency now shows three figures on one record: what was invoiced, what it was
  worth in your currency on the day, and what it cost to pay. The difference between the last two posts itself.

  ## One invoice, followed through

  An invoice for 4,000.00 US dollars is booked when a dollar is worth 0.80 pounds, and paid when it is worth 0.79.`,
  embed.table('One invoice from booking to payment (sample figures)', [
    ['Step', 'USD', 'Rate', 'GBP'],
    ['Invoice booked', '4,000.00', '0.80', '3,200.00'],
    ['Invoice paid', '4,000.00', '0.79', '3,160.00'],
  ]),
  `The payable was 3,200.00 and 3,160.00 settled it. The 40.00 between them is a realised exchange gain. It goes to its
  own account through an auto journal entry, so it never disturbs the cost of what you bought.

  ## What stays the same

  - The cost of what you bought is the amount at which it was booked.
  - The supplier’s balance is kept in the supplier’s currency.
  - [Three-way match](/company/blog/three-way-match) compares in the currency of the order, so a moving rate is never
    mistaken for a changed price.

  ### At a month end

  Invoices that are still open are shown at the closing rate, and the difference so far is unrealised. It is reversed
  when the invoice is paid.

  ## Who it is for

  Businesses that buy abroad, and groups whose companies buy from one another. Multi-currency belongs to
  [accounting and finance](/features/accounting-finance); the orders it starts from belong to
  [procurement](/features/procurement).`,
);

/** News about multi-currency accounting. */
export const multiCurrencyPayables = article({
  slug: 'multi-currency-payables',
  channel: 'news',
  title: 'Multi-currency payables, with the difference in view',
  about: 'accounting',
  excerpt:
    'For those who buy abroad: an invoice booked at one rate and paid at another, followed to the ledger.',
  publishedOn: '2026-05-06',
  writtenBy: 'daniel-okoro',
  cover: media.view(
    'journal-entries',
    'Sample journal entries of an invoice of 4,000.00 US dollars: booked as 3,200.00 pounds, paid with 3,160.00, and the 40.00 between them on an account of its own.',
    'ashdown',
  ),
  body,
  seo: {
    description:
      'Supplier invoices in another currency show the booked amount, the paid amount and the exchange difference together.',
  },
});
