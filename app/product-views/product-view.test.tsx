// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, describe, expect, it } from 'vitest';
import { renderBlock } from '../blocks/render-block.test-support';
import { textsOf } from '../ui/elements.test-support';
import { ProductView } from './product-view';
import { bare, frame } from './sheet.css';
import { hidden, onlyWhereHidden } from './sheet-table.css';
import { type ViewName, views } from './view.fixture';

afterEach(cleanup);

const names = Object.keys(views);
const viewNamed = (name: string) => Object.entries(views).find(([known]) => known === name)?.[1] ?? views.bad;
const show = (name: ViewName) => render(<ProductView view={views[name]} />).container;

it.each(names)('%s: reads out its caption and nothing else', (name) => {
  const { container } = render(<ProductView view={viewNamed(name)} caption="What it shows" />);
  const figure = container.querySelector('figure');
  expect(figure?.children).toHaveLength(2);
  expect(figure?.firstElementChild?.getAttribute('aria-hidden')).toBe('true');
  expect(figure?.lastElementChild?.tagName).toBe('FIGCAPTION');
  expect(figure?.lastElementChild?.textContent).toBe('What it shows');
});

it.each(names)(
  '%s: has no style attribute, no id twice, nothing focusable, no length that is none',
  (name) => {
    const { innerHTML } = renderBlock(
      <>
        <ProductView view={viewNamed(name)} />
        <ProductView view={viewNamed(name)} />
      </>,
    );
    expect(innerHTML).not.toMatch(/<(a|button|input|select|textarea) |tabindex|contenteditable/i);
    expect(innerHTML).not.toMatch(/NaN|Infinity|undefined|null|figcaption|(width|height)="-/);
  },
);

it.each(names)('%s: is drawn where what may be missing is missing', (name) => {
  const required = /^(_|parts$|columns$|rows$|cells$|sheets$|unit$)/;
  const text = JSON.stringify(viewNamed(name), (key, value) =>
    // Emptied by the check of answers.
    required.test(key) || Number(key) >= 0 || typeof value !== 'boolean' ? value : null,
  );
  expect(renderToStaticMarkup(<ProductView view={JSON.parse(text)} />)).not.toMatch(/NaN|undefined/);
});

it('has no edge of its own where something is drawn below it, and no sheet without a title', () => {
  const look = (name: ViewName, standing: boolean) =>
    render(<ProductView view={views[name]} standing={standing} />).container.querySelector(
      'figure > div > div',
    )?.className;
  expect(look('ledger', false)).toBe(frame.raised);
  expect(look('ledger', true)).toBe(frame.standing);
  expect(look('bare', false)).toBe(bare);
});

describe('a table', () => {
  it('writes dates and entries above the account where their columns are hidden', () => {
    const [first, second] = show('ledger').querySelectorAll('tbody tr');
    const spans = [...(first?.children[3]?.querySelectorAll('span') ?? [])];
    expect(spans.map(({ textContent, className }) => [textContent, className])).toEqual([
      ['02\u00a0Mar · ', onlyWhereHidden['not-tiny']],
      ['IN-1', onlyWhereHidden['not-middle']],
    ]);
    expect(second?.children[3]?.innerHTML).toBe('Sales');
    expect(first?.children[2]?.className).toContain(hidden['not-middle']);
  });

  it('has a heading across all columns, and below it the rows of its part', () => {
    const bodies = [...show('bad').querySelectorAll('tbody')];
    expect(bodies.map(({ rows }) => rows.length)).toEqual([3, 1]);
    expect(bodies[1]?.querySelector('th')?.colSpan).toBe(5);
  });
});

it('figures: with the decimals that they are written with, dates, and texts', () => {
  const figures = [...(show('ledger').querySelector('figure > div > div > :nth-child(2)')?.children ?? [])];
  expect(figures.map(({ textContent }) => textContent)).toEqual([
    'Cash(1,200.50)',
    'Margin60.0%+1.2 points',
    'Since02\u00a0Mar',
    'CustomerShop One',
  ]);
});

it('a flow has a lane for each owner, and a line from step to step', () => {
  const container = show('flow');
  expect(textsOf(container, 'th')).toEqual(['Sales', 'Warehouse', 'Bank']);
  const rows = [...(container.querySelector('tbody')?.rows ?? [])];
  expect(rows.map((row) => textsOf(row, 'td'))).toEqual([
    ['Sales · Order', '', ''],
    ['', 'Warehouse · Pick', ''],
    ['', '', 'Bank · Receive'],
  ]);
  expect(rows.map((row) => [...row.cells].map((cell) => cell.querySelector('svg + span') !== null))).toEqual([
    [false, false, false],
    [false, true, false],
    [false, false, true],
  ]);
});
