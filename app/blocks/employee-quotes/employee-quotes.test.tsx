// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { textsOf } from '../../ui/elements.test-support';
import { renderBlock } from '../render-block.test-support';
import { EmployeeQuotes } from './employee-quotes';
import { employeeQuotesFixture } from './employee-quotes.fixture';

const cells = (body: HTMLElement) => Array.from(body.querySelectorAll('ul > li'));

it('shows person and position, and spells out the years', () => {
  const body = renderBlock(<EmployeeQuotes block={employeeQuotesFixture} isHead={false} />);
  const captions = cells(body).map((cell) => textsOf(cell, 'figcaption span:not(:has(span))'));
  expect(captions[0]).toEqual(['Lena Fischer', 'Consultant', '3 years here']);
  expect(captions.map((caption) => caption.at(-1))).toEqual([
    '3 years here',
    '5 years here',
    '1 year here',
    'In the first year here',
    '10 years here',
    'In the first year here',
    '1 year here',
    '7 years here',
  ]);
});
