// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { renderBlock } from '../render-block.test-support';
import { Builder } from './builder';
import { quoteBuilderFixture as block } from './quote-builder.fixture';

const shown = (search: string) => renderBlock(<Builder block={block} search={search} />);
const rows = (body: HTMLElement) =>
  Array.from(body.querySelectorAll('table tr'), (row) =>
    Array.from(row.children, (cell) => cell.textContent),
  );

it('shows the modules that the address chooses, with their users, and a price on quote', () => {
  const body = shown('?module=warehouse&size=medium');
  expect(rows(body).slice(1)).toEqual([
    ['Accounting & financeAccountants\u00a03', 'Add later'],
    ['InventoryManagers\u00a01', 'Add later'],
    ['WarehouseManagers\u00a01, Pickers\u00a05', '6'],
    ['Users in allEach is counted once.', '6'],
    ['Implementation: Medium', '1–3 months'],
    ['Your price', 'On quote'],
  ]);
  const ticked = body.querySelectorAll<HTMLInputElement>('input:checked');
  expect(Array.from(ticked, ({ value }) => value)).toEqual(['warehouse', 'medium']);
});

it('names what is wrong beside its field, and prints it as text', () => {
  const body = shown(`?${new URLSearchParams({ users: '"><img>' })}`);
  const field = body.querySelector('[aria-invalid]');
  expect(document.getElementById(field?.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
    'Accountants: write a whole number, such as 5.',
  );
  expect(body.querySelector('img')).toBeNull();
});

it('offers no outline while a field is marked', () => {
  const body = shown('?module=accounting&module=inventory&users=1200');
  expect(rows(body).slice(1)).toEqual([
    ['Accounting & financeAccountants\u00a0–', '–'],
    ['InventoryManagers\u00a01', '–'],
    ['WarehouseManagers\u00a01, Pickers\u00a05', 'Add later'],
    ['Users in allEach is counted once.', '–'],
    ['Implementation: Smallup to 25 people', '2–6 weeks'],
    ['Your price', 'On quote'],
  ]);
  expect(body.querySelector('a[href^="mailto:"], details')).toBeNull();
  expect(body.querySelector('[role="status"]')?.textContent).toMatch(/^Correct the marked fields/);
});

it('the stair has the order of the modules, from the base up', () => {
  const stair = shown('?module=warehouse').querySelector('div[aria-hidden="true"]');
  expect(Array.from(stair?.children ?? [], ({ textContent }) => textContent)).toEqual(
    block.modules.map(({ name }) => name).reverse(),
  );
});

it('offers the outline as a mail and as text', () => {
  const body = shown('?module=warehouse');
  const mail = body.querySelector('a[href^="mailto:"]')?.getAttribute('href') ?? '';
  const text = new URLSearchParams(mail.split('?')[1]).get('body')?.replaceAll('\r', '');
  expect(text).toContain('- Warehouse: 6');
  expect(body.querySelector('details pre')?.textContent).toBe(text);
});
