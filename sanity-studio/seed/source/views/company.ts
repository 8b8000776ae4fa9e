/**
 * The company whose figures the sample's product views show: what happened, as flat tables; all balances, totals and
 * averages are calculated from them by the modules beside this one. Rows refer to others by name or number, as in a
 * spreadsheet. Amounts have at most two decimals, dates are ISO 8601.
 */
export type Company = {
  _id: string;
  title: string;
  /** Today in the company: every view shows the state of this day. */
  day: string;
  /** VAT, for example, and its rate in percent. */
  taxName: string;
  taxRate: number;
} & { [Name in TableName]?: RowOf<Name>[] | null };

type Kind = 'text' | 'number' | readonly string[];
type Column = { kind: Kind; isOptional?: true };

/** What a purchase or a sale is documented by, each with the paper that it belongs to. */
const paperKinds = [
  'requisition',
  'purchase order',
  'receipt',
  'bill',
  'sales order',
  'shipment',
  'invoice',
  'credit note',
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
const optional = { isOptional: true } as const;

/** The tables and their columns. */
const tables = {
  accounts: { code: text, name: text, role: { kind: accountRoles, ...optional } },
  items: { name: text },
  places: { name: text },
  /** How full each bin is, from 0 to 3: a group of digits for each level, from the top down. */
  racks: { place: text, name: text, levels: text },
  /** What lies where: rack, level from the floor and bin, such as B-02-3. */
  bins: { place: text, bin: text, item: text, quantity: number },
  customers: { name: text },
  suppliers: { name: text },
  papers: {
    number: text,
    kind: { kind: paperKinds },
    date: text,
    due: { ...text, ...optional },
    party: text,
    belongsTo: { ...text, ...optional },
    place: { ...text, ...optional },
    status: { kind: ['waiting', 'approved', 'picking'], ...optional },
  },
  /** A price stands on orders alone; receipts, bills and invoices have that of their order. */
  lines: { paper: text, item: text, quantity: number, price: { ...number, ...optional } },
  /** Approvers of requisitions: each approves values without tax up to a limit. */
  approvers: { name: text, limit: number },
  transfers: { date: text, item: text, fromPlace: text, toPlace: text, quantity: number },
  payments: { date: text, paper: text, amount: number },
  journal: {
    entry: text,
    date: text,
    account: text,
    debit: { ...number, ...optional },
    credit: { ...number, ...optional },
    job: { ...text, ...optional },
    costCode: { ...text, ...optional },
  },
  jobs: {
    name: text,
    customer: text,
    price: number,
    starts: { ...text, ...optional },
    ends: { ...text, ...optional },
  },
  budgets: { job: text, costCode: text, amount: number },
  /** What is planned of accounts in a period, by its first and last day: income is positive, a cost is negative. */
  accountBudgets: { account: text, from: text, to: text, amount: number },
  /** Of the months to come, this one included, in order. */
  forecast: { month: text, moneyIn: number, moneyOut: number },
  /**
   * Of the group, in thousands of its currency; sales to the others are in both. The row with this company's own name has
   * revenue and cost from its accounts.
   */
  entities: {
    name: text,
    currency: text,
    revenue: { ...number, ...optional },
    cost: { ...number, ...optional },
    withinGroup: number,
  },
} as const satisfies Record<string, Record<string, Column>>;

export type TableName = keyof typeof tables;
type ColumnsOf<Name extends TableName> = (typeof tables)[Name];
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
 * A company from a document; rows that cannot be read are left out.
 * @param document a `sampleCompany` as it is stored
 * @returns undefined if it has no name, day or tax
 */
export function readCompany(document: Record<string, unknown>): Company | undefined {
  const read = { ...document };
  for (const [name, columns] of Object.entries<Record<string, Column>>(tables)) {
    const rows = read[name];
    read[name] = Array.isArray(rows) ? rows.filter((row) => isRow(row, columns)) : [];
  }
  return isCompany(read) ? read : undefined;
}

function isCompany(read: Record<string, unknown>): read is Record<string, unknown> & Company {
  const { _id, title, day, taxName, taxRate } = read;
  return (
    [_id, title, day, taxName].every((field) => typeof field === 'string') && typeof taxRate === 'number'
  );
}

const isRow = (row: Record<string, unknown>, columns: Record<string, Column>) =>
  Object.entries(columns).every(([column, { kind, isOptional }]) => {
    const cell = row[column];
    if (cell === undefined || cell === null) return isOptional === true;
    return typeof kind === 'string'
      ? typeof cell === (kind === 'number' ? 'number' : 'string')
      : kind.some((choice) => choice === cell);
  });
