// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { textsOf } from '../../ui/elements.test-support';
import { renderBlock } from '../render-block.test-support';
import { Calculator } from './calculator';
import { CalculatorInText } from './valuation-calculator';
import { valuationCalculatorFixture as block } from './valuation-calculator.fixture';

const shown = (search: string) => renderBlock(<Calculator block={block} search={search} />);
const totals = (body: HTMLElement) => textsOf(body, 'tfoot td');
const VALID = '?received=2026-02-02&quantity=10&cost=2.00&sold=4';

it('is a section below the headings of the text that it is in', () => {
  const body = renderBlock(<CalculatorInText value={block} />);
  const section = body.querySelector('section#try-it');
  const title = body.querySelector('h3');
  expect(section?.getAttribute('aria-labelledby')).toBe(title?.id);
  expect(title?.nextElementSibling?.textContent).toBe(block.lead);
});

it('begins with the example of the content, valued by the three methods', () => {
  const body = shown('');
  expect(totals(body)).toEqual(['2,315.00', '2,823.00', '2,453.00', '2,685.00', '2,385.50', '2,752.50']);
  expect(textsOf(body, 'caption')).toEqual(['FIFO', 'LIFO', 'Weighted average']);
  expect(body.querySelector('[role="status"]')?.textContent).toContain('FIFO: Cost of sale 2,315.00');
});

it('shows what the address contains, in fields with a name each and a legend for each receipt', () => {
  const body = shown(VALID);
  expect(totals(body).slice(0, 2)).toEqual(['8.00', '12.00']);
  const inputs = [...body.querySelectorAll('input')];
  expect(inputs).toHaveLength(4 * 3 + 1);
  expect(inputs.every((input) => input.labels?.length === 1)).toBe(true);
  expect(body.querySelector('fieldset legend')?.textContent).toBe('Receipt 1');
});

it.each([
  ['quantity=ten', 'Quantity: write a whole number'],
  ['quantity=-3', 'Quantity: write a whole number'],
  ['quantity=1e9', 'Quantity: write a whole number'],
  ['quantity=1000000000', 'Quantity: at most 1,000,000.'],
  ['cost=1.234', 'Unit cost: write an amount'],
  ['received=soon', 'Received: not a date.'],
  ['sold=11', 'Units sold: at most 10.'],
  ['sold=', 'Units sold: missing.'],
])('names what is wrong with %s beside its field, and values nothing', (wrong, message) => {
  const query = new URLSearchParams(VALID);
  const [name = '', value = ''] = wrong.split('=');
  query.set(name, value);
  const body = shown(`?${query}`);
  const field = body.querySelector('[aria-invalid]');
  expect(body.querySelectorAll('[aria-invalid]')).toHaveLength(1);
  expect(field?.getAttribute('name')).toBe(name);
  const text = document.getElementById(field?.getAttribute('aria-describedby') ?? '');
  expect(text?.textContent).toContain(message);
  expect(new Set(totals(body))).toEqual(new Set(['–']));
});

it('prints what was written as text', () => {
  const body = shown(`?${new URLSearchParams({ quantity: '"><img src=x>' })}`);
  expect(body.querySelector('img')).toBeNull();
  expect(body.querySelector('input[name="quantity"]')?.getAttribute('value')).toBe('"><img src=x>');
});

it('sends the form to the page it is on, and offers the way back to the example', () => {
  const body = shown(VALID);
  const form = body.querySelector('form');
  expect([form?.method, form?.getAttribute('action')]).toEqual(['get', '/#title-valuation-calculator-sale']);
  expect(body.querySelector('form a')?.getAttribute('href')).toBe('/#title-valuation-calculator-sale');
  expect(body.querySelector('#title-valuation-calculator-sale')).not.toBeNull();
});
