// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import type { ProductViewName } from '../../protocol/content-names';
import { ViewFixture } from './view.fixture';

afterEach(cleanup);

/** A printed figure: brackets are a minus; without digits there is no value. */
function read(text: string): number {
  const digits = text.replace(/[^\d.]/g, '');
  if (digits === '') return 0;
  return text.includes('(') ? -Number(digits) : Number(digits);
}

const cents = (value: number) => Math.round(value * 100);
const add = (values: number[]) => values.reduce((total, value) => total + cents(value), 0) / 100;

/** The printed figures of the nth table: its rows as texts, and its foot. */
function table(name: ProductViewName, nth = 0) {
  const { container } = render(<ViewFixture name={name} />);
  const found = container.querySelectorAll('table')[nth];
  const cells = (row: Element) => [...row.children].map(({ textContent }) => textContent ?? '');
  const rows = [...(found?.querySelectorAll('tbody tr') ?? [])].map(cells);
  const foot = cells(found?.querySelector('tfoot tr') ?? document.createElement('tr'));
  const column = (index: number) => rows.map((row) => read(row[index] ?? ''));
  return { rows, foot, column };
}

describe('figures as printed', () => {
  it('general ledger: each entry balances, and so do the totals', () => {
    const { rows, foot, column } = table('general-ledger');
    expect(rows).toHaveLength(7);
    let open = 0;
    for (const [date = '', , , debit = '', credit = ''] of rows) {
      if (date) expect(open).toBe(0);
      open += cents(read(debit)) - cents(read(credit));
    }
    expect(open).toBe(0);
    // A sale of 80.00 with its tax, its cost, and a receipt of 180.00.
    expect(foot.slice(3)).toEqual(['326.00', '326.00']);
    expect([add(column(3)), add(column(4))]).toEqual([326, 326]);
  });

  it('stock by warehouse: quantities times unit cost are the value', () => {
    const { rows, foot, column } = table('stock-by-warehouse');
    for (const row of rows) {
      const [north = 0, harbour = 0, unitCost = 0, value = 0] = row.slice(1).map(read);
      expect(cents((north + harbour) * unitCost)).toBe(cents(value));
    }
    expect(add(column(4))).toBe(500);
    expect(foot.at(-1)).toBe('500.00');
  });

  it('item cost: the layers add up and the unit cost is their average', () => {
    const { rows, foot, column } = table('item-cost');
    for (const [, quantity = '', unitCost = '', value = ''] of rows) {
      expect(cents(read(quantity) * read(unitCost))).toBe(cents(read(value)));
    }
    expect(foot).toEqual(['On hand', '60', '5.50', '330.00']);
    expect(add(column(1))).toBe(60);
    expect(add(column(3))).toBe(330);
  });

  it('cost of sale: takes the oldest layer first', () => {
    const { rows, foot, column } = table('cost-of-sale');
    expect(rows.map(([received, used]) => [received, used])).toEqual([
      ['02 Feb', '30'],
      ['05 Mar', '20'],
    ]);
    expect(foot).toEqual(['Cost of sale', '50', '', '270.00']);
    expect(add(column(3))).toBe(270);
  });

  it('budget v. actual: both columns add up, and only overruns are red', () => {
    const { rows, foot, column } = table('budget-v-actual');
    expect(add(column(2))).toBe(read(foot[2] ?? ''));
    expect(add(column(3))).toBe(read(foot[3] ?? ''));
    expect(foot.slice(2)).toEqual(['1,400', '1,450']);
    expect(rows.filter(([, , actual = '', budget = '']) => read(actual) > read(budget))).toHaveLength(1);
  });

  it.each([0, 1])('consolidation, table %i: companies and eliminations add up to the group', (nth) => {
    const { rows, foot } = table('consolidation', nth);
    const grid = [...rows, foot].map((row) => row.slice(1).map(read));
    const turned = nth === 0 ? grid : (grid[0]?.map((_, index) => grid.map((row) => row[index] ?? 0)) ?? []);
    const [revenue = [], cost = [], profit = []] = turned;
    expect(revenue).toHaveLength(4);
    for (const line of [revenue, cost, profit]) expect(add(line.slice(0, -1))).toBe(line.at(-1));
    for (const [index, value] of profit.entries()) {
      expect(add([revenue[index] ?? 0, cost[index] ?? 0])).toBe(value);
    }
    expect(profit.at(-1)).toBe(70);
  });

  it('three-way match: the three documents agree', () => {
    const { container } = render(<ViewFixture name="three-way-match" />);
    const values = [...container.querySelectorAll('span')].filter(
      ({ textContent }) => textContent === '200.00',
    );
    expect(values).toHaveLength(3);
  });

  it('order pipeline: the stages add up to the number of orders', () => {
    const { container } = render(<ViewFixture name="order-pipeline" />);
    const counts = [...(container.textContent ?? '').matchAll(/(\d+)(New|Picking|Shipped|Billed|Returned)/g)];
    expect(counts.map(([, , stage]) => stage)).toEqual(['New', 'Picking', 'Shipped', 'Billed', 'Returned']);
    expect(add(counts.map(([, count]) => Number(count)))).toBe(3);
    expect(container.textContent).toContain('3 orders');
  });
});
