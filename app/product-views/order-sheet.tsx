import type { ReactNode } from 'react';
import type { OrderSheetName, Tone } from '../../protocol/content-names';
import type { OrderStory } from '../../protocol/sample-company/order-story';
import { formatDate } from '../ui/format-date';
import { useLanguage } from '../ui/language';
import { Tag } from '../ui/tag';
import { VisuallyHidden } from '../ui/typography';
import { Amount } from './amount';
import { Sheet } from './sheet';
import * as ledger from './sheet-table.css';

/** A sheet as a table: names at the left, figures at the right, and a total in which the number that changed is marked. */
type Drawn = {
  title: string;
  context: string;
  tag: [string, Tone?];
  /** The first is of the names; a column that is hidden where there is no room has a hyphen before it. */
  heads: string[];
  rows: ReactNode[][];
  totals: ReactNode[];
};

const units = (value: number) => <Amount value={value} decimals={0} />;
const money = (value: number) => (value === 0 ? '' : <Amount value={value} />);
const total = (figure: ReactNode) => <span className={ledger.total}>{figure}</span>;
const marked = (figure: ReactNode) => <mark>{figure}</mark>;
const add = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

type SheetProps = { name: OrderSheetName; story: OrderStory };

/** One order in one of the sheets that it goes through. Unlike a product view, it is read out: its figures are the story. */
export function OrderSheet({ name, story }: SheetProps) {
  const language = useLanguage();
  const dates: Dates = (date, form) => formatDate(date, form, language) ?? date;
  const { title, context, tag, heads, rows, totals } = sheets[name](story, dates);
  return (
    <Sheet title={title} context={context} tag={<Tag tone={tag[1]}>{tag[0]}</Tag>} standing>
      <table className={ledger.table}>
        <caption>
          <VisuallyHidden>{`${title}, ${context}`}</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            {heads.map((head, column) => (
              <th key={head} scope="col" className={look(heads, column)}>
                {head.replace(/^-/, '')}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((cells, row) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the rows never move
            <Row key={row} cells={cells} heads={heads} />
          ))}
        </tbody>
        <tfoot>
          <Row cells={totals} heads={heads} />
        </tfoot>
      </table>
    </Sheet>
  );
}

function Row({ cells: [name, ...cells], heads }: { cells: ReactNode[]; heads: string[] }) {
  return (
    <tr>
      <th scope="row">{name}</th>
      {cells.map((cell, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the columns never move
        <td key={index} className={look(heads, index + 1)}>
          {cell}
        </td>
      ))}
    </tr>
  );
}

/** The margin of a ledger stands before the first figure. */
function look(heads: string[], column: number): string | undefined {
  if (column === 0) return undefined;
  const margin = column === 1 ? ` ${ledger.afterMargin}` : '';
  const hidden = heads[column]?.startsWith('-') ? ` ${ledger.hidden.narrow}` : '';
  return `${ledger.figure}${margin}${hidden}`;
}

type Dates = (date: string, form: 'day' | 'month') => string;

const sheets: Record<OrderSheetName, (story: OrderStory, dates: Dates) => Drawn> = {
  order: ({ order, customer, lines, net }) => ({
    title: `Sales order ${order}`,
    context: customer,
    tag: ['New'],
    heads: ['Item', 'Ordered', '-Price', 'Line total'],
    rows: lines.map(({ item, quantity, price, amount }) => [
      item,
      units(quantity),
      money(price),
      money(amount),
    ]),
    totals: ['Order total', '', '', total(marked(money(net)))],
  }),
  pick: ({ order, place, shipped }) => ({
    title: `Pick list ${order}`,
    context: place,
    tag: ['Picking', 'slate'],
    heads: ['Item', 'Bin', 'Picked'],
    rows: shipped.map(({ item, bins, quantity }) => [item, bins, units(quantity)]),
    totals: ['Units picked', '', total(marked(units(add(shipped.map(({ quantity }) => quantity)))))],
  }),
  shipment: ({ shipment, place, shipped }) => ({
    title: `Stock at ${place}`,
    context: `Shipment ${shipment}`,
    tag: ['Shipped', 'pine'],
    heads: ['Item', 'Before', '-Shipped', 'After'],
    rows: shipped.map(({ item, before, quantity, after }) => [
      item,
      units(before),
      units(-quantity),
      units(after),
    ]),
    totals: [
      'Units on hand',
      units(add(shipped.map(({ before }) => before))),
      units(-add(shipped.map(({ quantity }) => quantity))),
      total(marked(units(add(shipped.map(({ after }) => after))))),
    ],
  }),
  invoice: ({ invoice, customer, due, net, tax, gross, taxName, taxRate }, dates) => ({
    title: `Invoice ${invoice}`,
    context: customer,
    tag: ['Billed', 'pine'],
    heads: ['Invoiced', 'Due'],
    rows: [
      ['Order total', money(net)],
      [`${taxName} ${taxRate}%`, money(tax)],
    ],
    totals: [`Owed by ${dates(due, 'day')}`, total(marked(money(gross)))],
  }),
  ledger: ({ postings, posted, costAccount, invoiced }, dates) => ({
    title: 'General ledger',
    context: dates(invoiced, 'day'),
    tag: ['Balanced', 'pine'],
    heads: ['Account', 'Debit', 'Credit'],
    rows: postings.map(({ code, account, debit, credit }) => [
      account,
      code === costAccount ? marked(money(debit)) : money(debit),
      money(credit),
    ]),
    totals: ['Totals agree', total(money(posted)), total(money(posted))],
  }),
  forecast: ({ invoice, due, gross, expected }, dates) => ({
    title: 'Cash-flow forecast',
    context: dates(due, 'month'),
    tag: ['Forecast', 'ochre'],
    heads: ['Money in', 'Expected'],
    rows: [
      ['Before', money(expected - gross)],
      [`${invoice}, due ${dates(due, 'day')}`, money(gross)],
    ],
    totals: [dates(due, 'month'), total(marked(money(expected)))],
  }),
};
