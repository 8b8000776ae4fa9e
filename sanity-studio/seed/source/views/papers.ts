import type { Company, PaperKind, RowOf } from './company';

export type Paper = RowOf<'papers'>;
export type PricedLine = { item: string; quantity: number; price: number; amount: number };

/** Rounds an amount of money to two decimals; half a cent up, although 2.9 × 5 % is 14.499999999999998 cents in binary. */
export const toCents = (amount: number): number => Math.round(Number((amount * 100).toPrecision(12))) / 100;

/** Adds amounts of money without binary rounding errors. */
export const sum = (amounts: readonly number[]): number =>
  amounts.reduce((total, amount) => total + Math.round(amount * 100), 0) / 100;

/** The papers of a kind up to the company's day, oldest first. */
export function papersOf({ papers, day }: Company, ...kinds: PaperKind[]): Paper[] {
  return (papers ?? [])
    .filter(({ kind, date }) => kinds.includes(kind) && date <= day)
    .sort((one, other) => one.date.localeCompare(other.date));
}

/** The papers of a kind that belong to another one. */
export function belongingTo(company: Company, number: string, ...kinds: PaperKind[]): Paper[] {
  return papersOf(company, ...kinds).filter(({ belongsTo }) => belongsTo === number);
}

/** The lines of a paper with their prices: its own, or those of the paper that it belongs to. */
export function linesOf(company: Company, { number, belongsTo }: Paper): PricedLine[] {
  return (company.lines ?? [])
    .filter(({ paper }) => paper === number)
    .map(({ item, quantity, price }) => {
      const unit = price ?? priceIn(company, belongsTo, item);
      return { item, quantity, price: unit, amount: toCents(quantity * unit) };
    });
}

/** A credit note belongs to an invoice, which belongs to an order: no price is further away. */
const MOST_STEPS = 3;

function priceIn(
  company: Company,
  number: string | null | undefined,
  item: string,
  steps = MOST_STEPS,
): number {
  const paper = company.papers?.find((one) => one.number === number);
  if (!paper || steps === 0) return 0;
  const line = company.lines?.find((one) => one.paper === number && one.item === item);
  return line?.price ?? priceIn(company, paper.belongsTo, item, steps - 1);
}

export type Amounts = { net: number; tax: number; gross: number };

/** What a paper comes to: its lines, the tax on them, and both. */
export function amountsOf(company: Company, paper: Paper): Amounts {
  const net = sum(linesOf(company, paper).map(({ amount }) => amount));
  const tax = toCents((net * company.taxRate) / 100);
  return { net, tax, gross: sum([net, tax]) };
}

/** What is still to be paid of a bill or an invoice, after payments and credit notes. */
export function openAmount(company: Company, paper: Paper): number {
  const paid = (company.payments ?? []).filter(
    ({ paper: of, date }) => of === paper.number && date <= company.day,
  );
  const credited = belongingTo(company, paper.number, 'credit note');
  return sum([
    amountsOf(company, paper).gross,
    ...paid.map(({ amount }) => -amount),
    ...credited.map((note) => -amountsOf(company, note).gross),
  ]);
}

const DAY_MS = 86_400_000;

/** How many days ago a bill or an invoice was due; negative if it is not due yet. One without a due date was at once. */
export const daysOverdue = ({ day }: Company, { due, date }: Paper): number =>
  (Date.parse(day) - Date.parse(due ?? date)) / DAY_MS;

export const orderStages = ['New', 'Picking', 'Shipped', 'Billed', 'Returned'] as const;
export type OrderStage = (typeof orderStages)[number];

/** How far a sales order has come. */
export function stageOf(company: Company, order: Paper): OrderStage {
  const invoices = belongingTo(company, order.number, 'invoice');
  if (invoices.some(({ number }) => belongingTo(company, number, 'credit note').length > 0))
    return 'Returned';
  if (invoices.length > 0) return 'Billed';
  if (belongingTo(company, order.number, 'shipment').length > 0) return 'Shipped';
  return order.status === 'picking' ? 'Picking' : 'New';
}

/**
 * The month a number of months later.
 * @param month such as `2026-03`; a day of it will do
 * @param count negative for months before
 */
export function monthAfter(month: string, count = 1): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number - 1 + count, 1)).toISOString().slice(0, 7);
}
