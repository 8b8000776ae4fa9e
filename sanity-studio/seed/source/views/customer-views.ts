import type { Company } from './company';
import {
  amountsOf,
  belongingTo,
  daysOverdue,
  linesOf,
  type OrderStage,
  openAmount,
  orderStages,
  type Paper,
  papersOf,
  stageOf,
  sum,
} from './papers';
import { figures, money, type Row, stages, table, type View } from './parts';

/** Colours of the stages of an order; a new one has none. */
export const TONES = {
  New: undefined,
  Picking: 'slate',
  Shipped: 'pine',
  Billed: 'pine',
  Returned: 'ochre',
} as const satisfies Record<OrderStage, string | undefined>;

/** Stages whose latest order is named, in the order of its urgency. */
const NAMED_STAGES = ['Picking', 'Shipped', 'Returned'] as const;

export const ordersOf = (company: Company) =>
  papersOf(company, 'sales order').map((order) => ({
    order,
    stage: stageOf(company, order),
    value: amountsOf(company, order).net,
  }));
const STAGE = { label: 'Stage', kind: 'tag' } as const;
const VALUE = { label: 'Value', kind: 'amount', isSummed: true } as const;

/** The sales orders by stage, and the latest of some stages. */
export function orderPipeline(company: Company): View | null {
  const orders = ordersOf(company);
  if (orders.length === 0) return null;
  const latest = NAMED_STAGES.flatMap((stage) => orders.findLast((one) => one.stage === stage) ?? []);
  return {
    title: 'Order pipeline',
    tag: { text: `${orders.length} orders`, tone: 'slate' },
    parts: [
      stages(
        orderStages.map((name) => ({ name, count: orders.filter(({ stage }) => stage === name).length })),
      ),
      table(
        {
          order: { label: 'Order', width: 'not-tiny', look: 'quiet' },
          customer: { label: 'Customer', isRuled: true },
          stage: STAGE,
          value: { label: 'Value', kind: 'amount' },
        },
        latest.map(({ order, stage, value }) => ({
          cells: [order.number, order.party, stage, value],
          tone: TONES[stage],
        })),
      ),
    ],
  };
}

/** The sales orders of each customer, those with the greatest value first. */
function customersOf(company: Company) {
  const orders = ordersOf(company);
  return [...new Set(orders.map(({ order }) => order.party))]
    .map((name) => {
      const all = orders.filter(({ order }) => order.party === name);
      const open = all.filter(({ stage }) => stage !== 'Billed' && stage !== 'Returned');
      const invoices = papersOf(company, 'invoice').filter(({ party }) => party === name);
      const owed = sum(invoices.map((invoice) => openAmount(company, invoice)));
      return { name, all, open, invoices, owed, value: sum(all.map(({ value }) => value)) };
    })
    .sort((one, other) => other.value - one.value);
}

/** What every customer has ordered, and how many of the orders are open. */
export function ordersByCustomer(company: Company): View | null {
  const customers = customersOf(company);
  if (customers.length === 0) return null;
  const count = { kind: 'whole', isSummed: true } as const;
  return {
    title: 'Orders by customer',
    tag: { text: `Without ${company.taxName}` },
    parts: [
      table(
        {
          customer: { label: 'Customer' },
          bar: { kind: 'bar', of: 'value', isRuled: true },
          orders: { label: 'Orders', ...count, width: 'not-tiny' },
          open: { label: 'Open', ...count, width: 'not-narrow' },
          value: VALUE,
        },
        customers.map(({ name, all, open, value }) => [name, all.length, open.length, value]),
        ['All customers'],
      ),
    ],
  };
}

/** The customer with the most open orders, and then the most to pay: its orders, and what it owes. */
export function customerOrders(company: Company): View | null {
  const [customer] = customersOf(company)
    .filter(({ open }) => open.length > 0)
    .sort((one, other) => other.open.length - one.open.length || other.owed - one.owed);
  if (!customer) return null;
  const { name, open, invoices, owed } = customer;
  const overdue = invoices.filter((invoice) => daysOverdue(company, invoice) > 0);
  return {
    title: 'Open orders',
    context: name,
    tag: { text: `${open.length} open`, tone: 'slate' },
    parts: [
      figures([
        { name: `Owed with ${company.taxName}`, value: money(owed) },
        {
          name: 'Of which overdue',
          value: money(sum(overdue.map((invoice) => openAmount(company, invoice)))),
        },
      ]),
      table(
        {
          order: { label: 'Order' },
          date: { label: 'Date', kind: 'date', isRuled: true },
          stage: STAGE,
          value: VALUE,
        },
        open.map(({ order, stage, value }) => ({
          cells: [order.number, order.date, stage, value],
          tone: TONES[stage],
        })),
        ['On order'],
      ),
    ],
  };
}

/** The latest credit note and its invoice, line by line, and what remains to be paid of it. */
export function creditNote(company: Company): View | null {
  const note = papersOf(company, 'credit note').at(-1);
  const invoice = company.papers?.find(({ number }) => number === note?.belongsTo);
  if (!note || !invoice) return null;
  /** The lines of a paper, its tax and its amount; those of a credit note are taken off. */
  const rowsOf = (paper: Paper, title: string, sign: 1 | -1): Row[] => {
    const { tax, gross } = amountsOf(company, paper);
    return [
      ...linesOf(company, paper).map(({ item, quantity, price, amount }) => [
        ...[item, paper.number, sign * quantity],
        ...[price, sign * amount],
      ]),
      [`${company.taxName} ${company.taxRate}%`, paper.number, null, null, sign * tax],
      { cells: [title, paper.number, null, null, sign * gross], look: 'strong' },
    ];
  };
  const paid = sum(
    (company.payments ?? []).flatMap(({ paper, date, amount }) =>
      paper === invoice.number && date <= company.day ? [amount] : [],
    ),
  );
  const others = belongingTo(company, invoice.number, 'credit note').filter((other) => other !== note);
  return {
    title: 'Credit note',
    context: `${note.number} for ${invoice.number}`,
    tag: { text: note.party },
    parts: [
      table(
        {
          line: { label: 'Line' },
          document: { label: 'Document', width: 'not-middle', look: 'quiet' },
          quantity: { label: 'Quantity', kind: 'whole', isRuled: true },
          price: { label: 'Price', kind: 'amount', width: 'not-tiny' },
          amount: { label: 'Amount', kind: 'amount' },
        },
        [
          ...rowsOf(invoice, `Invoice ${invoice.number}`, 1),
          ...[note, ...others].flatMap((one) => rowsOf(one, `Credit note ${one.number}`, -1)),
          ...(paid > 0 ? [['Paid', null, null, null, -paid]] : []),
        ],
        ['Remains due', null, null, null, openAmount(company, invoice)],
      ),
    ],
  };
}
