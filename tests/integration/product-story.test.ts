import { afterAll, beforeAll, expect, it } from 'vitest';
import { content } from '../support/content';
import { readPage } from '../support/read-page';
import { type RunningSite, startSite } from '../support/start-site';

const { path, steps } = content.story;

let site: RunningSite;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site?.stop());

it('the server prints every step with its sheet, in their order, and the first is chosen', async () => {
  const { document, status } = await readPage(`${site.url}${path}`);
  expect(status).toBe(200);
  const group = document.querySelector('[role="radiogroup"]');
  expect([...(group?.querySelectorAll('h3') ?? [])].map(({ textContent }) => textContent)).toEqual(steps);
  expect(group?.querySelectorAll('table')).toHaveLength(steps.length);
  expect([...(group?.querySelectorAll('input') ?? [])].filter(({ checked }) => checked)).toHaveLength(1);
});

it('its amounts are those of the general ledger at the head of the same page', async () => {
  const { document } = await readPage(`${site.url}/`);
  const amounts = (table: Element | null | undefined) => {
    const cells = [...(table?.querySelectorAll('td') ?? [])].map(({ textContent }) => textContent ?? '');
    return new Set(cells.filter((cell) => /^\d[\d.,]*[.,]\d\d$/.test(cell)));
  };
  const ledger = amounts(document.querySelector('main figure table'));
  const billed = document.querySelectorAll('[role="radiogroup"] table')[3];
  const stated = [...amounts(billed)];
  expect(stated).toHaveLength(3);
  expect(stated.filter((amount) => !ledger.has(amount))).toEqual([]);
});

it('a page without the story has neither its figures nor its parts', async () => {
  const { document } = await readPage(`${site.url}${content.pricing.path}`);
  expect(document.querySelector('[role="radiogroup"]')).toBeNull();
  expect(document.documentElement.innerHTML).not.toContain('costAccount');
});
