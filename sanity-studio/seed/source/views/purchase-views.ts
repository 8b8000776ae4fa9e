import type { Company } from './company';
import { amountsOf, belongingTo, linesOf, openAmount, type Paper, papersOf, sum } from './papers';
import { figures, money, type Row, sheets, table, type View } from './parts';

const whole = { kind: 'whole' } as const;
const summed = { kind: 'amount', isSummed: true } as const;

/** The latest requisition that became an order: who asked, and the approver with the lowest limit that is enough. */
export function requisition(company: Company): View | null {
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
    tag: { text: `Now ${order.number}`, tone: 'pine', isChecked: true },
    parts: [
      figures([
        { name: `Limit, ${approver.name}`, value: money(approver.limit) },
        { name: 'Left of the limit', value: money(sum([approver.limit, -net])) },
      ]),
      table(
        {
          line: { label: 'Line' },
          asked: { label: 'Asked', kind: 'date', isRuled: true, look: 'quiet' },
          quantity: { label: 'Quantity', ...whole },
          price: { label: 'Price', kind: 'amount', width: 'not-tiny' },
          amount: { label: 'Amount', ...summed },
        },
        linesOf(company, asked).map(({ item, quantity, price, amount }) => [
          ...[item, asked.date],
          ...[quantity, price, amount],
        ]),
        [`Without ${company.taxName}`],
      ),
    ],
  };
}

/** The latest orders are shown. */
const MOST_ORDERS = 6;

/** The latest purchase orders, how far each has come, and their value. */
export function purchaseOrders(company: Company): View | null {
  const orders = papersOf(company, 'purchase order').slice(-MOST_ORDERS);
  if (orders.length === 0) return null;
  return {
    title: 'Purchase orders',
    context: company.day,
    tag: { text: `Without ${company.taxName}` },
    parts: [
      table(
        {
          order: { label: 'Order', width: 'not-tiny' },
          supplier: { label: 'Supplier', isRuled: true, wraps: true },
          ordered: { label: 'Ordered', kind: 'date', width: 'not-narrow', look: 'quiet' },
          stage: { label: 'Stage', kind: 'tag' },
          value: { label: 'Value', ...summed },
        },
        orders.map((order): Row => {
          const { text, tone } = purchaseStage(company, order);
          return {
            cells: [order.number, order.party, order.date, text, amountsOf(company, order).net],
            tone,
          };
        }),
        [null, 'Latest orders'],
      ),
    ],
  };
}

/** How far a purchase order has come. */
function purchaseStage(company: Company, order: Paper) {
  const bills = belongingTo(company, order.number, 'bill');
  if (bills.length > 0) {
    const isPaid = bills.every((bill) => openAmount(company, bill) <= 0);
    return { text: isPaid ? 'Paid' : 'Billed', tone: 'pine' } as const;
  }
  const receipts = belongingTo(company, order.number, 'receipt');
  if (receipts.length === 0) return { text: 'Ordered' };
  const isShort = receipts.some((receipt) =>
    countedLines(company, receipt, order).some(({ short }) => short > 0),
  );
  return isShort
    ? ({ text: 'Short', tone: 'ochre' } as const)
    : ({ text: 'Received', tone: 'slate' } as const);
}

/** The latest receipt with a line short; if there is none, the latest of an order. */
export function goodsReceipt(company: Company): View | null {
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
      ? { text: `${shortLines} of ${lines.length} short`, tone: 'ochre' }
      : { text: 'Complete', tone: 'pine', isChecked: true },
    parts: [
      table(
        {
          line: { label: 'Line' },
          ordered: { label: 'Ordered', ...whole, isRuled: true },
          counted: { label: 'Counted', ...whole },
          short: { label: 'Short', kind: 'tag', width: 'not-tiniest' },
          value: { label: 'Value', ...summed },
        },
        lines.map(({ item, ordered, counted, short, value }) => ({
          cells: [item, ordered, counted, short > 0 ? short : 'None', value],
          tone: short > 0 ? 'ochre' : 'pine',
        })),
        [`Received at ${receipt.place}`],
      ),
    ],
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

/** The latest bill whose order was received: the three papers, each with its lines and their value without tax. */
export function threeWayMatch(company: Company): View | null {
  const bill = papersOf(company, 'bill').findLast(
    ({ belongsTo }) => belongsTo && belongingTo(company, belongsTo, 'receipt').length > 0,
  );
  const order = company.papers?.find(({ number }) => number === bill?.belongsTo);
  const [receipt] = order ? belongingTo(company, order.number, 'receipt') : [];
  if (!bill || !order || !receipt) return null;
  const sheetOf = (paper: Paper, name: string, verb: string) => ({
    name,
    number: paper.number,
    lines: [
      ...linesOf(company, paper).map(({ item, quantity }) => [item, `${quantity}`] as const),
      [verb, money(amountsOf(company, paper).net)] as const,
    ],
  });
  return {
    title: 'Three-way match',
    context: order.number,
    tag: { text: 'Ready to pay', tone: 'pine', isChecked: true },
    parts: [
      sheets(
        [
          sheetOf(order, 'Order', 'Ordered'),
          sheetOf(receipt, 'Receipt', 'Received'),
          sheetOf(bill, 'Invoice', 'Billed'),
        ],
        true,
      ),
    ],
  };
}
