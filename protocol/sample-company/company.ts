/**
 * The company whose figures every product view shows. Content holds what happened, as flat tables; all balances, totals
 * and averages are calculated from them by the modules beside this one. Rows refer to others by name or number, as in a
 * spreadsheet. Amounts have at most two decimals, dates are ISO 8601.
 */
export type Company = {
  title: string;
  /** Today in the company: every view shows the state of this day. */
  day: string;
  /** VAT, for example, and its rate in percent. */
  taxName: string;
  taxRate: number;
} & { [Name in TableName]?: RowOf<Name>[] | null };

type Kind = 'text' | 'number' | 'date' | 'month' | readonly string[];
export type Column = { kind: Kind; isOptional?: true };
type Table = { title: string; description: string; columns: Record<string, Column> };

/** What a purchase, a sale or work is documented by, each with the paper that it belongs to. */
export const paperKinds = [
  'requisition',
  'purchase order',
  'receipt',
  'bill',
  'sales order',
  'shipment',
  'invoice',
  'credit note',
  'work order',
  'issue',
  'completion',
] as const;
export type PaperKind = (typeof paperKinds)[number];

/** Accounts that postings are made to by themselves. */
const accountRoles = [
  'cash',
  'receivables',
  'inventory',
  'work in progress',
  'received, not invoiced',
  'payables',
  'tax',
  'sales',
  'cost of sales',
] as const;
export type AccountRole = (typeof accountRoles)[number];

const text = { kind: 'text' } as const;
const number = { kind: 'number' } as const;
const date = { kind: 'date' } as const;
const optional = { isOptional: true } as const;

/** The tables in Studio's order, and their columns. Studio makes its fields from them. */
export const companyTables = {
  accounts: {
    title: 'Accounts',
    description: 'Each role once; accounts without a role are posted to by the journal alone.',
    columns: { code: text, name: text, role: { kind: accountRoles, ...optional } },
  },
  items: {
    title: 'Items',
    description: 'What is bought and sold.',
    columns: { name: text, unit: { ...text, ...optional } },
  },
  places: {
    title: 'Places',
    description: 'Where stock is. Goods in transit are at a place too.',
    columns: { name: text, kind: { kind: ['warehouse', 'shop', 'transit'] } },
  },
  racks: {
    title: 'Racks',
    description: 'How full each bin is, from 0 to 3: a group of digits for each level, from the top down.',
    columns: { place: text, name: text, levels: text },
  },
  bins: {
    title: 'Bins',
    description: 'What lies where: rack, level from the floor and bin, such as B-02-3.',
    columns: { place: text, bin: text, item: text, quantity: number },
  },
  lots: {
    title: 'Lots',
    description:
      'Of items that are traced. What has come and gone of a lot is in the lines that name it; the lots of an item add up to its stock.',
    columns: { number: text, item: text, status: { kind: ['released', 'held'] } },
  },
  customers: {
    title: 'Customers',
    description: 'Who buys. Papers and jobs name them as they stand here, if any do.',
    columns: { name: text },
  },
  suppliers: {
    title: 'Suppliers',
    description: 'Who delivers. Papers name them as they stand here, if any do.',
    columns: { name: text },
  },
  papers: {
    title: 'Papers',
    description:
      'Orders, receipts, bills, shipments and invoices; work orders, what was issued to them and what they completed. “Belongs to” is the order’s number.',
    columns: {
      number: text,
      kind: { kind: paperKinds },
      date,
      due: { ...date, ...optional },
      party: text,
      belongsTo: { ...text, ...optional },
      place: { ...text, ...optional },
      status: { kind: ['waiting', 'approved', 'picking'], ...optional },
    },
  },
  lines: {
    title: 'Lines of the papers',
    description: 'A price stands on orders alone; receipts, bills and invoices have that of their order.',
    columns: {
      paper: text,
      item: text,
      quantity: number,
      price: { ...number, ...optional },
      lot: { ...text, ...optional },
    },
  },
  approvers: {
    title: 'Approvers',
    description: 'Who approves requisitions, and up to which value without tax.',
    columns: { name: text, limit: number },
  },
  transfers: {
    title: 'Transfers',
    description: 'Stock moved between places.',
    columns: { date, item: text, fromPlace: text, toPlace: text, quantity: number },
  },
  payments: {
    title: 'Payments',
    description: 'Of bills and invoices.',
    columns: { date, paper: text, amount: number },
  },
  journal: {
    title: 'Journal',
    description:
      'Everything else, such as opening balances and wages. Debits and credits of an entry are equal.',
    columns: {
      entry: text,
      date,
      account: text,
      debit: { ...number, ...optional },
      credit: { ...number, ...optional },
      job: { ...text, ...optional },
      costCode: { ...text, ...optional },
    },
  },
  jobs: {
    title: 'Jobs',
    description: 'Work for one customer at an agreed price.',
    columns: {
      name: text,
      customer: text,
      price: number,
      starts: { ...date, ...optional },
      ends: { ...date, ...optional },
    },
  },
  budgets: {
    title: 'Budgets',
    description: 'What each cost code of a job may cost. What it has cost is in the journal.',
    columns: { job: text, costCode: text, amount: number },
  },
  forecast: {
    title: 'Forecast',
    description: 'Money in and out of the months to come, this one included, in order.',
    columns: { month: { kind: 'month' }, moneyIn: number, moneyOut: number },
  },
  entities: {
    title: 'Entities of the group',
    description:
      'Revenue and cost in thousands of the group’s currency; sales to the others are in both. The row with this company’s own name has them from its accounts.',
    columns: {
      name: text,
      currency: text,
      revenue: { ...number, ...optional },
      cost: { ...number, ...optional },
      withinGroup: number,
    },
  },
} as const satisfies Record<string, Table>;

export type TableName = keyof typeof companyTables;
type ColumnsOf<Name extends TableName> = (typeof companyTables)[Name]['columns'];
type Value<Of extends Column> = Of['kind'] extends 'number'
  ? number
  : Of['kind'] extends readonly (infer Choice)[]
    ? Choice
    : string;
type OptionalCells<Columns extends Record<string, Column>> = {
  [Name in keyof Columns as Columns[Name] extends { isOptional: true } ? Name : never]?: Value<
    Columns[Name]
  > | null;
};
type RequiredCells<Columns extends Record<string, Column>> = {
  [Name in keyof Columns as Columns[Name] extends { isOptional: true } ? never : Name]: Value<Columns[Name]>;
};

/** One row of a table: `RowOf<'papers'>`. */
export type RowOf<Name extends TableName> = RequiredCells<ColumnsOf<Name>> & OptionalCells<ColumnsOf<Name>>;

/**
 * Whether a document has all that the calculations need; Studio's fields say what is missing.
 * @param value a `sampleCompany` as an editor's form holds it
 */
export function isComplete(value: Record<string, unknown>): value is Record<string, unknown> & Company {
  const { title, day, taxName, taxRate } = value;
  const hasHead = [title, day, taxName].every((field) => typeof field === 'string');
  return hasHead && typeof taxRate === 'number' && tableNames.every((name) => isTable(value[name], name));
}

export const tableNames: readonly TableName[] = [
  'accounts',
  'items',
  'places',
  'racks',
  'bins',
  'lots',
  'customers',
  'suppliers',
  'papers',
  'lines',
  'approvers',
  'transfers',
  'payments',
  'journal',
  'jobs',
  'budgets',
  'forecast',
  'entities',
];

function isTable(rows: unknown, name: TableName): boolean {
  if (rows === undefined || rows === null) return true;
  const columns: [string, Column][] = Object.entries(companyTables[name].columns);
  return (
    Array.isArray(rows) &&
    rows.every((row: Record<string, unknown>) =>
      columns.every(([column, { kind, isOptional }]) => {
        const cell = row[column];
        if (cell === undefined || cell === null) return isOptional === true;
        return Array.isArray(kind)
          ? kind.includes(cell)
          : typeof cell === (kind === 'number' ? 'number' : 'string');
      }),
    )
  );
}
