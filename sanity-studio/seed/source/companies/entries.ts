type Amounts = Record<string, number>;

/** The rows of one entry in the journal, from amounts by account. */
export const entry = (name: string, date: string, debits: Amounts, credits: Amounts) => [
  ...Object.entries(debits).map(([account, amount]) => [name, date, account, amount]),
  ...Object.entries(credits).map(([account, amount]) => [name, date, account, null, amount]),
];

/** The rows of an entry that charges costs, by cost code, to a job. */
export const jobCosts = (name: string, date: string, job: string, costs: Amounts) => [
  ...Object.entries(costs).map(([costCode, amount]) => [name, date, '1400', amount, null, job, costCode]),
  [name, date, '2300', null, Object.values(costs).reduce((total, amount) => total + amount, 0)],
];

/** The rows of a plan of accounts for a period. */
export const accountPlan = (from: string, to: string, amounts: Amounts) =>
  Object.entries(amounts).map(([account, amount]) => [account, from, to, amount]);

/** The account of each role, under one code in every company. */
export const rolesOfAccounts = [
  ['1000', 'Cash at bank', 'cash'],
  ['1100', 'Receivables', 'receivables'],
  ['1300', 'Inventory', 'inventory'],
  ['1400', 'Work in progress', 'work in progress'],
  ['2100', 'Payables', 'payables'],
  ['2150', 'Goods received, not invoiced', 'received, not invoiced'],
  ['2200', 'VAT payable', 'tax'],
  ['4000', 'Sales revenue', 'sales'],
  ['5000', 'Cost of goods sold', 'cost of sales'],
];
