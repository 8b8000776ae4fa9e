// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { renderBlock } from '../render-block.test-support';
import { RuledList } from './ruled-list';
import { ruledListFixture } from './ruled-list.fixture';

const render = (change: Partial<typeof ruledListFixture> = {}, isHead = false) =>
  renderBlock(<RuledList block={{ ...ruledListFixture, ...change }} isHead={isHead} />);
const rows = (body: HTMLElement) => Array.from(body.querySelectorAll('ul > li'));

it('makes a link, with an arrow, of every row with a safe target and of no other', () => {
  const looks = rows(render()).map((row) => {
    const hasArrow = row.lastElementChild?.querySelector('svg') !== null;
    return [row.querySelector('a')?.getAttribute('href') ?? 'none', hasArrow ? 'arrow' : ''].join(' ');
  });
  expect(looks).toEqual(['none ', '/features arrow', '/support/customer-support arrow', 'none ']);
});

it('reserves a column for icons in every row if one row has an icon', () => {
  const first = (body: HTMLElement) => rows(body).map((row) => row.firstElementChild?.tagName);
  expect(first(render())).toEqual(Array(4).fill('SPAN'));
  const items = ruledListFixture.items.map((item) => ({ ...item, icon: null }));
  expect(first(render({ items }))).toEqual(Array(4).fill('DIV'));
});
