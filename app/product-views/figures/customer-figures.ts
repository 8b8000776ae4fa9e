import type { Company } from '../../../protocol/sample-company/company';
import {
  amountsOf,
  belongingTo,
  daysOverdue,
  linesOf,
  openAmount,
  type Paper,
  papersOf,
  stageOf,
  sum,
} from '../../../protocol/sample-company/papers';
import { stageTones } from './order-figures';
import type { Cell, TableFigures } from './table-figures';

/** The sales orders of each customer, those with the greatest value first. */
function customersOf(company: Company) {
  const orders = papersOf(company, 'sales order').map((order) => ({
    order,
    stage: stageOf(company, order),
    value: amountsOf(company, order).net,
  }));
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
export function ordersByCustomer(company: Company): TableFigures | null {
  const customers = customersOf(company);
  if (customers.length === 0) return null;
  return {
    title: 'Orders by customer',
    tag: { value: `Without ${company.taxName}` },
    columns: [
      { label: 'Customer' },
      { label: '', kind: 'bar', margin: true },
      { label: 'Orders', kind: 'quantity', hide: 'tiny' },
      { label: 'Open', kind: 'quantity', hide: 'narrow' },
      { label: 'Value', kind: 'amount' },
    ],
    rows: customers.map(({ name, all, open, value }) => [name, value, all.length, open.length, value]),
    totals: [
      'All customers',
      null,
      sum(customers.map(({ all }) => all.length)),
      sum(customers.map(({ open }) => open.length)),
      sum(customers.map(({ value }) => value)),
    ],
  };
}

/** The customer with the most open orders, and then the most to pay: its orders, and what it owes. */
export function customerOrders(company: Company): TableFigures | null {
  const [customer] = customersOf(company)
    .filter(({ open }) => open.length > 0)
    .sort((one, other) => other.open.length - one.open.length || other.owed - one.owed);
  if (!customer) return null;
  const { name, open, invoices, owed } = customer;
  const overdue = invoices.filter((invoice) => daysOverdue(company, invoice) > 0);
  return {
    title: 'Open orders',
    context: name,
    tag: { value: `${open.length} open`, tone: 'slate' },
    balances: [
      { name: `Owed with ${company.taxName}`, value: owed },
      { name: 'Of which overdue', value: sum(overdue.map((invoice) => openAmount(company, invoice))) },
    ],
    columns: [
      { label: 'Order' },
      { label: 'Date', kind: 'date', margin: true },
      { label: 'Stage', kind: 'tag' },
      { label: 'Value', kind: 'amount' },
    ],
    rows: open.map(({ order, stage, value }) => [
      order.number,
      order.date,
      { value: stage, tone: stageTones[stage] },
      value,
    ]),
    totals: ['On order', null, null, sum(open.map(({ value }) => value))],
  };
}

/** The latest credit note and its invoice, line by line, and what remains to be paid of it. */
export function creditNote(company: Company): TableFigures | null {
  const note = papersOf(company, 'credit note').at(-1);
  const invoice = company.papers?.find(({ number }) => number === note?.belongsTo);
  if (!note || !invoice) return null;
  const strong = (value: string | number) => ({ value, isStrong: true }) as const;
  /** The lines of a paper, its tax and its amount; those of a credit note are taken off. */
  const rowsOf = (paper: Paper, title: string, sign: 1 | -1): Cell[][] => {
    const { tax, gross } = amountsOf(company, paper);
    const lines = linesOf(company, paper).map(({ item, quantity, price, amount }) => [
      item,
      paper.number,
      sign * quantity,
      price,
      sign * amount,
    ]);
    return [
      ...lines,
      [`${company.taxName} ${company.taxRate}%`, paper.number, null, null, sign * tax],
      [strong(title), paper.number, null, null, strong(sign * gross)],
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
    tag: { value: note.party },
    columns: [
      { label: 'Line' },
      { label: 'Document', hide: 'middle', isQuiet: true },
      { label: 'Quantity', kind: 'quantity', margin: true },
      { label: 'Price', kind: 'cost', hide: 'tiny' },
      { label: 'Amount', kind: 'amount' },
    ],
    rows: [
      ...rowsOf(invoice, `Invoice ${invoice.number}`, 1),
      ...[note, ...others].flatMap((one) => rowsOf(one, `Credit note ${one.number}`, -1)),
      ...(paid > 0 ? [['Paid', null, null, null, -paid]] : []),
    ],
    totals: ['Remains due', null, null, null, openAmount(company, invoice)],
  };
}
