// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import type { ProductViewName } from '../../protocol/content-names';
import { companyFixture } from '../../protocol/sample-company/company.fixture';
import { attributesOf, textsOf } from '../ui/elements.test-support';
import { cashFlowForecast } from './figures/money-figures';
import { Pile } from './pile';
import { ProductView } from './product-view';
import { Stages } from './stages';
import { ViewFixture } from './view.fixture';

afterEach(cleanup);

const drawing = (name: ProductViewName, nth = 0) =>
  render(<ViewFixture name={name} />).container.querySelectorAll('svg')[nth];
const measure = (element: Element | undefined, attribute: string) =>
  Number.parseFloat(element?.getAttribute(attribute) ?? '');

describe('lengths as drawn', () => {
  it('cash flow: a balance is the one before plus money in minus money out, and the first are as they were', () => {
    const months = cashFlowForecast(companyFixture)?.months;
    expect(months?.map(({ month, closing, isExpected }) => [month, closing, isExpected])).toEqual([
      ['2025-11', 40, false],
      ['2025-12', 40, false],
      ['2026-01', 52, false],
      ['2026-02', 50.6, false],
      ['2026-03', 51.6, true],
      ['2026-04', 53.1, true],
    ]);
  });

  it('cash flow: every bar is as tall as its figure', () => {
    const months = cashFlowForecast(companyFixture)?.months ?? [];
    const svg = drawing('cash-flow-forecast');
    const bars = [...(svg?.querySelectorAll('rect:not([transform])') ?? [])];
    expect(bars).toHaveLength(months.length * 2);
    // Three steps of 20 hold the greatest value, 53.1.
    expect(textsOf(svg ?? document, 'g > text:only-of-type')).toEqual(
      expect.arrayContaining(['0', '20', '40', '60']),
    );
    const perThousand = 180 / 60;
    for (const [index, value] of months.flatMap(({ moneyIn, moneyOut }) => [moneyIn, moneyOut]).entries()) {
      expect(measure(bars[index], 'height')).toBeCloseTo(value * perThousand, 1);
      expect(measure(bars[index], 'y') + measure(bars[index], 'height')).toBeCloseTo(204, 6);
    }
  });

  it('order pipeline: every bar is as wide as its share of the orders', () => {
    const bars = [...(drawing('order-pipeline')?.querySelectorAll('svg') ?? [])];
    expect(bars.map((bar) => measure(bar, 'width'))).toEqual([0, 33.33, 0, 33.33, 33.33]);
    expect(bars.map((bar) => measure(bar, 'x'))).toEqual([0, 0, 33.33, 33.33, 66.67]);
    const { container } = render(
      <Stages stages={[3, 2, 3, 5, 1, 0].map((count, index) => ({ name: `Stage ${index}`, count }))} />,
    );
    const places = (what: string, attribute: string) =>
      [...container.querySelectorAll(what)].map((part) => Math.round(measure(part, attribute)));
    expect(places('text + text', 'x')).toEqual([0, 21, 36, 57, 88, 100]);
    expect(attributesOf(container, 'g', 'text-anchor')).toEqual([
      'start',
      'start',
      'start',
      'start',
      'end',
      'end',
    ]);
    // The last label is in the way of the one before it, and a stage without orders has no bar.
    expect(places('line', 'x1')).toEqual([96]);
    expect(places('line', 'x2')).toEqual([88]);
  });

  it('item cost: every layer is as high as its quantity, the oldest at the base', () => {
    const layer = (quantity: number) => ({ received: '2026-02-02', quantity, unitCost: 5 });
    const { container } = render(<Pile layers={[90, 48, 40, 2].map(layer)} />);
    const layers = [...container.querySelectorAll('rect')];
    expect(layers.map((bar) => measure(bar, 'height'))).toEqual([90, 48, 40, 2]);
    expect(layers.map((bar) => measure(bar, 'y'))).toEqual([99, 48, 5, 0]);
    expect(layers.every(({ parentElement }) => parentElement?.getAttribute('class'))).toBe(true);
    // The last is too thin for its label.
    expect(textsOf(container, 'text + text')).toEqual(['90 at 5.00', '48 at 5.00', '40 at 5.00']);
  });

  it('implementation: ranges match an axis of whole months', () => {
    const svg = drawing('implementation');
    const spans = [...(svg?.querySelectorAll('g > rect + rect') ?? [])].map((bar) => [
      (measure(bar, 'x') * 3) / 100,
      ((measure(bar, 'x') + measure(bar, 'width')) * 3) / 100,
    ]);
    const weeks = (months: number) => (months * 52.1775) / 12;
    expect(spans).toHaveLength(2);
    expect(spans[0]?.map(weeks).map(Math.round)).toEqual([2, 6]);
    expect(spans[1]).toEqual([expect.closeTo(1, 3), expect.closeTo(3, 3)]);
    const labels = textsOf(svg ?? document, ':scope > text tspan:last-child');
    expect(labels).toEqual(['Start', '1', '2', '3 months']);
  });

  it('implementation: an axis of two years has a label for each fourth month, and a long name a line for each word', () => {
    const ranges = [{ name: 'Large firms', time: '1–2 years', from: 12, to: 24 }];
    const { container } = render(<ProductView figures={{ name: 'implementation', ranges, months: 23 }} />);
    expect(textsOf(container, 'g tspan')).toEqual(['Large firms', 'Large', 'firms']);
    const labels = textsOf(container, 'svg > text tspan:first-child');
    expect(labels).toEqual(['0', '4', '8', '12', '16', '20', '24']);
  });

  it('budget v. actual: the tick marks the budget and only an overrun goes past it', () => {
    const { container } = render(<ViewFixture name="budget-v-actual" />);
    const bars = [...container.querySelectorAll('td svg')];
    expect(bars).toHaveLength(2);
    const over = bars.flatMap((bar) => [...bar.querySelectorAll('g')]);
    expect(over).toHaveLength(1);
    // To scale, and never so short that the tick covers it.
    const [drawn, least] = over[0]?.querySelectorAll('rect') ?? [];
    expect(measure(drawn, 'x')).toBe(measure(least, 'x'));
    expect(measure(least, 'width')).toBe(5);
    for (const bar of bars) {
      const [budget, actual] = bar.querySelectorAll('rect');
      expect(measure(bar.querySelector('line') ?? undefined, 'x1')).toBe(measure(budget, 'width'));
      expect(measure(actual, 'width')).toBeLessThanOrEqual(measure(budget, 'width'));
    }
  });

  it('stock by location: one brass bin, at the place in the callout', () => {
    const { container } = render(<ViewFixture name="stock-by-location" />);
    const paths = (nth: number) =>
      [...container.querySelectorAll('svg')].map((rack) =>
        rack.querySelectorAll('path')[nth]?.getAttribute('d'),
      );
    expect(paths(3)).toEqual(['', 'M6 44v-10.5h29v10.5z']);
    expect(paths(5).map((lead) => lead?.replace(/^M[\d. ]+/, ''))).toEqual([undefined, 'H20.5V33.5']);
    expect(container.textContent).toContain('B-02-1  12 on hand');
  });

  it('quote outline: of many users, a block stands for several', () => {
    const columns = [{ label: 'Module' }, { label: 'Who uses it', kind: 'users' }] as const;
    const rows = [
      ['All', 24],
      ['Few', 3],
    ];
    const { container } = render(<ProductView figures={{ title: 'Quote outline', columns, rows }} />);
    const blocks = [...container.querySelectorAll('tbody path')].map(
      (path) => path.getAttribute('d')?.match(/M/g)?.length,
    );
    expect(blocks).toEqual([12, 2]);
  });

  it('quote outline: one block for each user, and no price', () => {
    const { container } = render(<ViewFixture name="quote-outline" />);
    const rows = [...container.querySelectorAll('tbody tr')];
    for (const row of rows) {
      const blocks = row.querySelector('path')?.getAttribute('d')?.match(/M/g)?.length ?? 0;
      expect(String(blocks)).toBe(row.lastElementChild?.textContent);
    }
    expect(rows.map((row) => row.lastElementChild?.textContent)).toEqual(['3', '1', '0']);
    expect(container.querySelector('tfoot')?.textContent).toBe('Your priceOn quote');
    expect(container.textContent).not.toMatch(/[£$€]|\d\.\d\d/);
  });
});
