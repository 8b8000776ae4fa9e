import {
  type AccountRole,
  type Company,
  companyTables,
  type PaperKind,
  type RowOf,
  type TableName,
  tableNames,
} from './company';
import { resultOf } from './group';
import { accountOf, balanceOf, entriesOf } from './ledger';
import { wrongLots } from './lots';
import { monthAfter } from './months';
import { belongingTo, linesOf, openAmount, papersOf, sum } from './papers';
import { layersValue, onHand, stockOf } from './stock';

/** What is wrong in a table, and in which of its rows, counted from 0; the row is absent where it is the whole. */
export type CompanyFlaw = { table: TableName; row?: number; message: string };

/**
 * What does not add up in a company: a view of it would contradict another one.
 * @param company complete, as `isComplete` says
 */
export function flawsOf(company: Company): CompanyFlaw[] {
  const unknown = [...unknownNames(company), ...unknownParties(company)];
  // Figures of rows that name nothing would only repeat what is wrong.
  if (unknown.length > 0) return unknown;
  return [
    ...unbalancedEntries(company),
    ...unequalAccounts(company),
    ...missingStock(company),
    ...wrongLots(company),
    ...overfullBins(company),
    ...overdonePapers(company),
    ...monthGaps(company),
    ...wrongEntities(company),
  ];
}

/** Columns that name a row of another table, by that table's column. */
const REFERENCES: { [Name in TableName]?: Record<string, readonly [TableName, string]> } = {
  racks: { place: ['places', 'name'] },
  bins: { place: ['places', 'name'], item: ['items', 'name'] },
  papers: { belongsTo: ['papers', 'number'], place: ['places', 'name'] },
  lots: { item: ['items', 'name'] },
  lines: { paper: ['papers', 'number'], item: ['items', 'name'], lot: ['lots', 'number'] },
  transfers: { item: ['items', 'name'], fromPlace: ['places', 'name'], toPlace: ['places', 'name'] },
  payments: { paper: ['papers', 'number'] },
  journal: { account: ['accounts', 'code'], job: ['jobs', 'name'] },
  budgets: { job: ['jobs', 'name'] },
};

/** Columns whose values are names, so that each may stand there once. */
const NAMES: { [Name in TableName]?: string } = {
  accounts: 'code',
  items: 'name',
  places: 'name',
  lots: 'number',
  customers: 'name',
  suppliers: 'name',
  papers: 'number',
  jobs: 'name',
  entities: 'name',
};

const cellsOf = (company: Company, table: TableName, column: string): unknown[] =>
  (company[table] ?? []).map((row) => new Map<string, unknown>(Object.entries(row)).get(column));

function unknownNames(company: Company): CompanyFlaw[] {
  const flaws: CompanyFlaw[] = [];
  for (const table of tableNames) {
    for (const [column, [other, name]] of Object.entries(REFERENCES[table] ?? {})) {
      const known = new Set(cellsOf(company, other, name));
      cellsOf(company, table, column).forEach((cell, row) => {
        if (cell === undefined || cell === null || known.has(cell)) return;
        flaws.push({ table, row, message: `“${cell}” is not in ${companyTables[other].title}.` });
      });
    }
  }
  for (const table of tableNames) {
    const name = NAMES[table];
    const cells = name ? cellsOf(company, table, name) : [];
    cells.forEach((cell, row) => {
      if (cells.indexOf(cell) < row) flaws.push({ table, row, message: `“${cell}” is there twice.` });
    });
  }
  return flaws;
}

/** Papers within the company: the other side of them is a person or a place of work. */
const INTERNAL: readonly PaperKind[] = ['requisition', 'work order', 'issue', 'completion'];

/** The table that has the other side of a paper; opening stock is of nobody. */
function partyTable({ kind, belongsTo }: RowOf<'papers'>): 'customers' | 'suppliers' | undefined {
  if (kind === 'purchase order' || kind === 'bill') return 'suppliers';
  if (kind === 'receipt') return belongsTo ? 'suppliers' : undefined;
  return INTERNAL.includes(kind) ? undefined : 'customers';
}

/** Customers and suppliers that are not in their tables; a company without such a table names them freely. */
function unknownParties(company: Company): CompanyFlaw[] {
  const unknown = (table: TableName, row: number, of: 'customers' | 'suppliers', name: string) => {
    const known = company[of] ?? [];
    if (known.length === 0 || known.some((one) => one.name === name)) return [];
    return [{ table, row, message: `“${name}” is not in ${companyTables[of].title}.` }];
  };
  return [
    ...(company.papers ?? []).flatMap((paper, row) => {
      const of = partyTable(paper);
      return of ? unknown('papers', row, of, paper.party) : [];
    }),
    ...(company.jobs ?? []).flatMap(({ customer }, row) => unknown('jobs', row, 'customers', customer)),
  ];
}

function unbalancedEntries(company: Company): CompanyFlaw[] {
  return entriesOf(company).flatMap(({ name, date, paper, postings }): CompanyFlaw[] => {
    const difference = sum(postings.flatMap(({ debit, credit }) => [debit, -credit]));
    if (difference === 0) return [];
    // Papers and payments balance by themselves, unless a role has no account.
    if (paper) return [{ table: 'accounts', message: `“${name}” needs an account for each of its roles.` }];
    const row = company.journal?.findIndex((one) => one.entry === name && one.date === date);
    const message = `“${name}” does not balance: debits less credits are ${difference.toFixed(2)}.`;
    return [{ table: 'journal', row, message }];
  });
}

/** Accounts whose balance differs from what the stock is worth, or from what is open of invoices and of bills. */
function unequalAccounts(company: Company): CompanyFlaw[] {
  const layers = [...stockOf(company).layers.values()].flat();
  const open = (kind: PaperKind) => sum(papersOf(company, kind).map((paper) => openAmount(company, paper)));
  const accounts: [AccountRole, string, number][] = [
    ['receivables', 'open invoices come to', open('invoice')],
    ['payables', 'open bills come to', -open('bill')],
  ];
  if (layers.length > 0) accounts.push(['inventory', 'the stock is worth', layersValue(layers)]);
  return accounts.flatMap(([role, what, value]): CompanyFlaw[] => {
    const account = accountOf(company, role);
    const balance = balanceOf(company, role);
    if (!account || balance === value) return [];
    const [has, worth] = [balance, value].map((amount) => Math.abs(amount).toFixed(2));
    return [{ table: 'journal', message: `The account ${account.name} has ${has}, ${what} ${worth}.` }];
  });
}

function missingStock(company: Company): CompanyFlaw[] {
  const left = new Map<string, number>();
  return stockOf(company).movements.flatMap(({ item, place, quantity, paper }) => {
    const key = `${item} ${place}`;
    const now = (left.get(key) ?? 0) + quantity;
    left.set(key, now);
    if (now >= 0) return [];
    return [
      { table: 'lines', message: `${paper} takes ${-now} more of ${item} from ${place} than are there.` },
    ];
  });
}

function overfullBins(company: Company): CompanyFlaw[] {
  const held = new Map<string, number>();
  return (company.bins ?? []).flatMap(({ place, item, quantity }, row) => {
    const key = `${item} ${place}`;
    const now = (held.get(key) ?? 0) + quantity;
    held.set(key, now);
    const stock = onHand(company, item, place);
    if (now <= stock) return [];
    return [{ table: 'bins', row, message: `${place} has only ${stock} of ${item}.` }];
  });
}

/** Papers with more on them than their order, and payments of more than is owed. */
function overdonePapers(company: Company): CompanyFlaw[] {
  const flaws: CompanyFlaw[] = [];
  const rowOf = (paper: RowOf<'papers'>) => company.papers?.indexOf(paper) ?? 0;
  for (const order of papersOf(company, 'purchase order', 'sales order', 'invoice', 'work order')) {
    for (const kind of ['receipt', 'bill', 'shipment', 'invoice', 'credit note', 'completion'] as const) {
      const papers = belongingTo(company, order.number, kind);
      const done = papers.flatMap((paper) => linesOf(company, paper));
      for (const { item, quantity } of linesOf(company, order)) {
        const total = done.filter((line) => line.item === item).reduce((all, line) => all + line.quantity, 0);
        const [paper] = papers;
        if (paper === undefined || total <= quantity) continue;
        const message = `${order.number} has ${quantity} of ${item}; there are ${total} on its ${kind}s.`;
        flaws.push({ table: 'papers', row: rowOf(paper), message });
      }
    }
  }
  for (const paper of papersOf(company, 'bill', 'invoice')) {
    const open = openAmount(company, paper);
    if (open >= 0) continue;
    flaws.push({ table: 'payments', message: `${paper.number} is paid ${(-open).toFixed(2)} too much.` });
  }
  return flaws;
}

function monthGaps({ forecast, day }: Company): CompanyFlaw[] {
  let expected = day.slice(0, 7);
  return (forecast ?? []).flatMap(({ month }, row) => {
    const wanted = expected;
    expected = monthAfter(wanted);
    return month === wanted ? [] : [{ table: 'forecast', row, message: `This row is for ${wanted}.` }];
  });
}

/** Entities without a result, and the company's own where it is not that of its accounts. */
function wrongEntities(company: Company): CompanyFlaw[] {
  return (company.entities ?? []).flatMap((entity, row) =>
    (['revenue', 'cost'] as const).flatMap((figure): CompanyFlaw[] => {
      const stated = entity[figure] ?? undefined;
      const result = resultOf(company, entity)?.[figure];
      const flaw = (message: string): CompanyFlaw[] => [{ table: 'entities', row, message }];
      if (result === undefined) return stated === undefined ? flaw(`${entity.name} needs a ${figure}.`) : [];
      if (stated === undefined || stated === result) return [];
      return flaw(`The ${figure} of ${entity.name} is ${result.toFixed(1)} by its accounts, not ${stated}.`);
    }),
  );
}
