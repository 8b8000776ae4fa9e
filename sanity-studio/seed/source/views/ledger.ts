import type { AccountRole, Company, RowOf } from './company';
import { amountsOf, type Paper, papersOf, sum } from './papers';
import { stockOf } from './stock';

type Posting = { code: string; account: string; debit: number; credit: number };
/** `name` says what was posted, such as "Sales invoice INV-1187". */
export type Entry = { date: string; name: string; paper?: string; postings: Posting[] };

const calculated = new WeakMap<Company, readonly Entry[]>();

/**
 * Every entry up to the company's day, oldest first: those that papers and payments make by themselves, and the
 * journal's. Goods that were received are owed as "received, not invoiced" until their bill comes.
 */
export function entriesOf(company: Company): readonly Entry[] {
  const entries = calculated.get(company) ?? calculate(company);
  calculated.set(company, entries);
  return entries;
}

function calculate(company: Company): Entry[] {
  const post = poster(company);
  const entries = [
    ...journalEntries(company),
    ...papersOf(company, 'receipt', 'credit note', 'shipment', 'bill', 'invoice').flatMap((paper) =>
      paperEntries(company, paper, post),
    ),
    ...paymentEntries(company, post),
  ];
  return entries
    .filter(({ date, postings }) => date <= company.day && postings.length > 0)
    .sort((one, other) => one.date.localeCompare(other.date));
}

/** Debit less credit of an account, by its code. */
export function balancesOf(company: Company): { code: string; account: string; balance: number }[] {
  const postings = entriesOf(company).flatMap((entry) => entry.postings);
  return (company.accounts ?? []).map(({ code, name }) => ({
    code,
    account: name,
    balance: sum(
      postings.filter((one) => one.code === code).flatMap(({ debit, credit }) => [debit, -credit]),
    ),
  }));
}

/** Debit less credit of the account with a role; 0 if no account has it. */
export function balanceOf(company: Company, role: AccountRole): number {
  const code = accountOf(company, role)?.code;
  return balancesOf(company).find((one) => one.code === code)?.balance ?? 0;
}

export function accountOf(company: Company, role: AccountRole): RowOf<'accounts'> | undefined {
  return company.accounts?.find((account) => account.role === role);
}

type Post = (role: AccountRole, amount: number) => Posting[];

/** Makes postings to accounts by their roles: a positive amount is a debit, a negative one a credit. */
function poster(company: Company): Post {
  return (role, amount) => {
    const account = accountOf(company, role);
    if (!account || amount === 0) return [];
    const sides = { debit: Math.max(0, amount), credit: Math.max(0, -amount) };
    return [{ code: account.code, account: account.name, ...sides }];
  };
}

function paperEntries(company: Company, paper: Paper, post: Post): Entry[] {
  const { number, kind, date, belongsTo } = paper;
  const { net, tax, gross } = amountsOf(company, paper);
  const cost = sum(
    stockOf(company)
      .movements.filter((moved) => moved.paper === number)
      .map((moved) => moved.cost),
  );
  const entry = (name: string, ...postings: Posting[][]) => ({
    date,
    name,
    paper: number,
    postings: postings.flat(),
  });
  switch (kind) {
    case 'receipt':
      // Without an order it is opening stock, which the journal's opening balances have.
      if (!belongsTo) return [];
      return [
        entry(`Goods receipt ${number}`, post('inventory', cost), post('received, not invoiced', -cost)),
      ];
    case 'bill':
      return [
        entry(
          `Supplier bill ${number}`,
          post('received, not invoiced', net),
          post('tax', tax),
          post('payables', -gross),
        ),
      ];
    case 'shipment':
      return [entry(`Cost of sale ${number}`, post('cost of sales', -cost), post('inventory', cost))];
    case 'invoice':
      return [
        entry(`Sales invoice ${number}`, post('receivables', gross), post('sales', -net), post('tax', -tax)),
      ];
    case 'credit note':
      return [
        entry(`Credit note ${number}`, post('sales', net), post('tax', tax), post('receivables', -gross)),
        entry(`Goods returned ${number}`, post('inventory', cost), post('cost of sales', -cost)),
      ];
    default:
      return [];
  }
}

function paymentEntries({ payments, papers }: Company, post: Post): Entry[] {
  return (payments ?? []).map(({ date, paper, amount }) => {
    const isBill = papers?.find(({ number }) => number === paper)?.kind === 'bill';
    const postings = isBill
      ? [post('payables', amount), post('cash', -amount)]
      : [post('cash', amount), post('receivables', -amount)];
    return { date, name: `Payment of ${paper}`, paper, postings: postings.flat() };
  });
}

function journalEntries({ journal, accounts }: Company): Entry[] {
  const entries = new Map<string, Entry>();
  for (const { entry, date, account: code, debit, credit } of journal ?? []) {
    const key = `${date} ${entry}`;
    const found = entries.get(key) ?? { date, name: entry, postings: [] };
    const account = accounts?.find((one) => one.code === code)?.name ?? code;
    found.postings.push({ code, account, debit: debit ?? 0, credit: credit ?? 0 });
    entries.set(key, found);
  }
  return [...entries.values()];
}

/** Revenue and cost in thousands of the group's currency. */
type Entity = { name: string; currency: string; revenue: number; cost: number; withinGroup: number };

/** The entities of the group. The company itself has its result from its accounts, the others as it is stated. */
export function entitiesOf(company: Company): Entity[] {
  return (company.entities ?? []).map(({ name, currency, withinGroup, revenue, cost }) => {
    const isOwn = name === company.title && accountOf(company, 'sales') !== undefined;
    const result = isOwn
      ? { revenue: -balanceOf(company, 'sales'), cost: balanceOf(company, 'cost of sales') }
      : { revenue: (revenue ?? 0) * 1_000, cost: (cost ?? 0) * 1_000 };
    const [earned, spent] = [result.revenue, result.cost].map(inThousands);
    return { name, currency, withinGroup, revenue: earned ?? 0, cost: spent ?? 0 };
  });
}

/** An amount in thousands, with one decimal. */
export const inThousands = (amount: number): number => Math.round(amount / 100) / 10;
