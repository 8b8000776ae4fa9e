// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import type { ProductViewValue } from '../content/content-types';
import { attributesOf, textsOf } from '../ui/elements.test-support';
import { ProductView } from './product-view';
import {
  chartFixture,
  layersFixture,
  placesFixture,
  spansFixture,
  stagesFixture,
  tableFixture,
  views,
} from './view.fixture';

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
    const container = draw(chartFixture(['bars', 'bars', 'line'], months, { actual: 2 }));
    // Three steps of 20 hold the greatest value, 58.
    expect(textsOf(container, 'g > text:only-of-type')).toEqual(
      expect.arrayContaining(['0', '20', '40', '60']),
    );
    const perUnit = 180 / 60;
    const bars = [...container.querySelectorAll('g g > rect')];
    expect(bars.map((bar) => measure(bar, 'height'))).toEqual(
      [10, 5, 12, 0, 0, 6].map((value) => value * perUnit),
    );
    for (const bar of bars) expect(measure(bar, 'y') + measure(bar, 'height')).toBeCloseTo(204, 6);
    // The line has two points, and the boundary is after the second month.
    expect(all(container, 'rect[transform]', 'y')).toEqual([204 - 52 * perUnit, 204 - 58 * perUnit]);
    expect(all(container, 'line[y1="12"]', 'x1')).toEqual([66.67]);
  });

  it.each([
    [2_315, ['0', '1,000', '2,000', '3,000']],
    [0.9, ['0.00', '0.50', '1.00', '1.50']],
    [0, ['0.00', '0.50', '1.00', '1.50']],
  ])('a chart up to %d has a scale of round values', (most, scale) => {
    const container = draw(chartFixture(['bars'], [`A|${most}`, 'B|0']));
    expect(textsOf(container, 'g > text[x="-8"]')).toEqual(scale);
  });

  it('a chart without a scale has a figure above each bar, and no legend', () => {
    const container = draw(chartFixture(['bars'], ['2026-01|1200', '2026-02|n/a'], { hasFigures: true }));
    expect(textsOf(container, 'text:not(:empty)')).toEqual(['1,200', 'Jan', 'n/a', 'Feb']);
    expect(container.querySelectorAll('svg')).toHaveLength(1);
  });

  it('stages: every bar is as wide as its share', () => {
    const bars = [...draw(stagesFixture(0, 1, 0, 1, 1)).querySelectorAll('svg svg')];
    expect(bars.map((bar) => measure(bar, 'width'))).toEqual([0, 33.33, 0, 33.33, 33.33]);
    expect(bars.map((bar) => measure(bar, 'x'))).toEqual([0, 0, 33.33, 33.33, 66.67]);
    const container = draw(stagesFixture(3, 2, 3, 5, 1, 0));
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

  it('layers: each is as high as its quantity, the first at the base', () => {
    const container = draw(layersFixture(90, 48, 0, 40, 2));
    expect(all(container, 'rect', 'height')).toEqual([90, 48, 40, 2]);
    expect(all(container, 'rect', 'y')).toEqual([99, 48, 5, 0]);
    // The last is too thin for its label.
    expect(textsOf(container, 'text + text')).toEqual(['90 × 5.00', '48 × 5.00', '40 × 5.00']);
  });

  it('spans match an axis of whole months', () => {
    const container = draw(
      spansFixture([
        ['Small', '2–6 weeks', 0.5, 1.5],
        ['Medium', '1–3 months', 1, 3],
      ]),
    );
    const spans = [...container.querySelectorAll('g > rect + rect')].map((bar) => [
      (measure(bar, 'x') * 3) / 100,
      ((measure(bar, 'x') + measure(bar, 'width')) * 3) / 100,
    ]);
    expect(spans).toEqual([
      [0.5, 1.5].map((time) => expect.closeTo(time, 3)),
      [1, 3].map((time) => expect.closeTo(time, 3)),
    ]);
    expect(textsOf(container, 'svg > text tspan:last-child')).toEqual(['Start', '1', '2', '3 months']);
  });

  it('an axis of two years has a label for each fourth month, and a long name a line for each word', () => {
    const container = draw(spansFixture([['Large firms', '1–2 years', 12, 23]]));
    expect(textsOf(container, 'g tspan')).toEqual(['Large firms', 'Large', 'firms']);
    expect(textsOf(container, 'svg > text tspan:first-child')).toEqual([
      '0',
      '4',
      '8',
      '12',
      '16',
      '20',
      '24',
    ]);
  });

  it('a plan: its steps have no time before them, and a late one its text at its end', () => {
    const steps = [
      ['Set up', '', 0, 2],
      ['Go live', '', 9, 10],
      ['Too long', '', 11, 20],
    ] as const;
    const container = draw(
      spansFixture(
        steps.map((step) => [...step]),
        { isPlan: true, unit: 'week', end: 12 },
      ),
    );
    expect(all(container, 'g rect', 'x')).toEqual([0, 75, 91.67]);
    expect(all(container, 'g rect', 'width')).toEqual([16.67, 8.33, 8.33]);
    expect(all(container, 'g text', 'x')).toEqual([0, 83.33, 100]);
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
    const container = draw(placesFixture);
    const paths = (nth: number) =>
      [...container.querySelectorAll('svg')].map((rack) =>
        rack.querySelectorAll('path')[nth]?.getAttribute('d'),
      );
    // Empty: the place has no height.
    expect(paths(3)).toEqual(['', '', 'M6 44v-0h29v0z']);
    expect(paths(5).map((lead) => lead?.replace(/^M[\d. ]+/, ''))).toEqual([
      undefined,
      undefined,
      'H20.5V44',
    ]);
    const racks = [...container.querySelectorAll('svg')].map((rack) => rack.parentElement?.className);
    expect(racks[0]).not.toBe(racks[1]);
    expect(racks[1]).toBe(racks[2]);
    expect(container.textContent).toContain('C-02-1  12 on hand');
  });
});
