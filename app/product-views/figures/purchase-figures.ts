import type { Company } from '../../../protocol/sample-company/company';
import {
  amountsOf,
  belongingTo,
  linesOf,
  openAmount,
  type Paper,
  papersOf,
  sum,
} from '../../../protocol/sample-company/papers';
import type { Cell, TableFigures } from './table-figures';

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
      { name: `Limit, ${approver.name}`, value: approver.limit },
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

/** The latest orders are shown. */
const MOST_ORDERS = 6;

/** The latest purchase orders, how far each has come, and their value. */
export function purchaseOrders(company: Company): TableFigures | null {
  const orders = papersOf(company, 'purchase order').slice(-MOST_ORDERS);
  if (orders.length === 0) return null;
  const values = orders.map((order) => amountsOf(company, order).net);
  return {
    title: 'Purchase orders',
    context: company.day,
    tag: { value: `Without ${company.taxName}` },
    columns: [
      { label: 'Order', hide: 'tiny' },
      { label: 'Supplier', margin: true, wraps: true },
      { label: 'Ordered', kind: 'date', hide: 'narrow', isQuiet: true },
      { label: 'Stage', kind: 'tag' },
      { label: 'Value', kind: 'amount' },
    ],
    rows: orders.map((order, index) => [
      order.number,
      order.party,
      order.date,
      purchaseStage(company, order),
      values[index] ?? null,
    ]),
    totals: [null, 'Latest orders', null, null, sum(values)],
  };
}

/** How far a purchase order has come. */
function purchaseStage(company: Company, order: Paper): Cell {
  const bills = belongingTo(company, order.number, 'bill');
  if (bills.length > 0) {
    const isPaid = bills.every((bill) => openAmount(company, bill) <= 0);
    return { value: isPaid ? 'Paid' : 'Billed', tone: 'pine' };
  }
  const receipts = belongingTo(company, order.number, 'receipt');
  if (receipts.length === 0) return 'Ordered';
  const isShort = receipts.some((receipt) =>
    countedLines(company, receipt, order).some(({ short }) => short > 0),
  );
  return isShort ? { value: 'Short', tone: 'ochre' } : { value: 'Received', tone: 'slate' };
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
      { label: 'Counted', kind: 'quantity' },
      { label: 'Short', kind: 'tag', hide: 'tiniest' },
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
