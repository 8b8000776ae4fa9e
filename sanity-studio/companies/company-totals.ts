import {
  type AccountRole,
  type Company,
  paperKinds,
  type TableName,
} from '../../protocol/sample-company/company';
import { entitiesOf } from '../../protocol/sample-company/group';
import { accountOf, balanceOf, balancesOf, entriesOf } from '../../protocol/sample-company/ledger';
import { lotsOf } from '../../protocol/sample-company/lots';
import {
  linesOf,
  openAmount,
  orderStages,
  papersOf,
  stageOf,
  sum,
} from '../../protocol/sample-company/papers';
import { layersValue, onHand, stockOf } from '../../protocol/sample-company/stock';
import { titled } from '../schema/names/choices';
import { STUDIO_LANGUAGE } from '../schema/names/studio-dates';

/** A figure with its name, both for reading. */
export type Figure = { name: string; value: string };

const money = new Intl.NumberFormat(STUDIO_LANGUAGE, {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
});
const units = new Intl.NumberFormat(STUDIO_LANGUAGE, { maximumFractionDigits: 2 });
/** Nothing is `0.00`, not `-0.00`. */
const withoutSign = (value: number): number => (value === 0 ? 0 : value);
const amount = (name: string, value: number): Figure => ({ name, value: money.format(withoutSign(value)) });

/** What the whole company comes to on its day: of what it has. */
export function headFigures(company: Company): Figure[] {
  const postings = entriesOf(company).flatMap((entry) => entry.postings);
  const debits = sum(postings.map(({ debit }) => debit));
  const credits = sum(postings.map(({ credit }) => credit));
  const balances =
    debits === credits
      ? [amount('Debits and credits, equal', debits)]
      : [amount('Debits', debits), amount('Credits', credits)];
  const layers = [...stockOf(company).layers.values()].flat();
  return [
    ...(postings.length > 0 ? balances : []),
    ...roleFigure(company, 'cash', 'Cash', 1),
    ...roleFigure(company, 'receivables', 'Receivables', 1),
    ...roleFigure(company, 'payables', 'Payables', -1),
    ...(layers.length > 0 ? [amount('Stock', layersValue(layers))] : []),
    // In thousands: not beside balances.
    ...(postings.length === 0 ? tableFigures(company, 'entities') : []),
  ];
}

function roleFigure(company: Company, role: AccountRole, name: string, sign: 1 | -1): Figure[] {
  return accountOf(company, role) ? [amount(name, sign * balanceOf(company, role))] : [];
}

/** The trial balance, the stock and the sales orders, in lists of their own. */
export function detailFigures(company: Company): { title: string; figures: Figure[] }[] {
  const { layers } = stockOf(company);
  const stages = papersOf(company, 'sales order').map((order) => stageOf(company, order));
  const lists = [
    {
      title: 'Balances, debits less credits',
      figures: balancesOf(company)
        .filter(({ balance }) => balance !== 0)
        .map(({ code, account, balance }) => amount(`${code} ${account}`, balance)),
    },
    {
      title: 'Stock: units, value',
      figures: (company.items ?? []).map(({ name }) => ({
        name,
        value: `${units.format(onHand(company, name))}, ${money.format(layersValue(layers.get(name) ?? []))}`,
      })),
    },
    {
      title: 'Lots: units on hand',
      figures: lotsOf(company).map(({ number, item, onHand }) => ({
        name: `${number} ${item}`,
        value: units.format(onHand),
      })),
    },
    {
      title: 'Sales orders',
      figures:
        stages.length === 0
          ? []
          : orderStages.map((name) => ({
              name,
              value: units.format(stages.filter((stage) => stage === name).length),
            })),
    },
  ];
  return lists.filter(({ figures }) => figures.length > 0);
}

/** What the rows of a table come to, where a total says something. */
export function tableFigures(company: Company, table: TableName): Figure[] {
  if (!company[table]?.length) return [];
  switch (table) {
    case 'journal': {
      const rows = company.journal ?? [];
      return [
        amount('Debits', sum(rows.map(({ debit }) => debit ?? 0))),
        amount('Credits', sum(rows.map(({ credit }) => credit ?? 0))),
      ];
    }
    case 'payments': {
      const bills = new Set(company.papers?.flatMap(({ kind, number }) => (kind === 'bill' ? [number] : [])));
      const paid = (ofBills: boolean) =>
        sum(
          (company.payments ?? []).flatMap((one) => (bills.has(one.paper) === ofBills ? [one.amount] : [])),
        );
      return [amount('From customers', paid(false)), amount('To suppliers', paid(true))];
    }
    case 'budgets':
      return (company.jobs ?? []).map(({ name }) =>
        amount(name, sum((company.budgets ?? []).flatMap((row) => (row.job === name ? [row.amount] : [])))),
      );
    case 'forecast': {
      const rows = company.forecast ?? [];
      return [
        amount('Money in', sum(rows.map(({ moneyIn }) => moneyIn))),
        amount('Money out', sum(rows.map(({ moneyOut }) => moneyOut))),
      ];
    }
    case 'entities': {
      const rows = entitiesOf(company);
      return [
        amount('Revenue of the group', sum(rows.flatMap((row) => [row.revenue, -row.withinGroup]))),
        amount('Profit', sum(rows.flatMap(({ revenue, cost }) => [revenue, -cost]))),
      ];
    }
    case 'papers':
      return [
        amount('Open invoices', sum(papersOf(company, 'invoice').map((one) => openAmount(company, one)))),
        amount('Open bills', sum(papersOf(company, 'bill').map((one) => openAmount(company, one)))),
      ];
    case 'lines':
      return paperKinds.flatMap((kind) => {
        const lines = papersOf(company, kind).flatMap((paper) => linesOf(company, paper));
        const total = sum(lines.map((line) => line.amount));
        // Work within the company has no prices.
        return total === 0 ? [] : [amount(`${titled(kind)}s`, total)];
      });
    case 'bins':
      return quantities((company.bins ?? []).map(({ place, quantity }) => [place, quantity]));
    case 'lots':
      return quantities(
        lotsOf(company).map(({ item, status, onHand }) => [
          status === 'held' ? `${item}, held` : item,
          onHand,
        ]),
      );
    case 'transfers':
      return quantities(
        (company.transfers ?? []).map(({ toPlace, quantity }) => [`To ${toPlace}`, quantity]),
      );
    default:
      return [];
  }
}

/** Units under each name, in the order in which the names come. */
function quantities(rows: readonly (readonly [name: string, quantity: number])[]): Figure[] {
  const totals = new Map<string, number>();
  for (const [name, quantity] of rows) totals.set(name, sum([totals.get(name) ?? 0, quantity]));
  return [...totals].map(([name, quantity]) => ({ name, value: `${units.format(quantity)} units` }));
}
