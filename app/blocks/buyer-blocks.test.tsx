// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { pageText } from '../page-text/page-text';
import { attributesOf, textsOf } from '../ui/elements.test-support';
import { Block } from './block';
import { customerStoryFixture } from './customer-story/customer-story.fixture';
import { fitTableFixture } from './fit-table/fit-table.fixture';
import { pageHeroFixture } from './page-hero/page-hero.fixture';
import { quoteContentsFixture } from './quote-contents/quote-contents.fixture';
import { renderBlock } from './render-block.test-support';

type Data = typeof customerStoryFixture | typeof fitTableFixture | typeof quoteContentsFixture;
const show = (block: Data) => renderBlock(<Block block={block} isHead={false} />);
const linesOf = (block: Data) =>
  pageText(
    { _id: 'p', _type: 'page', title: 'P', path: '/p', askedAs: null, blocks: [pageHeroFixture, block] },
    new Map(),
  ).sections[1]?.lines;

describe('fit and limits', () => {
  it('says of each list which it is, beside it and for search and assistant', () => {
    const rows = [...show(fitTableFixture).querySelectorAll('tbody > tr')];
    expect(rows.map((row) => textsOf(row, 'th'))).toEqual([['Procurement'], ['Other systems']]);
    const lists = rows.flatMap((row) =>
      [...row.querySelectorAll('td:has(li)')].map((cell) => [
        cell.getAttribute('data-label'),
        textsOf(cell, 'li').join(),
      ]),
    );
    expect(lists).toEqual([
      ['Does', 'Three-way match,Goods receipt'],
      ['Does not', 'EDI with suppliers'],
      ['Does not', 'Payroll'],
      ['Ask us', 'What you exchange today'],
    ]);
    expect(linesOf(fitTableFixture)).toEqual([
      'Procurement Does: Three-way match, Goods receipt',
      'Procurement Does not: EDI with suppliers',
      'Other systems Does not: Payroll',
      'Other systems Ask us: What you exchange today',
    ]);
  });

  it('leaves an empty list out, and keeps its column', () => {
    const cells = [...show(fitTableFixture).querySelectorAll('tbody > tr:last-child > td')];
    expect(cells.map(({ childElementCount }) => childElementCount)).toEqual([0, 1, 1]);
  });
});

describe('what a quote contains', () => {
  it('has no place for a price: each amount is the one text, in the total too', () => {
    const rows = [...show(quoteContentsFixture).querySelectorAll(':is(tbody, tfoot) > tr')];
    expect(rows.map(({ lastElementChild }) => lastElementChild?.textContent)).toEqual(
      new Array(3).fill(quoteContentsFixture.amountText),
    );
    expect(JSON.stringify(linesOf(quoteContentsFixture))).not.toContain(quoteContentsFixture.amountText);
  });

  it('heads every column, and each cell of a line with its column', () => {
    const body = show(quoteContentsFixture);
    expect(textsOf(body, 'thead th')).toEqual(quoteContentsFixture.labels);
    expect(attributesOf(body, 'tbody > tr:first-child > td', 'data-label')).toEqual(
      quoteContentsFixture.labels.slice(1),
    );
  });
});

it('a customer’s story without screens or note is its facts and chapters', () => {
  const body = show({ ...customerStoryFixture, pictures: null, note: null });
  expect([textsOf(body, 'ul p'), textsOf(body, 'h3')]).toEqual([
    ['Company', 'Marlow UK', 'Size', '60 people'],
    ['Before', 'What was hard'],
  ]);
  expect(body.querySelector('figure')).toBeNull();
  expect(linesOf(customerStoryFixture)).toEqual([
    'A sample.',
    'Company: Marlow UK',
    'Size: 60 people',
    'Before: Orders were typed twice.',
    'What was hard: Naming the bins.',
  ]);
});
