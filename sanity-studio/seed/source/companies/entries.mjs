/**
 * The rows of one entry in the journal.
 *
 * @param {string} name
 * @param {string} date
 * @param {Record<string, number>} debits amounts by account
 * @param {Record<string, number>} credits amounts by account
 */
export const entry = (name, date, debits, credits) => [
  ...Object.entries(debits).map(([account, amount]) => [name, date, account, amount]),
  ...Object.entries(credits).map(([account, amount]) => [name, date, account, null, amount]),
];

/**
 * The rows of an entry that charges costs to a job.
 *
 * @param {string} name
 * @param {string} date
 * @param {string} job
 * @param {Record<string, number>} costs amounts by cost code
 */
export const jobCosts = (name, date, job, costs) => [
  ...Object.entries(costs).map(([costCode, amount]) => [name, date, '1400', amount, null, job, costCode]),
  [name, date, '2300', null, Object.values(costs).reduce((total, amount) => total + amount, 0)],
];

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
