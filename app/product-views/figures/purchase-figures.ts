import type { Company } from '../../../protocol/sample-company/company';
import {
  amountsOf,
  belongingTo,
  linesOf,
  type Paper,
  papersOf,
  sum,
} from '../../../protocol/sample-company/papers';
import type { TableFigures } from './table-figures';

/** The latest requisition that became an order: who asked, and the approver with the lowest limit that is enough. */
export function requisition(company: Company): TableFigures | null {
  const asked = papersOf(company, 'requisition').findLast(
    ({ number }) => belongingTo(company, number, 'purchase order').length > 0,
  );
  const [order] = asked ? belongingTo(company, asked.number, 'purchase order') : [];
  if (!asked || !order) return null;
  const { net } = amountsOf(company, asked);
  const able = (company.approvers ?? []).filter(({ limit }) => limit >= net);
  const [approver] = able.sort((one, other) => one.limit - other.limit);
  if (!approver) return null;
  return {
    title: 'Requisition',
    context: `${asked.number} from ${asked.party}`,
    tag: { value: `Now ${order.number}`, tone: 'pine', isChecked: true },
    balances: [
      { name: `Limit of ${approver.name}`, value: approver.limit },
      { name: 'Left of the limit', value: sum([approver.limit, -net]) },
    ],
    columns: [
      { label: 'Line' },
      { label: 'Asked', kind: 'date', margin: true, isQuiet: true },
      { label: 'Quantity', kind: 'quantity' },
      { label: 'Price', kind: 'cost', hide: 'tiny' },
      { label: 'Amount', kind: 'amount' },
    ],
    rows: linesOf(company, asked).map(({ item, quantity, price, amount }) => [
      item,
      asked.date,
      quantity,
      price,
      amount,
    ]),
    totals: [`Without ${company.taxName}`, null, null, null, net],
  };
}

/** The latest receipt with a line short; if there is none, the latest of an order. */
export function goodsReceipt(company: Company): TableFigures | null {
  const receipts = papersOf(company, 'receipt').flatMap((receipt) => {
    const order = company.papers?.find(({ number }) => number === receipt.belongsTo);
    return order ? [{ receipt, order, lines: countedLines(company, receipt, order) }] : [];
  });
  const found = receipts.findLast(({ lines }) => lines.some(({ short }) => short > 0)) ?? receipts.at(-1);
  if (!found) return null;
  const { receipt, order, lines } = found;
  const shortLines = lines.filter(({ short }) => short > 0).length;
  return {
    title: 'Goods receipt',
    context: `${receipt.number} for ${order.number}`,
    tag: shortLines
      ? { value: `${shortLines} of ${lines.length} short`, tone: 'ochre' }
      : { value: 'Complete', tone: 'pine', isChecked: true },
    columns: [
      { label: 'Line' },
      { label: 'Ordered', kind: 'quantity', margin: true },
      { label: 'Counted', kind: 'quantity', hide: 'narrow' },
      { label: 'Short', kind: 'tag' },
      { label: 'Value', kind: 'amount' },
    ],
    rows: lines.map(({ item, ordered, counted, short, value }) => [
      item,
      ordered,
      counted,
      short > 0 ? { value: `${short}`, tone: 'ochre' } : { value: 'None', tone: 'pine' },
      value,
    ]),
    totals: [`Received at ${receipt.place}`, null, null, null, amountsOf(company, receipt).net],
  };
}

/** The lines of an order with what was counted of each in a receipt, and what has not come in any. */
function countedLines(company: Company, receipt: Paper, order: Paper) {
  const counted = linesOf(company, receipt);
  const received = belongingTo(company, order.number, 'receipt').flatMap((one) => linesOf(company, one));
  const unitsOf = (lines: typeof counted, item: string) =>
    sum(lines.flatMap((line) => (line.item === item ? [line.quantity] : [])));
  return linesOf(company, order).map(({ item, quantity: ordered }) => ({
    item,
    ordered,
    counted: unitsOf(counted, item),
    short: sum([ordered, -unitsOf(received, item)]),
    value: sum(counted.flatMap((line) => (line.item === item ? [line.amount] : []))),
  }));
}
