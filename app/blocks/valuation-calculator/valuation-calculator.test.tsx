// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { textsOf } from '../../ui/elements.test-support';
import { renderBlock } from '../render-block.test-support';
import { Calculator } from './calculator';
import { CalculatorInText } from './valuation-calculator';
import { valuationCalculatorFixture as block } from './valuation-calculator.fixture';

const shown = (search: string) => renderBlock(<Calculator block={block} />, `/${search}`);
const totals = (body: HTMLElement) => textsOf(body, 'tfoot td');

it('is a section below the headings of the text that it is in', () => {
  const body = renderBlock(<CalculatorInText value={block} />);
  const section = body.querySelector('section#try-it');
  const title = body.querySelector('h3');
  expect(section?.getAttribute('aria-labelledby')).toBe(title?.id);
  expect(title?.nextElementSibling?.textContent).toBe(block.lead);
});

it('begins with the sale of the content, in a table with its layers drawn below', () => {
  const body = shown('');
  expect(totals(body)).toEqual(['280', '', '130', '2,315.00', '150', '2,823.00']);
  expect(textsOf(body, 'caption')).toEqual(['Oak shelf 900']);
  expect(body.querySelectorAll('table + svg rect')).toHaveLength(2);
  expect(body.querySelector('output')?.textContent).toBe('Cost of sale 2,315.00, Stock left 2,823.00');
});

it('shows the sale of the address, in a form that is sent to the page it is on', () => {
  const body = shown('?sold=280');
  expect(totals(body)).toEqual(['280', '', '280', '5,138.00', '0', '0.00']);
  expect(body.querySelector('table + svg')).toBeNull();
  const input = body.querySelector('input');
  const form = body.querySelector('form');
  expect([input?.value, input?.labels?.[0]?.textContent]).toEqual(['280', 'Units sold']);
  expect([form?.method, form?.getAttribute('action')]).toEqual(['get', `/#${input?.id}`]);
});

it.each(['281', '-3', '1e9', '1000000000', 'ten', '', '"><img src=x>'])(
  'says beside the field what may be entered instead of “%s”, and values nothing',
  (sold) => {
    const body = shown(`?${new URLSearchParams({ sold })}`);
    const field = body.querySelector('[aria-invalid]');
    expect(field?.getAttribute('value')).toBe(sold);
    const message = document.getElementById(field?.getAttribute('aria-describedby') ?? '');
    expect(message?.textContent).toBe('Enter a whole number: 0–280');
    expect(totals(body)).toEqual(['280', '', '', '', '', '']);
    expect(body.querySelector('img')).toBeNull();
  },
);
