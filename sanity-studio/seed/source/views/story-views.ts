import type { Company } from './company';
import { accountOf, entriesOf } from './ledger';
import { amountsOf, belongingTo, linesOf, type Paper, papersOf, stageOf, sum } from './papers';
import { table, type View } from './parts';
import { stockOf } from './stock';

const amount = (label: string) => ({ label, kind: 'amount', isSummed: true }) as const;
const units = (label: string) => ({ label, kind: 'whole', isSummed: true }) as const;
const isRuled = { isRuled: true } as const;
const ITEM = { label: 'Item' } as const;
/** The number that changed is marked in each. */
const total = (label: string, mark: string) => ({ cells: [label], mark });

/** The sheets that one order goes through, by the name of the step. */
export const storyViews: Record<string, (company: Company) => View | null> = {
  'story-order': (company) =>
    told(company, ({ order }) => ({
      title: `Sales order ${order.number}`,
      context: order.party,
      tag: { text: 'New' },
      parts: [
        table(
          {
            item: ITEM,
            ordered: { label: 'Ordered', kind: 'whole', ...isRuled },
            price: { label: 'Price', kind: 'amount', width: 'not-narrow' },
            amount: amount('Line total'),
          },
          linesOf(company, order).map((line) => [line.item, line.quantity, line.price, line.amount]),
          total('Order total', 'amount'),
        ),
      ],
    })),
  'story-pick': (company) =>
    told(company, ({ order, shipment, shipped }) => ({
      title: `Pick list ${order.number}`,
      context: shipment.place ?? '',
      tag: { text: 'Picking', tone: 'slate' },
      parts: [
        table(
          { item: ITEM, bin: { label: 'Bin', wraps: true, ...isRuled }, picked: units('Picked') },
          shipped.map(({ item, bins, quantity }) => [item, bins, quantity]),
          total('Units picked', 'picked'),
        ),
      ],
    })),
  'story-shipment': (company) =>
    told(company, ({ shipment, shipped }) => ({
      title: `Stock at ${shipment.place}`,
      context: `Shipment ${shipment.number}`,
      tag: { text: 'Shipped', tone: 'pine' },
      parts: [
        table(
          {
            item: ITEM,
            before: { ...units('Before'), ...isRuled },
            shipped: { ...units('Shipped'), width: 'not-narrow' },
            after: units('After'),
          },
          shipped.map(({ item, before, quantity }) => [item, before, -quantity, before - quantity]),
          total('Units on hand', 'after'),
        ),
      ],
    })),
  'story-invoice': (company) =>
    told(company, ({ invoice, due, amounts }) => ({
      title: `Invoice ${invoice.number}`,
      context: invoice.party,
      tag: { text: 'Billed', tone: 'pine' },
      parts: [
        table(
          { line: { label: 'Invoiced' }, due: { ...amount('Due'), ...isRuled } },
          [
            ['Order total', amounts.net],
            [`${company.taxName} ${company.taxRate}%`, amounts.tax],
          ],
          total(`Owed by ${written(due)}`, 'due'),
        ),
      ],
    })),
  'story-ledger': (company) =>
    told(company, ({ shipment, invoice }) => ({
      title: 'General ledger',
      context: invoice.date,
      tag: { text: 'Balanced', tone: 'pine' },
      parts: [
        table(
          {
            account: { label: 'Account' },
            debit: { ...amount('Debit'), ...isRuled },
            credit: amount('Credit'),
          },
          postingsOf(company, shipment, invoice).map(({ code, account, debit, credit }) => ({
            cells: [account, debit || null, credit || null],
            ...(code === accountOf(company, 'cost of sales')?.code && { mark: 'debit' }),
          })),
          ['Totals agree'],
        ),
      ],
    })),
  'story-forecast': (company) =>
    told(company, ({ invoice, due, expected, amounts: { gross } }) => ({
      title: 'Cash-flow forecast',
      context: due.slice(0, 7),
      tag: { text: 'Forecast', tone: 'ochre' },
      parts: [
        table(
          { line: { label: 'Money in' }, expected: { ...amount('Expected'), ...isRuled } },
          [
            ['Before', sum([expected, -gross])],
            [`${invoice.number}, due ${written(due)}`, gross],
          ],
          total(written(due, { month: 'short' }), 'expected'),
        ),
      ],
    })),
};

/** `5 Apr` */
const written = (date: string, form: Intl.DateTimeFormatOptions = { day: 'numeric', month: 'short' }) =>
  new Date(date).toLocaleDateString('en-GB', { ...form, timeZone: 'UTC' });

type Story = NonNullable<ReturnType<typeof storyOf>>;

function told(company: Company, sheet: (story: Story) => View): View | null {
  const story = storyOf(company);
  if (!story) return null;
  const view = sheet(story);
  return { name: `Story of ${story.order.number}: ${view.title}`, ...view };
}

/** The latest order that was shipped, with a cost, and billed, and whose invoice is due in a month of the forecast. */
export function storyOf(company: Company) {
  for (const invoice of papersOf(company, 'invoice').reverse()) {
    const order = papersOf(company, 'sales order').find(({ number }) => number === invoice.belongsTo);
    const [shipment] = order ? belongingTo(company, order.number, 'shipment') : [];
    const { due } = invoice;
    const expected = company.forecast?.find(({ month }) => due?.startsWith(month))?.moneyIn;
    if (!order || !shipment?.place || stageOf(company, order) !== 'Billed') continue;
    const moved = stockOf(company).movements.filter(({ paper }) => paper === shipment.number);
    if (!due || expected === undefined || moved.every(({ cost }) => cost === 0)) continue;
    const shipped = moved.map(({ item, quantity }) => shippedOf(company, shipment, item, -quantity));
    return { order, shipment, invoice, due, expected, shipped, amounts: amountsOf(company, invoice) };
  }
  return null;
}

/** Of the invoice and of the cost of sale; a payment is of the invoice too. */
const postingsOf = (company: Company, ...papers: Paper[]) =>
  entriesOf(company)
    .filter(({ paper, name }) => papers.some(({ number }) => number === paper) && !name.startsWith('Payment'))
    .flatMap(({ postings }) => postings);

/** What left the place: from which bins, and how many units were there before. */
function shippedOf(company: Company, { number, place }: Paper, item: string, quantity: number) {
  const { movements } = stockOf(company);
  const own = movements.findIndex((one) => one.paper === number && one.item === item);
  const before = movements
    .slice(0, own)
    .filter((one) => one.item === item && one.place === place)
    .reduce((all, one) => all + one.quantity, 0);
  const bins = (company.bins ?? []).filter((bin) => bin.item === item && bin.place === place);
  return { item, bins: bins.map(({ bin }) => bin).join(', '), quantity, before };
}
