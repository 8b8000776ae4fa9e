// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { cashFlow } from './cash-flow-forecast';
import { closingBalances, stockLayers, takeOldestFirst } from './figures';
import { ProductView } from './product-view';

afterEach(cleanup);

const drawing = (name: string, nth = 0) =>
  render(<ProductView name={name} />).container.querySelectorAll('svg')[nth];
const measure = (element: Element | undefined, attribute: string) =>
  Number.parseFloat(element?.getAttribute(attribute) ?? '');

describe('lengths as drawn', () => {
  it('cash flow: a balance is the previous one plus money in minus money out', () => {
    const closing = closingBalances(cashFlow.opening, cashFlow.months);
    expect(closing).toEqual([55, 59, 73, 78, 91, 107, 118, 133]);
    expect(closingBalances(10, [])).toEqual([]);
  });

  it.each([
    [0, 8],
    [1, 5],
  ])('cash flow, drawing %i: every bar of %i months is as tall as its figure', (nth, count) => {
    const svg = drawing('cash-flow-forecast', nth);
    const bars = [...(svg?.querySelectorAll('rect:not([transform])') ?? [])];
    const shown = nth === 0 ? cashFlow.months : cashFlow.months.slice(2, 7);
    expect(bars).toHaveLength(count * 2);
    const perThousand = 180 / 150;
    for (const [index, value] of shown.flatMap(({ moneyIn, moneyOut }) => [moneyIn, moneyOut]).entries()) {
      expect(measure(bars[index], 'height')).toBeCloseTo(value * perThousand, 1);
      expect(measure(bars[index], 'y') + measure(bars[index], 'height')).toBeCloseTo(204, 6);
    }
  });

  it('implementation: ranges match the axis', () => {
    const svg = drawing('implementation');
    const spans = [...(svg?.querySelectorAll('g > rect + rect') ?? [])].map((bar) => [
      (measure(bar, 'x') * 6) / 100,
      ((measure(bar, 'x') + measure(bar, 'width')) * 6) / 100,
    ]);
    const weeks = (months: number) => (months * 52.1775) / 12;
    expect(spans).toHaveLength(3);
    expect(spans[0]?.map(weeks).map(Math.round)).toEqual([2, 6]);
    expect(spans[1]).toEqual([expect.closeTo(1, 3), expect.closeTo(3, 3)]);
    expect(spans[2]).toEqual([expect.closeTo(3, 3), expect.closeTo(6, 3)]);
  });

  it('budget v. actual: the tick marks the budget and only an overrun goes past it', () => {
    const { container } = render(<ProductView name="budget-v-actual" />);
    const bars = [...container.querySelectorAll('td svg')];
    expect(bars).toHaveLength(4);
    const over = bars.filter((bar) => bar.querySelectorAll('rect').length === 3);
    expect(over).toHaveLength(1);
    for (const bar of bars) {
      const [budget, actual] = bar.querySelectorAll('rect');
      expect(measure(bar.querySelector('line') ?? undefined, 'x1')).toBe(measure(budget, 'width'));
      expect(measure(actual, 'width')).toBeLessThanOrEqual(measure(budget, 'width'));
    }
  });

  it('stock by location: one brass bin, at the place in the callout', () => {
    const { container } = render(<ProductView name="stock-by-location" />);
    const found = [...container.querySelectorAll('svg')].map((rack) => rack.querySelectorAll('path')[3]);
    expect(found.map((path) => path?.getAttribute('d') !== '')).toEqual([false, true, false, false]);
    expect(found[1]?.getAttribute('d')).toMatch(/^M39 132v-/);
    expect(container.textContent).toContain('B-02-3  48 on hand');
  });

  it('quote outline: one block for each user, and no price', () => {
    const { container } = render(<ProductView name="quote-outline" />);
    const rows = [...container.querySelectorAll('tbody tr')];
    for (const row of rows) {
      const blocks = row.querySelector('path')?.getAttribute('d')?.match(/M/g)?.length ?? 0;
      expect(String(blocks)).toBe(row.lastElementChild?.textContent);
    }
    expect(container.querySelector('tfoot')?.textContent).toBe('Your priceOn quote');
    expect(container.textContent).not.toMatch(/[£$€]|\d\.\d\d/);
  });
});

describe('takeOldestFirst', () => {
  it.each([
    [0, []],
    [100, [100]],
    [101, [100, 1]],
    [280, [100, 60, 120]],
    [999, [100, 60, 120]],
  ])('%i units', (units, quantities) => {
    expect(takeOldestFirst(stockLayers, units).map(({ quantity }) => quantity)).toEqual(quantities);
  });
});
