// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import type { ProductViewValue } from '../content-model/content-types';
import { attributesOf, textsOf } from '../ui/elements.test-support';
import { ProductView } from './product-view';
import { chartFixture, drawingFixture, spansFixture, tableFixture, views } from './view.fixture';

afterEach(cleanup);

/** A view of one part. */
const draw = (part: ProductViewValue['parts'][number]) =>
  render(<ProductView view={{ ...views.bare, parts: [part] }} />).container;
const measure = (element: Element | undefined, attribute: string) =>
  Number.parseFloat(element?.getAttribute(attribute) ?? '');
const all = (container: ParentNode, selector: string, attribute: string) =>
  [...container.querySelectorAll(selector)].map((element) => measure(element, attribute));

describe('lengths as drawn', () => {
  const months = ['2025-12|10|5|52', '2026-01|12|soon|58', '2026-02|-4|6|'];

  it('a chart: every bar is as tall as its figure; without one it has no height', () => {
    const container = draw(chartFixture(months, { bars: ['In', 'Out'], line: 'Balance', actual: 2 }));
    // Three steps of 20 hold the greatest value, 58.
    expect(textsOf(container, 'text[x="-8"]')).toEqual(['0', '20', '40', '60']);
    const perUnit = 180 / 60;
    const bars = [...container.querySelectorAll('rect[x]:not([width="9"])')];
    expect(bars.map((bar) => measure(bar, 'height'))).toEqual(
      [10, 5, 12, 0, 0, 6].map((value) => value * perUnit),
    );
    for (const bar of bars) expect(measure(bar, 'y') + measure(bar, 'height')).toBeCloseTo(204, 6);
    // The line has two points, and the boundary is after the second month.
    expect(all(container, 'rect[width="9"]', 'y')).toEqual([204 - 52 * perUnit, 204 - 58 * perUnit]);
    expect(all(container, 'line[y1="12"]', 'x1')).toEqual([66.67]);
  });

  it.each([
    [2_315, ['0', '1,000', '2,000', '3,000']],
    [0.9, ['0.00', '0.50', '1.00', '1.50']],
    [0, ['0.00', '0.50', '1.00', '1.50']],
  ])('a chart up to %d has a scale of round values', (most, scale) => {
    const container = draw(chartFixture([`A|${most}`, 'B|0'], { bars: ['Sales'] }));
    expect(textsOf(container, 'text[x="-8"]')).toEqual(scale);
  });

  it('a chart without a scale has a figure above each bar, and no legend', () => {
    const container = draw(
      chartFixture(['2026-01|1200', '2026-02|n/a'], { bars: ['Sales'], hasFigures: true }),
    );
    expect(textsOf(container, 'text:not(:empty)')).toEqual(['1,200', 'n/a', 'Jan', 'Feb']);
    expect(container.querySelectorAll('svg')).toHaveLength(1);
  });

  const stages = (...counts: number[]) =>
    drawingFixture('viewStages', ...counts.map((count, index) => `Stage ${index}|${count}`));

  it('stages: every bar is as wide as its share', () => {
    const bars = [...draw(stages(0, 1, 0, 1, 1)).querySelectorAll('svg svg')];
    expect(bars.map((bar) => measure(bar, 'width'))).toEqual([0, 33.33, 0, 33.33, 33.33]);
    expect(bars.map((bar) => measure(bar, 'x'))).toEqual([0, 0, 33.33, 33.33, 66.67]);
    const container = draw(stages(3, 2, 3, 5, 1, 0));
    const places = (what: string, attribute: string) => all(container, what, attribute).map(Math.round);
    expect(places('text + text', 'x')).toEqual([0, 21, 36, 57, 88, 100]);
    expect(attributesOf(container, 'g', 'text-anchor')).toEqual([
      'start',
      'start',
      'start',
      'start',
      'end',
      'end',
    ]);
    // The last label is in the way of the one before it, and an empty stage has no bar.
    expect(places('line', 'x1')).toEqual([96]);
    expect(places('line', 'x2')).toEqual([88]);
  });

  it('stages: labels that are longer than the drawing all begin within it', () => {
    const names = [
      'Waiting for the goods',
      'Partly delivered by us',
      'Returned by the buyer',
      'Billed in full',
    ];
    const container = draw(drawingFixture('viewStages', ...names.map((name) => `${name}|1`)));
    const places = all(container, 'text + text', 'x');
    expect(Math.max(...places)).toBeLessThan(85);
    expect([...places].sort((one, other) => one - other)).toEqual(places);
  });

  it('layers: each is as high as its quantity, the first at the base', () => {
    const container = draw(
      drawingFixture('viewLayers', ...[90, 48, 0, 40, 2].map((quantity) => `2026-02-02|${quantity}|5`)),
    );
    expect(all(container, 'rect', 'height')).toEqual([90, 48, 40, 2]);
    expect(all(container, 'rect', 'y')).toEqual([99, 48, 5, 0]);
    // The last is too thin for its label.
    expect(textsOf(container, 'text + text')).toEqual(['90 × 5.00', '48 × 5.00', '40 × 5.00']);
  });

  it('spans match an axis of whole months', () => {
    const container = draw(spansFixture(['Small|2–6 weeks|0.5|1.5', 'Medium|1–3 months|1|3']));
    const spans = [...container.querySelectorAll('rect[x]')].map((bar) => [
      (measure(bar, 'x') * 3) / 100,
      ((measure(bar, 'x') + measure(bar, 'width')) * 3) / 100,
    ]);
    expect(spans).toEqual([
      [0.5, 1.5].map((time) => expect.closeTo(time, 3)),
      [1, 3].map((time) => expect.closeTo(time, 3)),
    ]);
    expect(textsOf(container, 'rect + g > text')).toEqual(['Start', '1', '2', '3 months']);
  });

  it('a late span has its text at its end, and one that ends before it begins no length', () => {
    const container = draw(spansFixture(['Set up||0|2', 'Go live||9|10', 'Too long||11|12', 'Back||5|1']));
    expect(all(container, 'rect[x]', 'x')).toEqual([0, 75, 91.67, 41.67]);
    expect(all(container, 'rect[x]', 'width')).toEqual([16.67, 8.33, 8.33, 0]);
    expect(all(container, 'g > text:first-child:has(+ rect)', 'x')).toEqual([0, 83.33, 100, 41.67]);
  });

  it('bars: the tick marks the limit and only an overrun goes past it', () => {
    const columns = {
      bar: { kind: 'bar', of: 'actual', by: 'budget' },
      actual: { kind: 'whole' },
      budget: { kind: 'whole' },
    } as const;
    const bars = [
      ...draw(tableFixture(columns, ['|900|1000', '|500|450'])).querySelectorAll('td svg, th svg'),
    ];
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

  it.each([
    [
      ['3', '1', '0'],
      [3, 1, 0],
    ],
    // Of many, a block stands for several.
    [
      ['24', '3'],
      [12, 2],
    ],
  ])('people: of %j it draws %j blocks', (counts, blocks) => {
    const columns = { people: { kind: 'people', of: 'count' }, count: { kind: 'whole' } } as const;
    const container = draw(
      tableFixture(
        columns,
        counts.map((count) => `|${count}`),
      ),
    );
    expect(attributesOf(container, 'tbody path', 'd').map((path) => path?.match(/M/g)?.length ?? 0)).toEqual(
      blocks,
    );
  });

  it('places: one that was searched for, where its label says; a narrow sheet shows its rack', () => {
    const container = draw(
      drawingFixture(
        'viewPlaces',
        'Rack A|320 133|||',
        'Rack B|100 222|||',
        'Rack C|000 111|2|1|C-02-1  12 on hand',
      ),
    );
    const racks = [...container.querySelectorAll('svg')];
    // Empty: the place has no height.
    const outlines = [...(racks[2]?.querySelectorAll('path') ?? [])].map((path) => path.getAttribute('d'));
    expect(outlines).toContain('M6 44v-0h29v0z');
    expect(outlines.at(-1)?.replace(/^M[\d. ]+/, '')).toBe('H20.5V44');
    const looks = racks.map((rack) => rack.parentElement?.className);
    expect(looks[0]).not.toBe(looks[1]);
    expect(looks[1]).toBe(looks[2]);
    expect(container.textContent).toContain('C-02-1  12 on hand');
  });
});
