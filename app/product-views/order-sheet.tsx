import type { OrderSheetName } from '../../protocol/content-names';
import type { OrderStory } from '../../protocol/sample-company/order-story';
import { type DateForm, formatDate } from '../ui/format-date';
import { useLanguage } from '../ui/language';
import type { TableColumn, TableFigures } from './figures/table-figures';
import { TableView } from './sheet-table';

type SheetProps = { name: OrderSheetName; story: OrderStory };

/** One order in one of the sheets that it goes through. Unlike a product view, it is read out: its figures are the story. */
export function OrderSheet({ name, story }: SheetProps) {
  const language = useLanguage();
  const figures = sheets[name](story, (date, form) => formatDate(date, form, language) ?? date);
  return <TableView figures={figures} standing isRead />;
}

type Dates = (date: string, form: DateForm) => string;

/** The number that changed is marked in each. */
const marked = (value: number) => ({ value, isMarked: true }) as const;
const add = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
const amount = (label: string): TableColumn => ({ label, kind: 'amount' });
const units = (label: string): TableColumn => ({ label, kind: 'quantity' });
/** Stands before the first figure. */
const margin = { margin: true } as const;
const wide = { hide: 'narrow' } as const;

const sheets: Record<OrderSheetName, (story: OrderStory, dates: Dates) => TableFigures> = {
  order: ({ order, customer, lines, net }) => ({
    title: `Sales order ${order}`,
    context: customer,
    tag: { value: 'New' },
    columns: [
      { label: 'Item' },
      { ...units('Ordered'), ...margin },
      { ...amount('Price'), ...wide },
      amount('Line total'),
    ],
    rows: lines.map(({ item, quantity, price, amount }) => [item, quantity, price, amount]),
    totals: ['Order total', null, null, marked(net)],
  }),
  pick: ({ order, place, shipped }) => ({
    title: `Pick list ${order}`,
    context: place,
    tag: { value: 'Picking', tone: 'slate' },
    columns: [{ label: 'Item' }, { label: 'Bin', wraps: true, ...margin }, units('Picked')],
    rows: shipped.map(({ item, bins, quantity }) => [item, bins, quantity]),
    totals: ['Units picked', null, marked(add(shipped.map(({ quantity }) => quantity)))],
  }),
  shipment: ({ shipment, place, shipped }) => ({
    title: `Stock at ${place}`,
    context: `Shipment ${shipment}`,
    tag: { value: 'Shipped', tone: 'pine' },
    columns: [
      { label: 'Item' },
      { ...units('Before'), ...margin },
      { ...units('Shipped'), ...wide },
      units('After'),
    ],
    rows: shipped.map(({ item, before, quantity, after }) => [item, before, -quantity, after]),
    totals: [
      'Units on hand',
      add(shipped.map(({ before }) => before)),
      -add(shipped.map(({ quantity }) => quantity)),
      marked(add(shipped.map(({ after }) => after))),
    ],
  }),
  invoice: ({ invoice, customer, due, net, tax, gross, taxName, taxRate }, dates) => ({
    title: `Invoice ${invoice}`,
    context: customer,
    tag: { value: 'Billed', tone: 'pine' },
    columns: [{ label: 'Invoiced' }, { ...amount('Due'), ...margin }],
    rows: [
      ['Order total', net],
      [`${taxName} ${taxRate}%`, tax],
    ],
    totals: [`Owed by ${dates(due, 'day')}`, marked(gross)],
  }),
  ledger: ({ postings, posted, costAccount, invoiced }, dates) => ({
    title: 'General ledger',
    context: dates(invoiced, 'day'),
    tag: { value: 'Balanced', tone: 'pine' },
    columns: [{ label: 'Account' }, { ...amount('Debit'), ...margin }, amount('Credit')],
    rows: postings.map(({ code, account, debit, credit }) => [
      account,
      code === costAccount ? marked(debit) : debit || null,
      credit || null,
    ]),
    totals: ['Totals agree', posted, posted],
  }),
  forecast: ({ invoice, due, gross, expected }, dates) => ({
    title: 'Cash-flow forecast',
    context: dates(due, 'month'),
    tag: { value: 'Forecast', tone: 'ochre' },
    columns: [{ label: 'Money in' }, { ...amount('Expected'), ...margin }],
    rows: [
      ['Before', expected - gross],
      [`${invoice}, due ${dates(due, 'day')}`, gross],
    ],
    totals: [dates(due, 'month'), marked(expected)],
  }),
};
