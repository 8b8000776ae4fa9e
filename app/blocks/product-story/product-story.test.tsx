// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { textsOf } from '../../ui/elements.test-support';
import { course } from '../../ui/stair.css';
import { renderBlock } from '../render-block.test-support';
import { ProductStory } from './product-story';
import { productStoryFixture } from './product-story.fixture';

const render = (change: Partial<typeof productStoryFixture> = {}, isHead = false) =>
  renderBlock(<ProductStory block={{ ...productStoryFixture, ...change }} isHead={isHead} />);
const { steps } = productStoryFixture;

it('each step is a radio button of one group, named and described by its own texts', () => {
  const body = render();
  const group = body.querySelector('[role="radiogroup"]');
  expect(group?.getAttribute('aria-labelledby')).toBe(body.querySelector('h2')?.id);
  const radios = [...body.querySelectorAll('input')];
  expect(new Set(radios.map(({ name }) => name)).size).toBe(1);
  expect(radios.map(({ checked }) => checked)).toEqual(steps.map((_, index) => index === 0));
  const text = (radio: Element, attribute: string) =>
    body.querySelector(`#${radio.getAttribute(attribute)}`)?.textContent;
  expect(radios.map((radio) => [text(radio, 'aria-labelledby'), text(radio, 'aria-describedby')])).toEqual(
    steps.map(({ title, description }) => [title, description]),
  );
});

it('the part of a step follows right after its course: styles, and readers without them, rely on it', () => {
  const courses = [...render().querySelectorAll('[role="radiogroup"] > label')];
  const headings = courses.map(
    ({ nextElementSibling }) => nextElementSibling?.querySelector('h3')?.textContent,
  );
  expect(headings).toEqual(steps.map(({ title }) => title));
});

it('each part leads to the next step, and the last to the first', () => {
  const body = render();
  const radios = [...body.querySelectorAll('input')];
  const ways = [...body.querySelectorAll('[role="radiogroup"] > div label')];
  expect(ways.map((label) => label.getAttribute('for'))).toEqual(
    [...radios.slice(1), radios[0]].map((radio) => radio?.id),
  );
  expect(ways.map(({ textContent }) => textContent)).toEqual(new Array(steps.length).fill('Next'));
});

it('the last course is the base, for any number of steps', () => {
  const classes = (count: number) =>
    [...render({ steps: steps.slice(0, count) }).querySelectorAll('[role="radiogroup"] > label')].map(
      ({ className }) => className,
    );
  expect(classes(6).at(-1)).toContain(course.c0);
  expect(classes(6)[0]).toContain(course.c5);
  expect(classes(2)[0]).toContain(course.c1);
});

describe('the sheets show the order of the company', () => {
  /** The rows of each sheet below its head, as texts. */
  const sheets = () =>
    [...render().querySelectorAll('table')].map((table) =>
      [...table.rows].slice(1).map((row) => [...row.cells].map(({ textContent }) => textContent).join('|')),
    );

  it.each<[at: number, what: string, rows: string[]]>([
    [0, 'ordered: 10 shelves at 8.00', ['Shelf|10|8.00|80.00', 'Order total|||80.00']],
    [1, 'picked from the bin at the place of the shipment', ['Shelf|B-02-1|10', 'Units picked||10']],
    [
      2,
      'shipped: of 40 received, before those that came later',
      ['Shelf|40|(10)|30', 'Units on hand|40|(10)|30'],
    ],
    [3, 'billed: with a fifth of tax', ['Order total|80.00', 'VAT 20%|16.00', 'Owed by 02 Apr|96.00']],
    [
      4,
      'posted: the invoice, and 10 shelves at their cost of 5.00',
      [
        ...['Cost of sales|50.00|', 'Inventory||50.00', 'Receivables|96.00|', 'Sales||80.00'],
        ...['VAT payable||16.00', 'Totals agree|146.00|146.00'],
      ],
    ],
    [
      5,
      'forecast: 96.00 of the 11,000.00 of April are this invoice',
      ['Before|10,904.00', 'IN-1, due 02 Apr|96.00', 'Apr|11,000.00'],
    ],
  ])('sheet %i, %s', (at, _what, rows) => {
    expect(sheets()[at]).toEqual(rows);
  });

  it('one number is marked in each: that which changed', () => {
    const marked = [...render().querySelectorAll('table')].map((table) => textsOf(table, 'mark'));
    expect(marked).toEqual([['80.00'], ['10'], ['30'], ['96.00'], ['50.00'], ['11,000.00']]);
  });
});

it('without such an order the steps are texts alone', () => {
  const body = render({ story: null });
  expect(body.querySelectorAll('table')).toHaveLength(0);
  expect(body.querySelectorAll('h3')).toHaveLength(steps.length);
});
