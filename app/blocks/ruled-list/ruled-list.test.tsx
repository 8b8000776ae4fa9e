// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { textsOf } from '../../ui/elements.test-support';
import { renderBlock } from '../render-block.test-support';
import { RuledList } from './ruled-list';
import { ruledListFixture } from './ruled-list.fixture';

const rows = (body: HTMLElement) => Array.from(body.querySelectorAll('ul > li'));

describe('RuledList', () => {
  it('shows title, lead and every row in order', () => {
    const body = renderBlock(<RuledList block={ruledListFixture} isHead={false} />);
    expect(body.querySelector('section#covers h2')?.textContent).toBe('What the quote covers.');
    expect(body.querySelector('h2 + p')?.textContent).toBe('Five things, agreed before you start.');
    expect(rows(body).map((row) => textsOf(row, 'p'))).toEqual(
      ruledListFixture.items.map((item) => [item.title, item.description]),
    );
  });

  it('makes a link, with an arrow, of every row with a safe target and of no other', () => {
    const body = renderBlock(<RuledList block={ruledListFixture} isHead={false} />);
    expect(rows(body).map((row) => row.querySelector('a')?.getAttribute('href') ?? null)).toEqual([
      null,
      '/features',
      '/support/customer-support',
      null,
    ]);
    expect(rows(body).map((row) => row.lastElementChild?.querySelector('svg') !== null)).toEqual([
      false,
      true,
      true,
      false,
    ]);
  });

  it('reserves a column for icons in every row if one row has an icon', () => {
    const body = renderBlock(<RuledList block={ruledListFixture} isHead={false} />);
    expect(rows(body).map((row) => row.firstElementChild?.tagName)).toEqual(Array(4).fill('SPAN'));
    const items = ruledListFixture.items.map((item) => ({ ...item, icon: null }));
    const plain = renderBlock(<RuledList block={{ ...ruledListFixture, items }} isHead={false} />);
    expect(rows(plain).map((row) => row.firstElementChild?.tagName)).toEqual(Array(4).fill('DIV'));
  });

  it('omits what is empty', () => {
    const bare = { ...ruledListFixture, lead: null, items: [], anchor: null };
    const body = renderBlock(<RuledList block={bare} isHead={true} />);
    expect(body.querySelector('h1 + p, ul')).toBeNull();
    expect(body.querySelector('section')?.hasAttribute('id')).toBe(false);
  });
});
