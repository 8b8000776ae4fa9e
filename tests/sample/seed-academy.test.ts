import { describe, expect, it } from 'vitest';
import { companyNamed } from '../../sanity-studio/seed/source/companies/companies';
import { costsOf } from '../../sanity-studio/seed/source/views/job-views';
import { balanceOf } from '../../sanity-studio/seed/source/views/ledger';
import { amountsOf, linesOf, type Paper, sum } from '../../sanity-studio/seed/source/views/papers';
import { seedArchive } from './seed-archive';
import { seedText } from './seed-text';

const text = seedText(seedArchive.byId('page-support-academy'));

const company = companyNamed('marlow');

function paper(number: string): Paper {
  const found = company.papers?.find((each) => each.number === number);
  if (!found) throw new Error(`Marlow has no paper ${number}`);
  return found;
}

const decimals = (amount: number, digits = 2) =>
  amount.toLocaleString('en-GB', { minimumFractionDigits: digits, maximumFractionDigits: digits });
const states = (...amounts: number[]) => {
  for (const amount of amounts) expect(text).toContain(decimals(amount));
};

it('names papers of the sample company only', () => {
  const named = text.match(/\b[A-Z]{1,4}-\d{2,5}\b/g) ?? [];
  expect(new Set(named).size).toBeGreaterThan(6);
  const known = new Set(company.papers?.map(({ number }) => number));
  expect(named.filter((number) => !known.has(number))).toEqual([]);
});

describe('states what follows from the company', () => {
  it('two sales: their quantities, and what remains of the value of all receipts', () => {
    const received = ['GR-0521', 'GR-0537', 'GR-0552'].flatMap((number) =>
      linesOf(company, paper(number)).filter(({ item }) => item === 'Oak shelf 900'),
    );
    for (const { quantity, price } of received) expect(text).toContain(`${quantity} at ${decimals(price)}`);
    const sold = ['SO-2290', 'SO-2292'].map((number) => {
      const [line] = linesOf(company, paper(number));
      expect(text).toContain(`${number} takes ${line?.quantity}`);
      return line?.quantity ?? 0;
    });
    const layers = received.flatMap(({ quantity, price }) => Array<number>(quantity).fill(price));
    const [first = 0, second = 0] = sold;
    states(
      sum(layers.slice(0, first)),
      sum(layers.slice(first, first + second)),
      sum(layers.slice(first + second)),
      sum(layers),
    );
  });

  it('a bill: the value of what was received, and the difference by quantity and price', () => {
    const ordered = linesOf(company, paper('PO-0315'));
    const counted = linesOf(company, paper('GR-0549'));
    const kits = (lines: typeof ordered) =>
      lines.find(({ item }) => item === 'Wall anchor kit')?.quantity ?? 0;
    const supposed = 3.8;
    const right = sum(counted.map(({ amount }) => amount));
    const billed = sum(
      ordered.map(({ item, quantity, amount }) =>
        item === 'Wall anchor kit' ? quantity * supposed : amount,
      ),
    );
    const missing = sum([(kits(ordered) - kits(counted)) * supposed]);
    const price = sum([kits(counted) * (supposed - 3.6)]);
    states(right, billed, missing, price, sum([billed, -right]));
    expect(sum([missing, price])).toBe(sum([billed, -right]));
  });

  it('bank and month: the balance in the ledger, payments of that week, and the forecast', () => {
    const balance = balanceOf({ ...company, day: '2026-02-28' }, 'cash');
    const paid = company.payments?.filter(({ date }) => date === '2026-02-27').map(({ amount }) => amount);
    const charge = 23;
    states(balance, charge, ...(paid ?? []), sum([balance, -charge]));
    const march = company.forecast?.find(({ month }) => month === '2026-03');
    const [moneyIn = 0, moneyOut = 0] = [march?.moneyIn, march?.moneyOut];
    const late = amountsOf(company, paper('INV-1184')).gross;
    states(moneyIn, moneyOut, late, sum([moneyIn, -late]), sum([balance, moneyIn, -late, -moneyOut]));
  });

  it('a job: the code over its budget, and what is left of the price', () => {
    const [job] = company.jobs ?? [];
    const costs = costsOf(company, job?.name ?? '');
    const atCompletion = sum(costs.map(({ budget, actual }) => Math.max(budget, actual)));
    const over = costs.filter(({ budget, actual }) => actual > budget);
    expect(over).toHaveLength(1);
    const figures = [
      ...over.flatMap(({ budget, actual }) => [actual, actual - budget]),
      ...costs.map(({ budget }) => budget),
      atCompletion,
      (job?.price ?? 0) - atCompletion,
    ];
    for (const figure of figures) expect(text).toContain(decimals(figure, 0));
  });
});
